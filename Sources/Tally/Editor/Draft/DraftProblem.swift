import Foundation
import SwiftUI

/// A reason why a draft cannot be saved, and its field.
nonisolated struct DraftProblem: Hashable, Sendable {
  enum Reason: Hashable, Sendable {
    case noQuestion, noName, noColor, noFileName, notJSON
    case sameName(String)
    case tooFew, tooMany
    case tooLong
  }

  let field: EditorField
  let reason: Reason

  /// The problem for people, as a plain sentence.
  func sentence(in locale: Locale) -> String {
    switch reason {
    case .noQuestion: String(localized: "Write the question.", locale: locale)
    case .noName: String(localized: "Write a name, or remove this contender.", locale: locale)
    case .noColor:
      String(localized: "Give red, green and blue in six digits, as in #D9480F.", locale: locale)
    case .noFileName: String(localized: "Write the name of the file.", locale: locale)
    case .notJSON: String(localized: "The name of the file must end in .json.", locale: locale)
    case .sameName(let name):
      String(localized: "Another contender is called “\(name)”.", locale: locale)
    case .tooFew:
      String(
        localized: "A poll needs at least \(Poll.sizes.lowerBound) contenders.", locale: locale)
    case .tooMany:
      String(localized: "A poll has at most \(Poll.sizes.upperBound) contenders.", locale: locale)
    case .tooLong:
      String(localized: "Use at most \(DraftText.longest) characters.", locale: locale)
    }
  }
}

nonisolated extension PollDraft {
  /// The reasons why the draft cannot be saved, in the order of the fields; at most one for each
  /// field.
  var problems: [DraftProblem] {
    var problems: [DraftProblem] = []
    func add(_ reason: DraftProblem.Reason?, _ field: EditorField) {
      if let reason { problems.append(DraftProblem(field: field, reason: reason)) }
    }
    add(question.isEmpty ? .noQuestion : question.isTooLong ? .tooLong : nil, .question)
    for (index, contender) in contenders.enumerated() {
      add(nameProblem(at: index), .name(contender.id))
      add(contender.color.tint == nil ? .noColor : nil, .ownColor(contender.id))
    }
    if contenders.count < Poll.sizes.lowerBound { add(.tooFew, .contenders) }
    if contenders.count > Poll.sizes.upperBound { add(.tooMany, .contenders) }
    if let fileName { add(Self.problem(ofFileName: fileName), .fileName) }
    return problems
  }

  /// Of two equal names the second one is the problem.
  private func nameProblem(at index: Int) -> DraftProblem.Reason? {
    let name = contenders[index].name
    if name.isEmpty { return .noName }
    if name.isTooLong { return .tooLong }
    // The names must differ as they are shown here, and in the usual text.
    let other = contenders[..<index].first {
      $0.name.trimmed == name.trimmed || $0.name.pollText.usual == name.pollText.usual
    }
    return other.map { .sameName($0.name.trimmed) }
  }

  private static func problem(ofFileName name: String) -> DraftProblem.Reason? {
    let name = name.trimmingCharacters(in: .whitespaces)
    guard let last = name.split(separator: "/", omittingEmptySubsequences: false).last,
      !last.isEmpty
    else { return .noFileName }
    return last.lowercased().hasSuffix(".json") && last.count > ".json".count ? nil : .notJSON
  }
}
