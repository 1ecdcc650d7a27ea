import Foundation
import Testing

@testable import PlumbCommand

/// Descriptions of a program of notes.
enum BundleFixture {
  /// The least that a file must have.
  static let members: [String: JSONValue] = [
    "identifier": .string("org.example.Notes"),
    "name": .string("Notes"),
    "version": .string("1.2"),
    "summary": .string("Write notes"),
    "description": .array([.string("Notes are kept."), .string("And found\n  again.")]),
    "license": .string("MIT"),
    "categories": .array([.string("Office")]),
    "maintainer": .string("Ada Lovelace <ada@example.org>"),
    "releases": .array([release("1.2", "2026-11-28"), release("1.0", "2025-01-02")]),
  ]

  static func release(_ version: String, _ date: String) -> JSONValue {
    .object(["version": .string(version), "date": .string(date)])
  }

  /// Reads a file that has other members besides, or instead.
  static func description(
    _ changes: [String: JSONValue] = [:], without key: String? = nil
  ) throws(BundleFailure) -> BundleDescription {
    var members = members.merging(changes) { $1 }
    if let key { members[key] = nil }
    return try BundleDescription(Data(text(of: .object(members)).utf8))
  }

  /// Returns the sentence about a mistake.
  static func mistake(
    _ changes: [String: JSONValue] = [:], without key: String? = nil
  ) -> String? {
    do throws(BundleFailure) {
      _ = try description(changes, without: key)
      return nil
    } catch {
      return error.description
    }
  }

  static func text(of value: JSONValue) -> String {
    switch value {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): "\(number)"
    case .string(let string): literal(string)
    case .array(let values): "[\(values.map(text).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.map { "\(literal($0)): \(text(of: $1))" }.joined(separator: ", "))}"
    }
  }

  private static func literal(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      .replacing("\n", with: "\\n")
    return "\"\(text)\""
  }
}
