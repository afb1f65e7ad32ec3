import Redux

func reducePostDetail(_ action: any Action, _ state: inout PostDetailState) {
  if case PostDetailAction.updatePost(.success(let document)) = action {
    state.document = document
  }
}
