import Foundation
import PlumbFiles

/// Finds the places in which programs begin.
enum EntryPoint {
  /// Returns whether a source file has the entry point of an app.
  static func isApp(_ file: URL) -> Bool {
    guard let data = try? RegularFile.data(of: file) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    if file.lastPathComponent == "main.swift" {
      return text.contains("ApplicationMain(") || text.contains("NSApplication")
        || text.contains("import SwiftUI")
    }
    return text.split(whereSeparator: \.isNewline).contains { line in
      let line = line.drop { $0 == " " || $0 == "\t" }
      return line.hasPrefix("@main") || line.hasPrefix("@UIApplicationMain")
        || line.hasPrefix("@NSApplicationMain")
    }
  }
}
