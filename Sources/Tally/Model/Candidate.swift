/// A candidate of the poll, with the votes counted so far.
nonisolated struct Candidate: Identifiable, Hashable, Sendable {
  /// The name of the candidate; unique in a poll.
  let name: String
  /// The emblem on the avatar.
  let emblem: Emblem
  /// The index of the candidate's colour in the theme's palette, modulo the palette's size.
  let tint: Int
  /// The number of votes, never negative.
  var votes: Int

  var id: String { name }

  init(name: String, emblem: Emblem = .initial, tint: Int, votes: Int = 0) {
    precondition(!name.isEmpty, "A candidate has no name. Give every candidate a name.")
    precondition(votes >= 0, "\(name) has \(votes) votes. A count of votes is never negative.")
    self.name = name
    self.emblem = emblem
    self.tint = tint
    self.votes = votes
  }
}
