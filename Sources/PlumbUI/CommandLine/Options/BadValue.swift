/// An invalid argument of a command line, or another error of a command, with a message.
package struct BadValue: Error, Equatable, CustomStringConvertible {
  package let description: String

  package init(description: String) {
    self.description = description
  }
}
