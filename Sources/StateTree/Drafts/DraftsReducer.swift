import Posts
import Redux

func reduceDrafts(_ action: any Action, _ state: inout DraftsState) {
  guard let action = action as? DraftsAction else { return }
  switch action {
  case .update(let drafts): state.drafts = drafts
  case .keep(let draft): state.drafts = [draft] + state.drafts.filter { $0.id != draft.id }
  case .forget(let id): state.drafts.removeAll { $0.id == id }
  case .select(let row): state.row = row
  }
  state.row = max(0, min(state.row, state.drafts.count - 1))
}
