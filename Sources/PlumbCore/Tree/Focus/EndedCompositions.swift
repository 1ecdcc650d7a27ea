/// The compositions that ended in a view while the input method went on: at a click, or when the view lost
/// the focus.
///
/// The view keeps the composed text. Many input methods commit it as well, when they hear of the end or of the
/// key that caused it, so that it would be entered twice.
struct EndedCompositions {
  /// The time within which an input method commits such a text, in seconds. It works in a process of its own:
  /// its text may come after keys that were pressed later.
  private static let patience = 0.5

  /// The text that may be committed once more.
  private var kept = ""
  private var end = -Double.infinity
  private var hasEnded = false

  /// Notes the end of the composition of a text.
  mutating func add(_ text: String, at time: Double) {
    (kept, end) = (text, time)
    hasEnded = true
  }

  /// Whether a composition has ended since the last call.
  mutating func takeEnd() -> Bool {
    defer { hasEnded = false }
    return hasEnded
  }

  /// Notes that another composition has begun: text committed from now on is new.
  mutating func forget() { kept = "" }

  /// Returns whether an entered text is the kept one, or the next part of it: long texts arrive in parts.
  mutating func contains(_ text: String, at time: Double) -> Bool {
    guard time < end + Self.patience, !text.isEmpty, kept.utf8.starts(with: text.utf8) else {
      return false
    }
    kept = String(decoding: kept.utf8.dropFirst(text.utf8.count), as: UTF8.self)
    return true
  }
}
