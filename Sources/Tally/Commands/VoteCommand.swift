import ArgumentParser
import BallotStorage
import Foundation

/// `tally vote NAME …`: votes from a script.
struct VoteCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "vote",
    abstract: "Store votes without opening a window.",
    discussion: "Prints the identifier of each ballot once it is stored.")

  @Argument(
    help: ArgumentHelp(
      "The contenders to vote for, by name; - reads one name a line from standard input.",
      valueName: "NAME"))
  var names: [String]

  @OptionGroup var poll: PollOptions

  @MainActor func perform() throws {
    let votes = try StoredVotes(poll)
    if names == ["-"] {
      while let line = readLine(), !line.isEmpty { try cast([line], in: votes) }
    } else {
      try cast(names, in: votes)
    }
  }

  /// Stores a vote for each name, or none if one of them is unknown.
  @MainActor private func cast(_ names: [String], in votes: StoredVotes) throws {
    let poll = votes.poll
    let now = Int64(Date().timeIntervalSince1970 * 1_000)
    let entries = try names.map { name throws(VotesError) in
      guard let candidate = poll.candidate(named: name) else {
        throw .unknownName(name, contenders: poll.candidates.map(\.name))
      }
      return BallotEntry(poll: poll.id, contender: candidate.id, time: now)
    }
    try votes.store.append(entries)
    let lines = entries.map { "\($0.ballot)\n" }.joined()
    FileHandle.standardOutput.write(Data(lines.utf8))
  }
}
