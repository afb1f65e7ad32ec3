/// When the listeners of a fake collection hear of a snapshot.
package enum FakeDelivery: Sendable {
  /// Inside the call that caused it.
  case atOnce
  /// With the next `deliver()`.
  case whenTold
}
