import ArgumentParser
import BallotStorage
import Foundation
import SwiftUI

/// `tally export FILE`: all stored entries of the poll, for `tally import`.
struct ExportCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write the stored votes, with their times, to a file.")

  @Argument(help: ArgumentHelp("The file to write, - for standard output.", valueName: "FILE"))
  var output: String

  @OptionGroup var poll: PollOptions

  @MainActor func perform() throws {
    let votes = try StoredVotes(poll)
    let entries = try votes.store.entries(of: votes.poll.id)
    try OutputFile.writeOrPrint(BallotLines.data(entries), to: output)
  }
}

/// `tally import FILE`: the entries of an exported file, added to the stored ones.
struct ImportCommand: SceneCommand {
  /// The largest number of bytes that are read, of more than half a million votes.
  static let largest = 128 << 20

  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add the votes of an exported file to the stored ones.",
    discussion: "Votes that are stored already are not counted again.")

  @Argument(help: ArgumentHelp("The file to read, - for standard input.", valueName: "FILE"))
  var input: String

  @OptionGroup var poll: PollOptions

  @MainActor func perform() throws {
    let data = try data()
    let votes = try StoredVotes(poll)
    let entries = try BallotLines.entries(data, path: input)
    if let other = entries.first(where: { $0.poll != votes.poll.id })?.poll {
      throw BadValue(
        description: "\(input) has votes of the poll \"\(other)\", not of \"\(votes.poll.id)\". "
          + "Name the poll's file with --poll. Nothing was imported.")
    }
    let before = try votes.counted().totalVotes
    try votes.store.append(entries)
    let after = try votes.counted().totalVotes
    let sentence = "\(entries.count) entries read, \(after - before) votes added."
    try StandardStream.print("\(sentence)\n", after: sentence)
  }

  private func data() throws(BadValue) -> Data {
    do throws(RegularFile.Failure) {
      return try input == "-"
        ? RegularFile.contents(of: .standardInput, limit: Self.largest)
        : RegularFile.contents(of: input, limit: Self.largest)
    } catch {
      let advice =
        if case .tooLarge = error {
          "Give it in parts, each with the first line before it."
        } else {
          "Name a file of tally export."
        }
      let place = input == "-" ? "Standard input" : input
      throw BadValue(description: "\(place) cannot be read: \(error). \(advice)")
    }
  }
}
