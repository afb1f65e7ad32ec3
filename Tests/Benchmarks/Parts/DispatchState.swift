import Redux

/// A state of 20 fields.
struct DispatchState {
  var title = "吾輩は猫である"
  var author = "a name that does not fit into its own sixteen bytes"
  var kind = "quote"
  var filter = ""
  var message: String?
  var tags = ["猫", "鏡"]
  var pages = [12, 48]
  var isLoading = false
  var isSearching = true
  var selection: Int? = 3
  var firstRow = 10
  var rows = 40
  var columns = 120
  var page = 310
  var rating = 4
  var total = 100_000
  var shown = 80
  var favorites = 7
  var width = 0.5
  /// The only one that the action changes.
  var counter = 0
}

struct Count: Action {}

func dispatchReducer(_ action: any Action, _ state: inout DispatchState) {
  if action is Count { state.counter += 1 }
}
