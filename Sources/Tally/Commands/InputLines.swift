import Foundation
import SwiftUI

/// The lines of standard input, in the order of their arrival.
nonisolated struct InputLines {
  /// The largest number of bytes of a line; no name of a contender is as long.
  static let longest = 4_096

  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private var start = 0
  /// The number of the line that was returned last, from 1.
  private(set) var number = 0

  init(descriptor: Int32 = STDIN_FILENO) { self.descriptor = descriptor }

  /// Returns the next line without its end; `nil` after the last one.
  ///
  /// - Throws: a sentence if standard input cannot be read, or if the line is too long.
  mutating func next() throws(BadValue) -> String? {
    number += 1
    while true {
      if let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
        defer { start = end + 1 }
        return Self.text(bytes[start..<end])
      }
      guard bytes.count - start <= Self.longest else {
        throw BadValue(description: "The line has more than \(Self.longest) bytes.")
      }
      guard try readMore() else {
        defer { start = bytes.count }
        return start < bytes.count ? Self.text(bytes[start...]) : nil
      }
    }
  }

  /// Reads the bytes that there are. Returns whether there were any.
  private mutating func readMore() throws(BadValue) -> Bool {
    var more = [UInt8](repeating: 0, count: Self.longest)
    while true {
      let count = read(descriptor, &more, more.count)
      if count >= 0 {
        bytes = Array(bytes[start...]) + more[..<count]
        start = 0
        return count > 0
      }
      let error = POSIXError.ofLastCall
      if error.code != .EINTR {
        throw BadValue(description: "Standard input cannot be read: \(error.reason).")
      }
    }
  }

  private static func text(_ line: ArraySlice<UInt8>) -> String {
    String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }
}
