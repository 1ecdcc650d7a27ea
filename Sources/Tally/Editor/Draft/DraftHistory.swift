/// A draft with the changes that can be undone and repeated, of all fields in one order.
nonisolated struct DraftHistory: Sendable {
  /// The current draft.
  private(set) var draft: PollDraft { didSet { problems = draft.problems } }
  /// The reasons why the draft cannot be saved, which are determined once for each change.
  private(set) var problems: [DraftProblem]

  /// A draft, and the field of the change that led from or to it.
  private struct Step: Sendable {
    let draft: PollDraft
    let field: EditorField
  }

  private var undos: [Step] = []
  private var redos: [Step] = []
  /// The latest change of a text, which the next one may continue; `nil` if the next change begins a
  /// step.
  private var typing: Typing?

  private struct Typing: Sendable {
    var field: EditorField
    var change: TextChange
    /// The time in seconds.
    var time: Double
  }

  /// The largest number of changes that can be undone.
  static let limit = 200
  /// The pause after which typing begins a new step, in seconds.
  static let pause = 1.5

  init(_ draft: PollDraft) {
    self.draft = draft
    problems = draft.problems
  }

  var canUndo: Bool { !undos.isEmpty }
  var canRedo: Bool { !redos.isEmpty }

  /// Changes the draft as one step; changes that were undone before cannot be repeated any more.
  ///
  /// - Parameter field: the field in which the change is visible.
  mutating func change(_ field: EditorField, _ change: (inout PollDraft) -> Void) {
    let old = draft
    change(&draft)
    typing = nil
    if draft != old { push(Step(draft: old, field: field)) }
  }

  /// Changes the text of a field. Typing without a pause is one step, word by word.
  ///
  /// - Parameters:
  ///   - texts: the text before the change and after it.
  ///   - time: in seconds.
  mutating func type(
    _ field: EditorField, from texts: (old: String, new: String), at time: Double,
    _ change: (inout PollDraft) -> Void
  ) {
    let old = draft
    change(&draft)
    guard draft != old else { return }
    let next = TextChange(from: texts.old, to: texts.new)
    let continues =
      typing.map {
        $0.field == field && time - $0.time <= Self.pause && next.continues($0.change)
      } ?? false
    if continues { redos = [] } else { push(Step(draft: old, field: field)) }
    typing = Typing(field: field, change: next, time: time)
  }

  /// Makes the next change begin a step.
  mutating func endTyping() { typing = nil }

  private mutating func push(_ step: Step) {
    redos = []
    undos.append(step)
    if undos.count > Self.limit { undos.removeFirst() }
  }

  /// Undoes the latest change. Returns its field; `nil` if there is none.
  mutating func undo() -> EditorField? {
    guard let step = undos.popLast() else { return nil }
    redos.append(Step(draft: draft, field: step.field))
    draft = step.draft
    typing = nil
    return step.field
  }

  /// Repeats the change that was undone last. Returns its field; `nil` if there is none.
  mutating func redo() -> EditorField? {
    guard let step = redos.popLast() else { return nil }
    undos.append(Step(draft: draft, field: step.field))
    draft = step.draft
    typing = nil
    return step.field
  }
}

/// The parts that one edit has removed from a text and inserted in their place.
nonisolated struct TextChange: Hashable, Sendable {
  /// The number of characters before the change.
  let start: Int
  let removed: String
  let inserted: String

  /// Compares two texts, as far as they are equal: a pasted text may be long.
  init(from old: String, to new: String) {
    var start = 0
    for (first, second) in zip(old, new) {
      guard first == second else { break }
      start += 1
    }
    var (removed, inserted) = (old.dropFirst(start), new.dropFirst(start))
    while let last = removed.last, last == inserted.last {
      removed.removeLast()
      inserted.removeLast()
    }
    self.start = start
    self.removed = String(removed)
    self.inserted = String(inserted)
  }

  /// Returns whether the change goes on with another one: both insert, and this one begins no word, or
  /// both remove.
  func continues(_ last: TextChange) -> Bool {
    guard removed.isEmpty else { return inserted.isEmpty && last.inserted.isEmpty }
    let endsWord = last.inserted.last?.isWhitespace ?? true
    let beginsWord = inserted.first.map { !$0.isWhitespace } ?? false
    return !last.inserted.isEmpty && !(endsWord && beginsWord)
  }
}
