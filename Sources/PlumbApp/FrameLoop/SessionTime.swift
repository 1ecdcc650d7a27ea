/// The time of a window's views, which runs like the platform's time unless it was slowed down.
struct SessionTime {
  /// The time of the views at `start`, in seconds.
  private var base = 0.0
  /// The time of the platform from which the speed applies, in seconds.
  private var start = 0.0

  /// The seconds of the views in a second of the platform; 0 for none.
  private(set) var speed = 1.0

  /// Whether the time of the views equals the time of the platform.
  var isUsual: Bool { speed == 1 && base == start }

  /// Returns the time of the views at a time of the platform.
  func viewTime(at time: Double) -> Double {
    isUsual ? time : base + (time - start) * speed
  }

  /// Returns the time of the platform at which the views have a time; `nil` for never.
  func platformTime(at time: Double) -> Double? {
    if isUsual { return time }
    return speed > 0 ? start + (time - base) / speed : nil
  }

  /// Changes the speed at a time of the platform.
  mutating func setSpeed(_ speed: Double, at time: Double) {
    guard speed != self.speed else { return }
    (base, start) = (viewTime(at: time), time)
    self.speed = speed
  }
}
