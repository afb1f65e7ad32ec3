import CSystem

/// A second stack for the handlers of signals, without which a program that has used up its stack dies with the screen up.
enum HandlerStack {
  /// Gives the thread one. The main actor is served by one thread now and another later; so this is asked for often.
  static func adopt() {
    dokusho_use_handler_stack()
  }
}
