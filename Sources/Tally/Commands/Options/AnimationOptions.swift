import ArgumentParser
import SwiftUI

/// The options for filming the animations after the last click.
struct AnimationOptions: ParsableArguments {
  @Flag(help: "Write what moves after the last click: an animated PNG, or one file a frame.")
  var animate = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The frames per second, 1 to 120.", valueName: "N"),
    transform: FrameTimes.rate)
  var fps = 30

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How much is filmed, in seconds, up to 60.", valueName: "S"),
    transform: FrameTimes.duration)
  var duration = 1.0

  /// The moments after the last click.
  var frames: FrameTimes { FrameTimes(rate: fps, duration: duration) }
}
