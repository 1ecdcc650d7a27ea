import BallotStorage

/// The stored votes of a poll, for the commands without a window.
struct StoredVotes {
  let poll: Poll
  let store: BallotStore

  /// Opens the votes and checks all of them; warns if they are damaged.
  init(_ options: PollOptions) throws {
    poll = try options.poll()
    store = BallotStore(try options.location())
    try store.verify()
    for salvage in store.salvages { Program.warn(salvage.sentence) }
  }

  /// Returns the poll with its stored votes.
  func counted() throws -> Poll { poll.withVotes(try store.standings(of: poll.id)) }
}

nonisolated extension Salvage {
  /// A sentence about the damage and its consequences, for people.
  var sentence: String {
    let loss =
      switch lost {
      case 0?: "none is lost"
      case 1?: "one is lost"
      case let lost?: "\(lost) are lost"
      case nil: "others may be lost"
      }
    return "\(damaged) is damaged and was left as it is. \(entries) of its entries could be read, "
      + "\(loss); they and new votes are in \(current)."
  }
}
