import BallotStorage
import Foundation
import SwiftUI

/// The stored entries as lines of JSON: a line that names the format, then a line for each entry.
nonisolated enum BallotLines {
  /// The first line.
  private struct Header: Codable, Equatable {
    var format = "tally ballots"
    var version = 1
  }

  private struct Line: Codable {
    var ballot: String
    var turn: Int
    var poll: String
    var contender: String
    /// The time in UTC, as ISO 8601 defines it.
    var time: String
  }

  private static let time = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

  /// Returns the lines of entries.
  static func data(_ entries: [BallotEntry]) throws -> Data {
    var data = try Header().jsonLine()
    for entry in entries {
      data.append(UInt8(ascii: "\n"))
      let date = Date(timeIntervalSince1970: Double(entry.time) / 1_000)
      data += try Line(
        ballot: "\(entry.ballot)", turn: entry.turn, poll: entry.poll,
        contender: entry.contender, time: date.formatted(time)
      ).jsonLine()
    }
    data.append(UInt8(ascii: "\n"))
    return data
  }

  /// Returns the entries of lines.
  ///
  /// - Parameter path: the name of the file, for messages.
  /// - Throws: a sentence with the number of the first line that is no entry.
  static func entries(_ data: Data, path: String) throws(BadValue) -> [BallotEntry] {
    let decoder = JSONDecoder()
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let header = try? decoder.decode(Header.self, from: lines.first ?? Data()),
      header == Header()
    else {
      throw BadValue(
        description: "\(path):1: This is not a file of tally export; it begins differently.")
    }
    var entries: [BallotEntry] = []
    for (number, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      guard let line = try? decoder.decode(Line.self, from: line), let entry = entry(line) else {
        throw BadValue(
          description: "\(path):\(number + 1): This line is not an entry. Nothing was imported.")
      }
      entries.append(entry)
    }
    return entries
  }

  private static func entry(_ line: Line) -> BallotEntry? {
    guard let ballot = BallotID(line.ballot), (0...Int(Int32.max)).contains(line.turn),
      max(line.poll.utf8.count, line.contender.utf8.count) <= BallotEntry.longestIdentifier,
      let date = try? Date(line.time, strategy: time)
    else { return nil }
    return BallotEntry(
      ballot: ballot, turn: line.turn, poll: line.poll, contender: line.contender,
      time: Int64((date.timeIntervalSince1970 * 1_000).rounded()))
  }
}
