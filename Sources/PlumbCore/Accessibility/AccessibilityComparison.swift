/// A comparison of the objects of two updates, which finds the changes.
///
/// Items that are the same as before are passed over with everything inside them.
@MainActor struct AccessibilityComparison {
  private(set) var entries: [AccessibilityID: AccessibilityTree.Entry]
  private(set) var changes: [AccessibilityChange] = []
  /// The changes of texts that are edited, and of their carets.
  private(set) var textChanges: [AccessibilityChange] = []
  /// The objects that were removed from the object around them, and may be inside another one.
  private var removed: [AccessibilityID] = []
  /// The objects that were inserted.
  private var inserted: Set<AccessibilityID> = []

  /// Creates a comparison with the objects of the last update.
  init(_ entries: [AccessibilityID: AccessibilityTree.Entry]) {
    self.entries = entries
  }

  /// Compares the objects in the window.
  mutating func compare(_ old: [AccessibilityItem], _ new: [AccessibilityItem]) {
    // An explicit stack instead of recursion: trees are deep.
    var rest: [(AccessibilityID, [AccessibilityItem], [AccessibilityItem])] = [(.window, old, new)]
    while let (parent, old, new) = rest.popLast() {
      let isSameList = compareLists(old, new, in: parent)
      for (index, item) in new.enumerated() {
        // Most are the same, and need not be looked up.
        if isSameList, old[index] === item { continue }
        let entry = entries[item.id]
        let before = entry?.item
        if before === item { continue }
        entries[item.id] = AccessibilityTree.Entry(
          item: item, parent: parent, caret: compareText(of: entry, item))
        if let before { compareProperties(of: before, item) }
        rest.append((item.id, before?.presentedChildren ?? [], item.presentedChildren))
      }
    }
    forgetRemoved()
  }

  /// Finds the insertions and removals in a list: everything between the unchanged parts at the
  /// start and at the end. Returns whether there are none.
  private mutating func compareLists(
    _ old: [AccessibilityItem], _ new: [AccessibilityItem], in parent: AccessibilityID
  ) -> Bool {
    let isSame = old.count == new.count && zip(old, new).allSatisfy { $0 === $1 || $0.id == $1.id }
    if isSame { return true }
    let (oldIDs, newIDs) = (old.map(\.id), new.map(\.id))
    let shorter = min(oldIDs.count, newIDs.count)
    let start = zip(oldIDs, newIDs).prefix { $0 == $1 }.count
    let end = min(
      zip(oldIDs.reversed(), newIDs.reversed()).prefix { $0 == $1 }.count, shorter - start)
    let (oldPart, newPart) = (
      oldIDs[start..<oldIDs.count - end], newIDs[start..<newIDs.count - end]
    )
    let (oldSet, newSet) = (Set(oldPart), Set(newPart))
    // Objects that keep their order stay; if any is moved, all of this part are inserted again.
    let keeps = oldPart.filter(newSet.contains) == newPart.filter(oldSet.contains)
    for (index, id) in zip(oldPart.indices, oldPart).reversed() {
      if !newSet.contains(id) { removed.append(id) }
      if !keeps || !newSet.contains(id) {
        changes.append(.childRemoved(id, at: index, from: parent))
      }
    }
    for (index, id) in zip(newPart.indices, newPart) {
      if !oldSet.contains(id) {
        inserted.insert(id)
        entries[id]?.parent = parent
      }
      if !keeps || !oldSet.contains(id) {
        changes.append(.childInserted(id, at: index, in: parent))
      }
    }
    return false
  }

  private mutating func compareProperties(
    of before: AccessibilityItem, _ now: AccessibilityItem
  ) {
    let (old, new) = (before.object(in: .window), now.object(in: .window))
    if old == new { return }
    if new.role != old.role { changes.append(.role(new.id, new.role)) }
    if new.name != old.name { changes.append(.name(new.id, new.name)) }
    if new.hint != old.hint { changes.append(.hint(new.id, new.hint)) }
    if new.valueText != old.valueText { changes.append(.valueText(new.id, new.valueText)) }
    if let number = new.number, number.value != old.number?.value {
      changes.append(.number(new.id, number.value))
    }
    for part in [AccessibilityState.enabled, .checked, .selected, .expanded, .indeterminate]
    where new.state.contains(part) != old.state.contains(part) {
      changes.append(.state(new.id, part, new.state.contains(part)))
    }
  }

  /// Compares the texts that are edited, and returns the new offset of the caret in scalars.
  private mutating func compareText(
    of before: AccessibilityTree.Entry?, _ now: AccessibilityItem
  ) -> Int? {
    guard let new = now.content.text else { return nil }
    guard let old = before?.item.content.text, let caret = before?.caret else {
      return TextBoundaries.scalarCount(in: 0..<new.head, of: new.string)
    }
    let comparison = EditedTextComparison(of: now.id, old, caret: caret, new)
    textChanges += comparison.changes
    return comparison.caret
  }

  /// Removes the entries of the removed objects, with everything that is still inside them.
  private mutating func forgetRemoved() {
    var rest = removed.filter { !inserted.contains($0) }
    while let id = rest.popLast() {
      guard let entry = entries.removeValue(forKey: id) else { continue }
      for child in entry.item.presentedChildren where entries[child.id]?.parent == id {
        rest.append(child.id)
      }
    }
  }
}
