/// What a test waited for and did not get, told with the screen it got instead.
package struct UnmetExpectation: Error {
  /// Which line of which test waited.
  let place: CallSite
  /// What was missing, and whether the program still runs.
  let sentence: String
  /// The screen in a frame, or a comparison of screens.
  let evidence: String
  /// What the program wrote to its standard error, if that was kept apart.
  let complaint: String
}

extension UnmetExpectation: CustomStringConvertible {
  package var description: String {
    let told = complaint.isEmpty ? [] : ["standard error:", complaint]
    return (["\(place): \(sentence)", evidence] + told).joined(separator: "\n")
  }
}
