import BallotStorage
import Foundation
import SwiftUI

/// The error that a poll file cannot be used, with the place and the field.
nonisolated struct PollFileError: Error, Equatable, CustomStringConvertible {
  let path: String
  /// The place; `nil` if the file cannot be read at all.
  let place: JSONNode.Place?
  /// The field, such as `contenders[2].color`; empty for the file as a whole.
  let field: String
  let reason: String

  var description: String {
    let position = place.map { ":\($0.line):\($0.column)" } ?? ""
    let subject = field.isEmpty ? "" : "\(Self.shortened(field)): "
    return "\(path)\(position): \(subject)\(Self.shortened(reason))."
  }

  /// Returns a text that may quote one of the file, of which nobody reads more.
  private static func shortened(_ text: String) -> String {
    text.count > 1_000 ? "\(text.prefix(1_000))…" : text
  }
}

/// A poll in a file, as `poll.schema.json` describes it.
nonisolated struct PollFile {
  let path: String

  /// The largest file that is read, in bytes.
  static let largest = 1 << 20

  /// The contents of a poll file.
  struct Contents {
    /// The poll, without votes.
    var poll: Poll
    /// The schema that the file names; `nil` if it names none.
    var schema: String?
    /// The bytes of the file, by which a later change of it is noticed.
    var data: Data
  }

  /// Reads the poll, without votes.
  func poll() throws(PollFileError) -> Poll { try contents().poll }

  /// Reads the file.
  func contents() throws(PollFileError) -> Contents {
    let data = try data()
    let object = try Fields(of: root(of: data), in: self, field: "", names: Self.names)
    // No schema is a reason to refuse a poll.
    let schema = object.members.first { $0.name == "$schema" }?.value.string
    let id = try object.required("id", identifier)
    let question = try object.required("question", text)
    let contenders = try object.required("contenders") {
      node, field throws(PollFileError) -> [Candidate] in
      guard case .array(let nodes) = node.value else {
        throw error(node, field, "this must be a list, not \(node.value.kind)")
      }
      guard Poll.sizes.contains(nodes.count) else {
        throw error(node, field, "there must be 2 to 8 contenders, not \(nodes.count)")
      }
      return try candidates(nodes, field)
    }
    return Contents(
      poll: Poll(id: id, question: question, contenders), schema: schema, data: data)
  }

  private static let names = ["$schema", "id", "question", "contenders"]
  private static let candidateNames = ["id", "name", "color", "picture"]

  private func data() throws(PollFileError) -> Data {
    do throws(RegularFile.Failure) {
      return try RegularFile.contents(of: path, limit: Self.largest)
    } catch {
      let reason =
        switch error {
        case .missing: "there is no such file"
        case .tooLarge: "the file is larger than a megabyte"
        case .notRegular, .notText, .unreadable: "the file cannot be read: \(error)"
        }
      throw PollFileError(path: path, place: nil, field: "", reason: reason)
    }
  }

  private func root(of bytes: Data) throws(PollFileError) -> JSONNode {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw PollFileError(
        path: path, place: nil, field: "", reason: "the file is not a text in UTF-8")
    }
    do throws(JSONReader.Failure) {
      return try JSONReader.read(text)
    } catch {
      throw PollFileError(path: path, place: error.place, field: "", reason: error.reason)
    }
  }

  // MARK: Contenders

  private func candidates(
    _ nodes: [JSONNode], _ field: String
  ) throws(PollFileError) -> [Candidate] {
    var candidates: [Candidate] = []
    var pictures = PollPictures(of: path)
    for (index, node) in nodes.enumerated() {
      let field = "\(field)[\(index)]"
      let candidate = try candidate(node, field, index: index, &pictures)
      if candidates.contains(where: { $0.id == candidate.id }) {
        throw error(node, "\(field).id", "another contender has the id \"\(candidate.id)\"")
      }
      if candidates.contains(where: { $0.name == candidate.name }) {
        throw error(node, "\(field).name", "another contender has the name \"\(candidate.name)\"")
      }
      candidates.append(candidate)
    }
    return candidates
  }

  private func candidate(
    _ node: JSONNode, _ field: String, index: Int, _ pictures: inout PollPictures
  ) throws(PollFileError) -> Candidate {
    let object = try Fields(of: node, in: self, field: field, names: Self.candidateNames)
    let emblem = try object.optional("picture") { node, field throws(PollFileError) in
      try picture(node, field, &pictures)
    }
    return Candidate(
      id: try object.required("id", identifier), title: try object.required("name", text),
      emblem: emblem ?? .initial,
      tint: try object.optional("color", color) ?? .palette(index))
  }

  // MARK: Values

  func error(_ node: JSONNode, _ field: String, _ reason: String) -> PollFileError {
    PollFileError(path: path, place: node.place, field: field, reason: reason)
  }

  private func string(_ node: JSONNode, _ field: String) throws(PollFileError) -> String {
    guard case .string(let string) = node.value else {
      throw error(node, field, "this must be a text, not \(node.value.kind)")
    }
    guard string.contains(where: { !$0.isWhitespace }) else {
      throw error(node, field, "this text is empty")
    }
    return string
  }

  private func identifier(_ node: JSONNode, _ field: String) throws(PollFileError) -> String {
    let string = try string(node, field)
    guard string.utf8.count <= BallotEntry.longestIdentifier else {
      throw error(node, field, "this is longer than \(BallotEntry.longestIdentifier) bytes")
    }
    return string
  }

  /// A text, or an object with a text for each language.
  private func text(_ node: JSONNode, _ field: String) throws(PollFileError) -> PollText {
    guard case .object(let members) = node.value else { return PollText(try string(node, field)) }
    var translations: [String: String] = [:]
    for member in members {
      translations[member.name] = try string(member.value, "\(field).\(member.name)")
    }
    guard let first = members.first, let usual = translations["en"] ?? translations[first.name]
    else { throw error(node, field, "there must be a text in at least one language") }
    return PollText(usual, translations: translations)
  }

  private func color(_ node: JSONNode, _ field: String) throws(PollFileError) -> Tint {
    let string = try string(node, field)
    if let index = Tint.paletteNames.firstIndex(of: string) { return .palette(index) }
    guard string.hasPrefix("#"), let tint = Tint(hex: string) else {
      throw error(
        node, field,
        "\"\(string)\" is not a colour; give red, green and blue as in #D9480F, or one of "
          + Tint.paletteNames.joined(separator: ", "))
    }
    return tint
  }

  private func picture(
    _ node: JSONNode, _ field: String, _ pictures: inout PollPictures
  ) throws(PollFileError) -> Emblem {
    let name = try string(node, field)
    do throws(PollPictures.Failure) {
      return .picture(try pictures.picture(named: name))
    } catch {
      throw self.error(node, field, error.reason)
    }
  }
}

/// The members of an object that must be there or may be.
private nonisolated struct Fields {
  let file: PollFile
  let node: JSONNode
  let prefix: String
  let members: [JSONNode.Member]

  init(
    of node: JSONNode, in file: PollFile, field: String, names: [String]
  ) throws(PollFileError) {
    guard case .object(let members) = node.value else {
      throw file.error(node, field, "this must be an object, not \(node.value.kind)")
    }
    self.file = file
    self.node = node
    self.members = members
    prefix = field.isEmpty ? "" : "\(field)."
    for member in members where !names.contains(member.name) {
      throw PollFileError(
        path: file.path, place: member.place, field: prefix + member.name,
        reason: "there is no such field; the fields are \(names.joined(separator: ", "))")
    }
  }

  func optional<Value>(
    _ name: String, _ read: (JSONNode, String) throws(PollFileError) -> Value
  ) throws(PollFileError) -> Value? {
    guard let member = members.first(where: { $0.name == name }) else { return nil }
    return try read(member.value, prefix + name)
  }

  func required<Value>(
    _ name: String, _ read: (JSONNode, String) throws(PollFileError) -> Value
  ) throws(PollFileError) -> Value {
    guard let value = try optional(name, read) else {
      throw file.error(node, prefix + name, "this field is missing")
    }
    return value
  }
}
