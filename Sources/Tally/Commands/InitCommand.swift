import ArgumentParser
import Foundation
import SwiftUI

/// `tally init FILE.json`: an example of a poll file.
struct InitCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write an example of a poll file, to be edited.")

  @Argument(
    help: ArgumentHelp("The file to write, - for standard output.", valueName: "FILE.json"))
  var output: String

  @MainActor func perform() throws {
    // An existing poll must not be replaced by an example.
    guard output == "-" || !FileManager.default.fileExists(atPath: output) else {
      throw BadValue(description: "\(output) exists and was left as it is. Choose another name.")
    }
    try OutputFile.writeOrPrint(Data(PollFile.example.utf8), to: output)
  }
}
