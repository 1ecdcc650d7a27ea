import ArgumentParser
import BallotStorage
import SwiftUI

/// `tally reset`: begins the poll anew.
struct ResetCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset",
    abstract: "Begin the poll without votes; the file with the votes so far is kept.")

  @OptionGroup var poll: PollOptions

  @Flag(help: "Do not ask.")
  var yes = false

  @MainActor func perform() throws {
    let votes = try StoredVotes(poll)
    let count = try votes.counted().totalVotes
    guard try yes || confirms(count, question: votes.poll.question.usual) else {
      throw BadValue(description: "Nothing was changed. Answer y, or give --yes.")
    }
    guard let copy = try votes.store.reset(votes.poll.id) else { return }
    try StandardStream.print(
      "The poll has no votes now. The \(count) so far are kept in \(copy)\n",
      after: "The poll has no votes now; the \(count) so far are kept in \(copy).")
  }

  /// Asks on standard error, so that the answer of a script is not mixed with the output.
  @MainActor private func confirms(_ count: Int, question: String) throws -> Bool {
    StandardStream.ask("Remove the \(count) votes of \"\(question)\" from the poll? [y/N] ")
    var lines = InputLines()
    return ["y", "yes"].contains(try lines.next()?.lowercased())
  }
}
