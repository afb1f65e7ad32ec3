import Posts

extension PostFields {
  /// Takes the time of the file's last change, in nanoseconds since 1970, for the time when the memo was created.
  mutating func estimateCreated(modified: Int64, localTime: any LocalTime) {
    created = localTime.timestamp(seconds: Int(modified / 1_000_000_000))
    createdForOrder = min(created.seconds, localTime.now.seconds)
    isCreatedEstimated = true
  }
}
