import PlumbUI

/// The reports of the program to `plumb preview`, on standard output.
enum PreviewReport {
  /// Reports that a frame with the previews of a library is in the window.
  static func shown(_ version: Int) {
    do throws(OutputError) {
      try StandardStream.print("shown \(version)\n")
    } catch {
      error.endProgram(named: PreviewHost.name)
    }
  }
}
