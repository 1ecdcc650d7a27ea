import ArgumentParser
import BallotStorage
import Foundation
import SwiftUI

/// `tally results`: the stored votes on standard output.
struct ResultsCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "results",
    abstract: "Print the stored votes.")

  enum Format: String, EnumerableFlag {
    case json, csv
  }

  @OptionGroup var poll: PollOptions

  @Flag(exclusivity: .exclusive, help: "The format (default: a table).")
  var format: Format?

  @MainActor func perform() throws {
    let store = try StoredVotes(poll)
    let report = ResultsReport(try store.counted())
    switch format {
    case .json: try StandardStream.print("\(report.json())\n")
    case .csv: try StandardStream.print(report.csv)
    case nil: try StandardStream.print(report.table)
    }
  }
}

/// The output of `tally results`; its property names are the keys of the JSON, a fixed contract.
nonisolated struct ResultsReport: Codable, Equatable {
  struct Contender: Codable, Equatable {
    var id: String
    var name: String
    var votes: Int
  }

  /// The identifier of the poll.
  var poll: String
  var question: String
  var votes: Int
  /// The contenders in the order of the poll.
  var contenders: [Contender]

  init(_ poll: Poll) {
    self.poll = poll.id
    question = poll.question.usual
    votes = poll.totalVotes
    contenders = poll.candidates.map { Contender(id: $0.id, name: $0.name, votes: $0.votes) }
  }

  /// The report as one line of JSON, the same for equal reports.
  func json() throws -> String {
    String(decoding: try jsonLine(), as: UTF8.self)
  }

  /// One line for each contender after a line of headings, as RFC 4180 defines it.
  var csv: String {
    let lines = [["id", "name", "votes"]] + contenders.map { [$0.id, $0.name, "\($0.votes)"] }
    return lines.map { $0.map(Self.quoted).joined(separator: ",") + "\r\n" }.joined()
  }

  private static func quoted(_ field: String) -> String {
    guard field.contains(where: { ",\"".contains($0) || $0.isNewline }) else { return field }
    return "\""
      + field.split(separator: "\"", omittingEmptySubsequences: false)
      .joined(separator: "\"\"") + "\""
  }

  /// A table for people: the best contender first, with its share of the votes.
  var table: String {
    let sorted = contenders.enumerated()
      .sorted { (-$0.element.votes, $0.offset) < (-$1.element.votes, $1.offset) }.map(\.element)
    let names = sorted.map(\.name.count).max() ?? 0
    let counts = "\(sorted.map(\.votes).max() ?? 0)".count
    let lines = sorted.map { contender in
      let share = votes == 0 ? 0 : 100 * Double(contender.votes) / Double(votes)
      return contender.name + Self.spaces(names - contender.name.count) + "  "
        + Self.spaces(counts - "\(contender.votes)".count) + "\(contender.votes)  "
        + "\(Int(share.rounded())) %\n"
    }
    return "\(question)\n" + lines.joined()
  }

  private static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
