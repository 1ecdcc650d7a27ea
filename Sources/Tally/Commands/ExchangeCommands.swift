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
    try Output.write(BallotLines.data(entries), to: output)
  }
}

/// `tally import FILE`: the entries of an exported file, added to the stored ones.
struct ImportCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Add the votes of an exported file to the stored ones.",
    discussion: "Votes that are stored already are not counted again.")

  @Argument(help: ArgumentHelp("The file to read, - for standard input.", valueName: "FILE"))
  var input: String

  @OptionGroup var poll: PollOptions

  @MainActor func perform() throws {
    let data: Data
    do {
      let file =
        input == "-"
        ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(filePath: input))
      data = try file.readToEnd() ?? Data()
    } catch {
      throw BadValue(description: "\(input) cannot be read. Name a file of tally export.")
    }
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
    print("\(entries.count) entries read, \(after - before) votes added.")
  }
}
