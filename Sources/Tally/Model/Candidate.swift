import SwiftUI

/// A candidate of the poll, with the votes counted so far.
nonisolated struct Candidate: Identifiable, Hashable, Sendable {
  /// The identifier of the candidate in the stored votes; unique in a poll.
  let id: String
  /// The name on the screen.
  let title: PollText
  /// The emblem on the avatar.
  let emblem: Emblem
  /// The colour.
  let tint: Tint
  /// The number of votes, never negative.
  var votes: Int

  /// The name on the command line; unique in a poll.
  var name: String { title.usual }

  init(id: String, title: PollText, emblem: Emblem = .initial, tint: Tint, votes: Int = 0) {
    precondition(!title.usual.isEmpty, "A candidate has no name. Give every candidate a name.")
    precondition(
      votes >= 0, "\(title.usual) has \(votes) votes. A count of votes is never negative.")
    self.id = id
    self.title = title
    self.emblem = emblem
    self.tint = tint
    self.votes = votes
  }

  /// Returns whether another candidate is the same but for its votes.
  func isSame(as other: Candidate) -> Bool {
    id == other.id && title == other.title && emblem == other.emblem && tint == other.tint
  }

  /// Creates a candidate that is identified by its name and has a colour of the theme.
  init(name: String, emblem: Emblem = .initial, tint: Int, votes: Int = 0) {
    self.init(
      id: name, title: .translated(name), emblem: emblem, tint: .palette(tint), votes: votes)
  }
}
