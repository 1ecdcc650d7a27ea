/// The caret of a field, which is shown and hidden in turn until nothing has been typed for ten seconds.
///
/// Without a setting of the desktop, the times are the same as in GTK.
package struct CaretBlink {
  /// The times of a caret in seconds.
  package struct Times: Equatable {
    /// The time for which the caret is shown or hidden; infinite for a caret that does not blink.
    let interval: Double
    /// The time for which the caret blinks after the last key.
    let duration: Double

    /// Creates times; for `nil`, the usual ones.
    package init(interval: Double? = nil, duration: Double? = nil) {
      self.interval = interval ?? 0.6
      self.duration = duration ?? 10
    }
  }

  var times = Times()
  private var start = 0.0
  private var last = 0.0
  private(set) var isVisible = true

  mutating func restart(at time: Double) {
    (start, last, isVisible) = (time, time, true)
  }

  /// The time of the next change; `nil` if the caret stays visible.
  var nextChange: Double? {
    if isVisible, last - start >= times.duration || times.interval == .infinity { return nil }
    return last + times.interval
  }

  mutating func advance(to time: Double) {
    guard let next = nextChange, time >= next - 1e-6 else { return }
    last = time
    isVisible.toggle()
  }
}

extension EnvironmentValues {
  /// The times of carets.
  @EnvironmentEntry package var caretBlinkTimes: CaretBlink.Times = CaretBlink.Times()
}
