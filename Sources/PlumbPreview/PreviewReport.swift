import Foundation

/// What the program tells `plumb preview`, on standard output.
enum PreviewReport {
  /// Reports that a frame with the previews of a library is in the window.
  static func shown(_ version: Int) {
    FileHandle.standardOutput.write(Data("shown \(version)\n".utf8))
  }
}
