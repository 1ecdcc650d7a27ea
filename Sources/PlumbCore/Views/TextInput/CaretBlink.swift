/// The caret of a field, which is shown and hidden in turn until nothing has been typed for ten seconds.
///
/// The times are those of GTK.
struct CaretBlink {
  private static let interval = 0.6
  private static let duration = 10.0
  private var start = 0.0
  private var last = 0.0
  private(set) var isVisible = true

  mutating func restart(at time: Double) {
    (start, last, isVisible) = (time, time, true)
  }

  /// The time of the next change; `nil` if the caret stays visible.
  var nextChange: Double? {
    isVisible && last - start >= Self.duration ? nil : last + Self.interval
  }

  mutating func advance(to time: Double) {
    guard let next = nextChange, time >= next - 1e-6 else { return }
    last = time
    isVisible.toggle()
  }
}
