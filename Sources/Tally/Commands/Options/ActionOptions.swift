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
    transform: Self.parseSeconds)
  var at: Double?

  /// Parses a time from 0 to an hour.
  static func parseSeconds(_ text: String) throws(BadValue) -> Double {
    guard let seconds = decimal(text[...]), (0...3_600).contains(seconds) else {
      throw BadValue(description: "give a time in seconds from 0 to 3600, as in 0.25.")
    }
    return seconds
  }

  /// All clicks and taps in the order of the arguments they were parsed from.
  func inOrder(
    of arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> [SceneAction] {
    SceneAction.inOrder(of: arguments, clicks: click, taps: tap)
  }
}
