/// A view that reads what those below it say.
@MainActor protocol PreferenceReader: ViewNode {
  /// Takes in what the views below say now that they have places.
  func readPreferences()
}

/// The readers that must read again, and the writers that may fall silent.
@MainActor struct PreferenceQueue {
  private struct Writer {
    weak var node: PreferenceWriterNode?
  }

  /// In the order in which they were told, so that every run is like the one before.
  private var waiting: [any PreferenceReader] = []
  private var known: Set<ObjectIdentifier> = []
  private var writers: [Writer] = []

  var isWaiting: Bool { !waiting.isEmpty }

  mutating func add(_ reader: any PreferenceReader) {
    if known.insert(ObjectIdentifier(reader)).inserted { waiting.append(reader) }
  }

  mutating func add(_ writer: PreferenceWriterNode) {
    writers.append(Writer(node: writer))
  }

  /// The deepest of the readers: what they make of it may concern those above.
  mutating func takeReaders() -> [any PreferenceReader]? {
    guard let depth = waiting.lazy.filter(\.isMounted).map(\.depth).max() else {
      waiting = []
      known = []
      return nil
    }
    let taken = waiting.filter { $0.depth == depth && $0.isMounted }
    waiting.removeAll { $0.depth == depth || !$0.isMounted }
    known = Set(waiting.map { ObjectIdentifier($0) })
    return taken
  }

  /// The writers whose views came into the picture or went without being evaluated.
  mutating func changedWriters() -> [PreferenceWriterNode] {
    writers.removeAll { $0.node?.isMounted != true }
    return writers.compactMap(\.node).filter {
      $0.shownLayoutNodes.count != $0.describedLayoutNodeCount
    }
  }
}

extension ViewNode {
  /// Lets the readers above read again, as what this view says may be something else.
  final func preferencesDidChange() {
    carriesPreferences = true
    var next = parent
    while let node = next {
      node.carriesPreferences = true
      if let reader = node as? any PreferenceReader { tree.preferences.add(reader) }
      next = node.parent
    }
  }
}

/// A view that says something to those above, once for each of its boxes in the picture.
class PreferenceWriterNode: ViewNode {
  /// The number of boxes in the picture when the view last spoke.
  final private(set) var describedLayoutNodeCount = 0

  override init(at place: _ChildCursor.Place, listedAs listedType: Any.Type? = nil) {
    super.init(at: place, listedAs: listedType)
    tree.preferences.add(self)
  }

  /// The boxes of the view that are part of the picture; a view that has none says nothing.
  final var shownLayoutNodes: [LayoutNode] {
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    return layoutNodes.filter(\.isPartOfImage)
  }

  /// The boxes to speak for now.
  final func layoutNodesToDescribe() -> [LayoutNode] {
    let layoutNodes = shownLayoutNodes
    describedLayoutNodeCount = layoutNodes.count
    return layoutNodes
  }

  override func didUnmount() {
    preferencesDidChange()
  }
}
