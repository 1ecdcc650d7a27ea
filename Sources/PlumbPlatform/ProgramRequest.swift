internal import Foundation

/// A request to the running program from outside: from the desktop, or from a second start of the program.
package struct ProgramRequest: Hashable, Sendable {
  /// The purposes of requests.
  package enum Purpose: Hashable, Sendable {
    /// A person has started the program again.
    case activate
    /// Addresses and files are to be opened.
    case open([URL])
    /// An action of the program's desktop entry is to be performed; its name.
    case perform(action: String)
  }

  package var purpose: Purpose
  /// The text with which the desktop lets a window of the program take the keyboard focus; `nil` for none.
  package var activationToken: String?

  /// Creates a request.
  package init(_ purpose: Purpose, activationToken: String? = nil) {
    (self.purpose, self.activationToken) = (purpose, activationToken)
  }
}
