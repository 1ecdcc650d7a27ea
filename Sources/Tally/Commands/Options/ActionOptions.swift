import ArgumentParser
import SwiftUI

/// The actions performed on a scene before it is rendered or printed.
struct ActionOptions: ParsableArguments {
  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Click at a point before the frame; may repeat, and mix with --tap, in order.",
      valueName: "X,Y"),
    transform: SceneAction.point)
  var click: [CGPoint] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Click the button with a label before the frame; may repeat, and mix with --click.",
      valueName: "LABEL"))
  var tap: [String] = []

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The time after the last click, in seconds (default: when all movement is over).",
      valueName: "SECONDS"),
    transform: OptionValue.seconds)
  var at: Double?

  /// All clicks and taps in the order of the arguments they were parsed from.
  func inOrder(
    of arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> [SceneAction] {
    SceneAction.inOrder(of: arguments, clicks: click, taps: tap)
  }
}
