import ArgumentParser

/// The options for filming the animations after the last click.
struct AnimationOptions: ParsableArguments {
  @Flag(help: "Write what moves after the last click: an animated PNG, or one file a frame.")
  var animate = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The frames per second, 1 to 120.", valueName: "N"),
    transform: Self.parseRate)
  var fps = 30

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("How much is filmed, in seconds, up to 60.", valueName: "S"),
    transform: Self.parseDuration)
  var duration = 1.0

  /// The times of all frames in seconds after the last click; the last one is the whole duration.
  var times: [Double] {
    (0...Int((duration * Double(fps)).rounded())).map { Double($0) / Double(fps) }
  }

  static func parseRate(_ text: String) throws(BadValue) -> Int {
    guard let rate = Int(text), (1...120).contains(rate) else {
      throw BadValue(description: "give whole frames per second from 1 to 120.")
    }
    return rate
  }

  static func parseDuration(_ text: String) throws(BadValue) -> Double {
    guard let seconds = decimal(text[...]), seconds > 0, seconds <= 60 else {
      throw BadValue(description: "give a time in seconds, more than 0 and up to 60.")
    }
    return seconds
  }
}
