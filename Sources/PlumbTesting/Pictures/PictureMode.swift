import Foundation

/// What becomes of the picture of a test.
enum PictureMode: Equatable {
  /// It is compared; one without a recording is recorded, and fails this once.
  case compare
  /// It is compared; one without a recording fails and nothing is written beside the tests. For
  /// machines whose files nobody looks at.
  case compareOnly
  /// It is recorded.
  case record

  /// Reads the variable `PLUMB_PICTURES`, which is `record` or `compare`. Without it, pictures are
  /// compared only where the variable `CI` is set, as services of continuous integration do.
  init(_ environment: [String: String]) {
    switch environment["PLUMB_PICTURES"] {
    case "record": self = .record
    case "compare": self = .compareOnly
    default: self = (environment["CI"] ?? "").isEmpty ? .compare : .compareOnly
    }
  }

  static let current = PictureMode(ProcessInfo.processInfo.environment)
}
