/// The moments of a film: its rate and its duration.
package struct FrameTimes: Equatable, Sendable {
  /// The frames per second.
  package var rate: Int
  /// The duration in seconds.
  package var duration: Double

  package init(rate: Int = 30, duration: Double = 1) {
    self.rate = rate
    self.duration = duration
  }

  /// The times of all frames in seconds after the last action; the last one is the whole duration.
  package var times: [Double] {
    (0...Int((duration * Double(rate)).rounded())).map { Double($0) / Double(rate) }
  }

  /// Parses whole frames per second.
  ///
  /// - Throws: an error with a message if the text is not a number from 1 to 120.
  package static func rate(_ text: String) throws(BadValue) -> Int {
    guard let rate = Int(text), (1...120).contains(rate) else {
      throw BadValue(description: "give whole frames per second from 1 to 120.")
    }
    return rate
  }

  /// Parses a duration in seconds.
  ///
  /// - Throws: an error with a message if the text is not a number above 0 and up to 60.
  package static func duration(_ text: String) throws(BadValue) -> Double {
    guard let seconds = Double(plain: text[...]), seconds > 0, seconds <= 60 else {
      throw BadValue(description: "give a time in seconds, more than 0 and up to 60.")
    }
    return seconds
  }
}
