import Posts
import Redux

func reducePostDetail(_ action: any Action, _ state: inout PostDetailState) {
  switch action {
  case PostDetailAction.updatePost(.success(let document)): state.document = document
  case PostDetailAction.find(let condition): state.find = condition
  case PostDetailAction.wantHit(let id): state.wantHit(in: id)
  // What was looked for in one list has no meaning in the next.
  case NavigationAction.open(.postDetail): state.find = nil
  default: break
  }
}

extension PostDetailState {
  fileprivate mutating func wantHit(in id: PostID) {
    wantedHit = WantedHit(number: (wantedHit?.number ?? 0) + 1, id: id)
  }
}
