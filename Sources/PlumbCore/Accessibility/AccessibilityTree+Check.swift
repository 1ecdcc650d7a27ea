/// A check of the elements that are kept, for tests.
extension AccessibilityTree {
  /// A sentence about an object that differs from the result of a pass without a cache; `nil` if there
  /// is none. The objects must have been updated since the last change.
  var outdatedObject: String? {
    var pass = AccessibilityPass(isForAssistiveTechnology: true)
    pass.makesAllAgain = true
    let fresh = views.accessibleNode.map { pass.elements(of: $0).flatMap(\.presented) } ?? []
    var count = 0
    var rest = [(AccessibilityID.window, topLevel, fresh)]
    while let (parent, kept, fresh) = rest.popLast() {
      guard kept.map(\.id) == fresh.map(\.id) else {
        return "The children of \(parent) are \(kept.map(\.content.name)), not "
          + "\(fresh.map(\.content.name))."
      }
      for (item, other) in zip(kept, fresh) {
        count += 1
        guard let entry = entries[item.id], entry.item === item, entry.parent == parent else {
          return "\(item.content.name) in \(parent) is not listed as such."
        }
        let (old, new) = (item.object(in: parent), other.object(in: parent))
        if old != new { return "\(old) should be \(new)." }
        rest.append((item.id, item.presentedChildren, other.presentedChildren))
      }
    }
    return count == entries.count ? nil : "Of \(entries.count) objects, \(count) are in the window."
  }
}
