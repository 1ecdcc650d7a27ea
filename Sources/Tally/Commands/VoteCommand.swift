import ArgumentParser
import BallotStorage
import Foundation
import SwiftUI

/// `tally vote NAME …`: votes from a script.
struct VoteCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "vote",
    abstract: "Store votes without opening a window.",
    discussion: """
      Prints the identifier of each ballot once it is stored. Where that cannot be written, the votes \
      are stored all the same, and the exit status is \(OutputError.status).
      """)

  @Argument(
    help: ArgumentHelp(
      "The contenders to vote for, by name; - reads one name a line from standard input.",
      valueName: "NAME"))
  var names: [String]

  @OptionGroup var poll: PollOptions

  @MainActor func perform() throws {
    let votes = try StoredVotes(poll)
    if names == ["-"] { try castLines(in: votes) } else { try cast(names, in: votes) }
  }

  /// Stores a vote for each line of standard input when it arrives. Empty lines are skipped.
  @MainActor private func castLines(in votes: StoredVotes) throws {
    var lines = InputLines()
    var count = 0
    do {
      while let line = try lines.next() {
        if line.allSatisfy(\.isWhitespace) { continue }
        try cast([line], in: votes, after: count)
        count += 1
      }
    } catch let error as OutputError {
      throw error
    } catch {
      throw BadValue(description: "Line \(lines.number): \(error) \(Self.sentence(stored: count))")
    }
  }

  /// Stores a vote for each name, or none if one of them is unknown.
  ///
  /// - Parameter count: the number of votes that were stored before.
  @MainActor private func cast(
    _ names: [String], in votes: StoredVotes, after count: Int = 0
  ) throws {
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
    try StandardStream.print(lines, after: Self.sentence(stored: count + entries.count))
  }

  private nonisolated static func sentence(stored count: Int) -> String {
    switch count {
    case 0: "No vote was stored."
    case 1: "One vote was stored."
    default: "\(count) votes were stored."
    }
  }
}
