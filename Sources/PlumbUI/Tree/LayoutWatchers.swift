/// What looks at the places of boxes after every layout.
@MainActor struct LayoutWatchers {
  private struct Watch {
    weak var box: LayoutNode?
    let look: @MainActor () -> Void
  }

  /// In the order in which they were asked for first, so that every run is like the one before.
  private var watches: [Watch] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  /// Calls a function after every layout as long as a box lives; a box has one such function.
  mutating func watch(_ box: LayoutNode, _ look: @escaping @MainActor () -> Void) {
    let watch = Watch(box: box, look: look)
    if let index = indices[ObjectIdentifier(box)] {
      watches[index] = watch
    } else {
      indices[ObjectIdentifier(box)] = watches.count
      watches.append(watch)
    }
  }

  /// What is to be called now.
  mutating func due() -> [@MainActor () -> Void] {
    if watches.contains(where: { $0.box == nil }) { removeEnded() }
    return watches.compactMap { $0.box?.isPlaced == true ? $0.look : nil }
  }

  private mutating func removeEnded() {
    watches.removeAll { $0.box == nil }
    indices = [:]
    for (index, watch) in watches.enumerated() {
      if let box = watch.box { indices[ObjectIdentifier(box)] = index }
    }
  }
}
