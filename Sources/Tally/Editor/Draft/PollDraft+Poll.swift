import BallotStorage
import Foundation

nonisolated extension PollDraft {
  /// Returns the poll of a draft without problems.
  ///
  /// A contender keeps its identifier, and with it its votes. A new contender gets the identifier of a
  /// removed one with the same name, or an identifier derived from its name.
  ///
  /// - Parameters:
  ///   - id: the identifier of the poll.
  ///   - original: the poll before it was edited.
  /// - Precondition: there are no `problems`.
  func poll(id: String, editing original: Poll) -> Poll {
    var taken = Set(contenders.compactMap(\.ballotID))
    let candidates = contenders.map { contender in
      let title = contender.name.pollText
      let id = contender.ballotID ?? newID(of: contender, in: original, taken: taken)
      taken.insert(id)
      return Candidate(
        id: id, title: title, emblem: contender.emblem, tint: contender.color.tint ?? .palette(0))
    }
    return Poll(id: id, question: question.pollText, candidates)
  }

  private func newID(
    of contender: Contender, in original: Poll, taken: Set<Candidate.ID>
  ) -> Candidate.ID {
    let name = contender.name.trimmed
    let removed = original.candidates.first {
      ($0.name == name || $0.title.translations?.values.contains(name) == true)
        && !taken.contains($0.id)
    }
    if let removed { return removed.id }
    let id = Self.identifier(for: name, fallback: "contender")
    return sequence(first: 1) { $0 + 1 }.lazy
      .map { $0 == 1 ? id : "\(id)-\($0)" }
      .first { !taken.contains($0) } ?? id
  }

  /// Returns an identifier for a new poll, which no other poll with the same question has.
  static func newPollID(for question: String) -> String {
    let suffix = (0..<6).compactMap { _ in "abcdefghijkmnpqrstuvwxyz23456789".randomElement() }
    return identifier(for: question, fallback: "poll") + "-" + String(suffix)
  }

  /// Returns a text of small letters, digits and hyphens for a name: `sea-lion` for “Sea lion!”.
  ///
  /// - Parameter fallback: the identifier of a name without letters and digits.
  static func identifier(for name: String, fallback: String) -> String {
    let words = name.lowercased().split { !$0.isLetter && !$0.isNumber }
    var id = words.joined(separator: "-")
    // Room is left for the number that makes it unique.
    while id.utf8.count > BallotEntry.longestIdentifier - 16 { id.removeLast() }
    return id.isEmpty ? fallback : id
  }
}
