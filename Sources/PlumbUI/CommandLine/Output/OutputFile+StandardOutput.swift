internal import Foundation

extension OutputFile {
  /// Writes data to a file, or to standard output for the path `-`.
  ///
  /// - Throws: a sentence with the path and the reason, or an `OutputError`.
  package static func writeOrPrint(_ data: Data, to path: String) throws {
    if path == "-" { return try StandardStream.print(data) }
    do throws(SDLError) {
      try write(data, to: path)
    } catch .unwritableFile(_, let reason) {
      throw BadValue(description: "\(path) cannot be written: \(reason). Choose another path.")
    }
  }
}
