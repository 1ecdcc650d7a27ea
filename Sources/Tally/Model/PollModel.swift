import SwiftUI

/// The poll shown on the screen, whose votes are printed when the window is closed.
@Observable
final class PollModel {
  private(set) var poll: Poll

  init(_ poll: Poll) {
    self.poll = poll
  }

  /// Adds a vote for the contender with a name; ignored if there are already `Int.max` votes.
  func vote(for name: String) {
    poll.vote(for: name)
  }
}
