import ArgumentParser
import BallotStorage
import Foundation
import SwiftUI

/// The options that name a poll, and the place of its votes.
struct PollOptions: ParsableArguments {
  @Option(
    name: .customLong("poll"),
    help: ArgumentHelp(
      "The file with the question and the contenders (default: the favourite pet).",
      valueName: "FILE.json"),
    transform: PollSource.file)
  var source = PollSource.known(.favouritePet)

  @Option(
    help: ArgumentHelp(
      "The file of the stored votes, or :memory: to store none "
        + "(default: tally/votes.sqlite in the user's data).",
      valueName: "FILE"),
    transform: Self.parseLocation)
  var data: BallotLocation?

  /// Returns the poll without votes.
  nonisolated func poll() throws(PollFileError) -> Poll {
    switch source {
    case .known(let poll): poll
    case .file(let path): try PollFile(path: path).poll()
    }
  }

  /// Returns the place where the votes are stored.
  ///
  /// - Throws: a sentence if the user has no folder for data.
  nonisolated func location() throws(BadValue) -> BallotLocation {
    if let data { return data }
    return try Self.usualLocation()
  }

  nonisolated static func parseLocation(_ text: String) throws(BadValue) -> BallotLocation {
    guard !text.isEmpty else { throw BadValue(description: "give the name of a file.") }
    return text == ":memory:" ? .memory : .file(text)
  }

  /// The file in the folder of the user's data, as the XDG base directory specification defines it.
  nonisolated static func usualLocation(
    _ environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(BadValue) -> BallotLocation {
    guard let folder = BaseDirectories(environment).data else {
      throw BadValue(
        description: "There is no folder for the votes: HOME and XDG_DATA_HOME are not set. "
          + "Set one of them, or name a file with --data.")
    }
    return .file("\(folder)/tally/votes.sqlite")
  }
}

/// The origin of the question and the contenders.
nonisolated enum PollSource: Hashable, Sendable {
  case known(Poll)
  case file(String)

  /// The path of the file; `nil` for a poll of the program.
  var file: String? {
    if case .file(let path) = self { path } else { nil }
  }
}

/// The votes in an argument such as `Cat=25,Dog=16`, which only a poll can read.
nonisolated struct VotesList: Hashable, Sendable {
  let text: String
}
