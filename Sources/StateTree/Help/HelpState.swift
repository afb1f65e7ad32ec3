/// The help screen: what is searched for in it.
package struct HelpState: Hashable, Sendable {
  package var search = ""
}
