internal import Foundation

/// A description in words of the way in which a stack divided its length.
struct StackExplanation {
  private let rule: StackRule
  /// The length in points that the stack divided; `nil` if it was offered none, or an infinite one.
  private let available: CGFloat?

  /// Creates the explanation of a stack that was solved for a proposal.
  init(_ rule: StackRule, proposal: Proposal) {
    self.rule = rule
    available = proposal[rule.axis].value.flatMap { $0.isFinite ? $0 : nil }
  }

  private var lengthName: String { rule.axis == .horizontal ? "width" : "height" }

  /// Returns sentences about the length that a child was offered, and the length it took.
  func sentence(forChildAt index: Int) -> String {
    let (offered, length) = lengths(ofChildAt: index)
    let result = offered == length ? "took all of it" : "took \(ShortText(length))"
    guard let available else {
      return "The stack was offered \(offered == nil ? "no" : "an infinite") \(lengthName) and "
        + "passes that on to each child; this one took \(ShortText(length))."
    }
    if rule.isRigid {
      return "All children of the stack have a fixed size; this one has a \(lengthName) of "
        + "\(ShortText(length))."
    }
    return "The stack had \(ShortText(available)) points of \(lengthName)\(spacing). "
      + "\(taken(before: index)) this one was offered \(ShortText(offered)) and \(result)."
  }

  private func lengths(ofChildAt index: Int) -> (offered: CGFloat?, taken: CGFloat) {
    let placement = rule.placements[index]
    return (placement.proposal[rule.axis].value, placement.measuredSize[rule.axis])
  }

  private var spacing: String {
    rule.gapSum == 0 ? "" : ", of which its spacing takes \(ShortText(rule.gapSum))"
  }

  /// Returns the start of a sentence with the lengths of the children that were sized before a
  /// child.
  private func taken(before index: Int) -> String {
    let candidates = rule.solver.order.candidates
    guard let position = candidates.firstIndex(where: { $0.index == index }) else {
      // A stack of one child, or one without any length to divide, does not sort its children.
      return rule.placements.count == 1 ? "As the only child" : "With nothing to divide"
    }
    let earlier = candidates[..<position]
    let reserved = candidates[position...].filter { $0.priority < candidates[position].priority }
    var parts: [String] = []
    if !earlier.isEmpty {
      let length = earlier.reduce(0) { $0 + rule.placements[$1.index].measuredSize[rule.axis] }
      let isMoreImportant = earlier.allSatisfy { $0.priority > candidates[position].priority }
      let count = Self.count(earlier.count, isMoreImportant ? "more important" : "less flexible")
      parts.append("its \(count) took \(ShortText(length))")
    }
    let minimum = reserved.reduce(0) { $0 + $1.minimum }
    if minimum > 0 {
      let count = Self.count(reserved.count, "less important")
      parts.append("\(ShortText(minimum)) were kept for the minimum of its \(count)")
    }
    guard !parts.isEmpty else { return "Sized first," }
    return "After \(parts.joined(separator: " and ")),"
  }

  /// Returns a number of children in words.
  private static func count(_ count: Int, _ kind: String) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    let number = words.indices.contains(count) ? words[count] : "\(count)"
    return "\(number) \(kind) \(count == 1 ? "child" : "children")"
  }
}
