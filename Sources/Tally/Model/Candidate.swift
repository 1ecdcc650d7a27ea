/// Somebody the poll is about, with the votes counted so far.
nonisolated struct Candidate: Identifiable, Hashable, Sendable {
  /// What people call the candidate; no two in one poll share it.
  let name: String
  /// What stands on the avatar.
  let emblem: Emblem
  /// Which of the theme's colours is the candidate's own; counts round the palette.
  let tint: Int
  /// The votes counted, never negative.
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
