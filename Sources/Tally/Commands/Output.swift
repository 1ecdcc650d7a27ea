import Foundation
import SwiftUI

/// Writes output of commands other than pictures.
enum Output {
  /// Writes data to a file, or to standard output for the path `-`.
  ///
  /// - Throws: a sentence with the path and the reason.
  static func write(_ data: Data, to path: String) throws {
    if path == "-" { return try StandardStream.print(data) }
    do throws(SDLError) {
      try OutputFile.write(data, to: path)
    } catch .unwritableFile(_, let reason) {
      throw BadValue(description: "\(path) cannot be written: \(reason). Choose another path.")
    }
  }
}
