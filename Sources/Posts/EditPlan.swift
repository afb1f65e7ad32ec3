/// What is about to be done to several memos as one: kept so that a program that starts after a crash can finish it.
package struct EditPlan: Hashable, Sendable {
  package let name: EditName
  package let batch: WriteBatch
  /// What takes back each write of the batch; nil for one that would fail.
  package let inverses: [WriteBatch.Write?]

  package init(name: EditName, batch: WriteBatch, inverses: [WriteBatch.Write?]) {
    self.name = name
    self.batch = batch
    self.inverses = inverses
  }
}
