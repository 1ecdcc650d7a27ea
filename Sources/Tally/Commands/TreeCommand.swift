import ArgumentParser
import Foundation
import SwiftUI

/// `tally tree`: every view of a frame as JSON on standard output.
struct TreeCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Print every view of the poll or of an example as JSON.")

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write (default: standard output).", valueName: "FILE"))
  var output = "-"

  @OptionGroup var scene: SceneOptions
  @OptionGroup var actions: ActionOptions

  @MainActor func perform() throws {
    let screen = try HeadlessScreen(options: scene, actions: actions.inOrder())
    screen.show(at: actions.at)
    try OutputFile.writeOrPrint(TreeReport(of: screen.app).terminatedJSONLine(), to: output)
  }
}
