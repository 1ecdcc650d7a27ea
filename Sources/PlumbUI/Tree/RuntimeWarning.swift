internal import Foundation

/// Word for the programmer about something that goes on, but not as it was meant.
enum RuntimeWarning {
  /// Writes one line to the standard error.
  static func show(_ text: String) {
    FileHandle.standardError.write(Data("PlumbUI: \(text)\n".utf8))
  }
}
