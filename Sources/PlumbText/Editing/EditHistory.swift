/// The changes of a text that can be undone and repeated, in groups.
struct EditHistory: Equatable {
  /// The replacement of a part of a text.
  struct Edit: Equatable {
    /// The offset of the part in UTF-8 bytes.
    let start: Int
    let oldText: String
    let newText: String
    /// The selection before the edit.
    let selectionBefore: Range<Int>

    /// The number of bytes that the edit keeps.
    var cost: Int { oldText.utf8.count + newText.utf8.count + 64 }
  }

  private var undos: [[Edit]] = []
  private var redos: [[Edit]] = []
  /// The time of the latest change of a group that may be continued; `nil` if the next change begins a
  /// group.
  private var openSince: Double?
  /// The number of bytes that all groups keep.
  private var cost = 0

  /// The pause after which typing begins a new group, in seconds.
  private static let pause = 1.5
  /// The number of bytes above which the oldest groups are forgotten.
  private static let limit = 50_000_000

  var canUndo: Bool { !undos.isEmpty }
  var canRedo: Bool { !redos.isEmpty }

  /// Adds a change. Changes that were undone before cannot be repeated any more.
  mutating func add(_ edit: Edit, at time: Double, isTyped: Bool) {
    cost -= redos.joined().reduce(0) { $0 + $1.cost }
    redos = []
    cost += edit.cost
    if isTyped, let openSince, time - openSince <= Self.pause, continuesGroup(edit) {
      undos[undos.count - 1].append(edit)
    } else {
      undos.append([edit])
    }
    openSince = isTyped ? time : nil
    removeOldGroups()
  }

  /// Returns whether an edit belongs to the latest group: it follows the last one, and begins no word.
  private func continuesGroup(_ edit: Edit) -> Bool {
    guard let last = undos.last?.last, edit.oldText.isEmpty,
      edit.start == last.start + last.newText.utf8.count
    else { return false }
    let endsWord = last.newText.last.map { $0.isWhitespace } ?? true
    let beginsWord = edit.newText.first.map { !$0.isWhitespace } ?? false
    return !(endsWord && beginsWord)
  }

  private mutating func removeOldGroups() {
    while cost > Self.limit, undos.count > 1 {
      cost -= undos.removeFirst().reduce(0) { $0 + $1.cost }
    }
  }

  /// Makes the next change begin a group.
  mutating func endGroup() { openSince = nil }

  /// Returns the edits to undo, the oldest first; `nil` if there are none.
  mutating func takeUndo() -> [Edit]? {
    guard let group = undos.popLast() else { return nil }
    redos.append(group)
    openSince = nil
    return group
  }

  /// Returns the edits to repeat, the oldest first; `nil` if there are none.
  mutating func takeRedo() -> [Edit]? {
    guard let group = redos.popLast() else { return nil }
    undos.append(group)
    openSince = nil
    return group
  }
}
