import ArgumentParser
import Foundation

/// `tally render OUT.png`: one frame as a picture, without a window or a display.
struct RenderCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Render one frame of the poll to a PNG file.")

  @Argument(help: ArgumentHelp("The file to write.", valueName: "OUT.png"))
  var output: String

  @OptionGroup var scene: SceneOptions
  @OptionGroup var actions: ActionOptions

  @MainActor func perform() throws {
    let poll = try HeadlessPoll(options: scene, actions: actions.inOrder())
    try poll.write(to: URL(fileURLWithPath: output))
  }
}
