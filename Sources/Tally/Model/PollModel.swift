import PlumbUI

/// The poll that the screen shows and the program reads when the window closes.
@Observable
final class PollModel {
  private(set) var poll: Poll

  init(_ poll: Poll) {
    self.poll = poll
  }

  /// Counts one vote for the contender of that name; beyond `Int.max` votes, none is counted.
  func vote(for name: String) {
    poll.vote(for: name)
  }
}
