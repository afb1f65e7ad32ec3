import Redux

func reduceDifference(_ action: any Action, _ state: inout DifferenceState) {
  if case DifferenceAction.show(let shown) = action { state = shown }
}
