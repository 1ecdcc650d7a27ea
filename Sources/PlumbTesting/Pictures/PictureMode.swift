import Foundation

/// The way in which the picture of a test is used.
enum PictureMode: Equatable {
  /// The picture is compared; without a recording it is recorded, and the test fails this once.
  case compare
  /// The picture is compared; without a recording the test fails, and nothing is written beside the
  /// tests. For machines whose files nobody looks at.
  case compareOnly
  /// The picture is recorded.
  case record

  /// Reads the variable `PLUMB_PICTURES`, which is `record` or `compare`. Without it, pictures are
  /// compared only if the variable `CI` is set, as services of continuous integration do.
  init(_ environment: [String: String]) {
    switch environment["PLUMB_PICTURES"] {
    case "record": self = .record
    case "compare": self = .compareOnly
    default: self = (environment["CI"] ?? "").isEmpty ? .compare : .compareOnly
    }
  }

  static let current = PictureMode(ProcessInfo.processInfo.environment)
}
