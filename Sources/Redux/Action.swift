/// Something that happened, told to the store: a value that says what, never how.
///
/// Actions are usually the cases of an enum, named after what the user or the world did. An error is data
/// as well: it travels in an action, for example as `case loaded(Result<[Int], LoadError>)`.
public protocol Action: Sendable {}
