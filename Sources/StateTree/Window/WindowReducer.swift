import Redux

func reduceWindow(_ action: any Action, _ state: inout WindowState) {
  if case WindowAction.resized(let rows, let columns) = action {
    (state.rows, state.columns) = (rows, columns)
  }
}
