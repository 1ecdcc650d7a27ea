import ArgumentParser
import Foundation
import SwiftUI

/// `tally render OUT.png`: one frame as an image, without a window or a display.
struct RenderCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Render the poll or an example to a PNG file, one frame or an animation.")

  @Argument(
    help: ArgumentHelp(
      "The file to write, - for standard output; with --animate also a folder, for one file a frame.",
      valueName: "OUT.png"))
  var output: String

  @OptionGroup var scene: SceneOptions
  @OptionGroup var actions: ActionOptions
  @OptionGroup var animation: AnimationOptions

  func validate() throws {
    if animation.animate, actions.at != nil {
      throw ValidationError("--animate shows all moments; leave --at out.")
    }
  }

  @MainActor func perform() throws {
    let screen = try HeadlessScreen(options: scene, actions: actions.inOrder())
    if animation.animate {
      try Film(app: screen.app, frames: animation.frames).write(to: output)
    } else {
      screen.show(at: actions.at)
      try OutputFile.writeOrPrint(screen.app.pngData(), to: output)
    }
  }
}
