import ArgumentParser
import BallotStorage
import Foundation
import SwiftUI

/// `tally edit FILE.json`: the window with the editor in front of the poll.
struct EditCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "edit",
    abstract: "Open a poll file to change its question and contenders.",
    discussion: "A file that does not exist is made, with an example of a poll to begin with.")

  @Argument(
    help: ArgumentHelp(
      "The poll file (default: the favourite pet, which is saved to a new file).",
      valueName: "FILE.json"))
  var file: String?

  @OptionGroup var display: DisplayOptions

  @Option(
    help: ArgumentHelp(
      "The file of the stored votes, or :memory: to store none "
        + "(default: tally/votes.sqlite in the user's data).",
      valueName: "FILE"),
    transform: PollOptions.parseLocation)
  var data: BallotLocation?

  @MainActor func perform() throws {
    if let file, !FileManager.default.fileExists(atPath: file) { try Self.makeFile(file) }
    let poll = try file.map { path throws(PollFileError) in try PollFile(path: path).poll() }
    let location = WindowCommand.usable { () throws(BadValue) in
      if let data { return data }
      return try PollOptions.usualLocation()
    }
    do {
      try WindowCommand.showWindow(
        with: poll ?? .favouritePet, of: file, storedAt: location, options: display.appOptions(),
        panel: .editor)
    } catch SDLError.noDisplay {
      throw BadValue(
        description: "There is no display to show the editor on. A poll file is a text, which any "
          + "editor of texts can change.")
    }
  }

  /// Writes the example into a new file. The new poll has an identifier of its own, and so its own
  /// votes.
  nonisolated static func makeFile(_ path: String) throws(BadValue) {
    let text = PollFile.example.replacing(
      "\"id\": \"lunch\"", with: "\"id\": \"\(PollDraft.newPollID(for: "lunch"))\"")
    do throws(POSIXError) {
      try OutputFile.store(Data(text.utf8), at: path, replaces: false)
    } catch {
      throw BadValue(
        description: "\(path) cannot be made: \(OutputFile.message(for: error)). "
          + "Choose another path.")
    }
  }
}
