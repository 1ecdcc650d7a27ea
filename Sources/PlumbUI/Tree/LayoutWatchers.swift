/// What looks at the places of boxes after every layout.
@MainActor struct LayoutObservers {
  private struct Watch {
    weak var layoutNode: LayoutNode?
    let observe: @MainActor () -> Void
  }

  /// In the order in which they were asked for first, so that every run is like the one before.
  private var watches: [Watch] = []
  private var indices: [ObjectIdentifier: Int] = [:]

  /// Calls a function after every layout as long as a box lives; a box has one such function.
  mutating func watch(_ layoutNode: LayoutNode, _ observe: @escaping @MainActor () -> Void) {
    let watch = Watch(layoutNode: layoutNode, observe: observe)
    if let index = indices[ObjectIdentifier(layoutNode)] {
      watches[index] = watch
    } else {
      indices[ObjectIdentifier(layoutNode)] = watches.count
      watches.append(watch)
    }
  }

  /// What is to be called now.
  mutating func due() -> [@MainActor () -> Void] {
    if watches.contains(where: { $0.layoutNode == nil }) { removeEnded() }
    return watches.compactMap { $0.layoutNode?.isPlaced == true ? $0.observe : nil }
  }

  private mutating func removeEnded() {
    watches.removeAll { $0.layoutNode == nil }
    indices = [:]
    for (index, watch) in watches.enumerated() {
      if let layoutNode = watch.layoutNode { indices[ObjectIdentifier(layoutNode)] = index }
    }
  }
}
