/// A part of the table that can be asked for by its name.
enum Part: String, CaseIterable {
  case start, cold, key, filter, query, outside, star, save, scroll, memory, dispatch
}
