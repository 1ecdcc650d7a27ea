/// Preference readers to re-evaluate, and nodes whose preference may have been removed.
@MainActor struct PreferenceQueue {
  private struct Writer {
    weak var node: PreferenceWriterViewNode?
  }

  /// In insertion order, so that the order of evaluation is the same in every run.
  private var pending: [ViewNode] = []
  private var scheduled: Set<ObjectIdentifier> = []
  private var writers: [Writer] = []

  var hasPendingReaders: Bool { !pending.isEmpty }

  /// Schedules a reader, which reads after layout. A reader that is already scheduled keeps its
  /// position.
  mutating func add(reader: ViewNode) {
    if scheduled.insert(ObjectIdentifier(reader)).inserted { pending.append(reader) }
  }

  /// Registers a writer, which is removed when its node is unmounted.
  mutating func add(writer: PreferenceWriterViewNode) {
    writers.append(Writer(node: writer))
  }

  /// Removes and returns the deepest readers, as the views they build may change the preferences
  /// that readers higher up read; `nil` if no reader is left.
  mutating func takeReaders() -> [ViewNode]? {
    guard let depth = pending.lazy.filter({ $0.isMounted }).map(\.depth).max() else {
      pending = []
      scheduled = []
      return nil
    }
    let taken = pending.filter { $0.depth == depth && $0.isMounted }
    pending.removeAll { $0.depth == depth || !$0.isMounted }
    scheduled = Set(pending.map { ObjectIdentifier($0) })
    return taken
  }

  /// The writers whose visible layout nodes have changed since they were last read.
  mutating func changedWriters() -> [PreferenceWriterViewNode] {
    writers.removeAll { $0.node?.isMounted != true }
    return writers.compactMap(\.node).filter {
      $0.haveVisibleLayoutNodesChanged
    }
  }
}

extension ViewNode {
  /// Invalidates the preference readers among the ancestors, as the preferences of this view may
  /// have changed.
  package final func preferencesDidChange() {
    carriesPreferences = true
    for node in ancestors {
      node.carriesPreferences = true
      if node.readsPreferences { tree.preferences.add(reader: node) }
    }
  }
}

/// A view node that sets a preference, once for each of its visible layout nodes.
@_spi(Nodes) open class PreferenceWriterViewNode: ViewNode {
  /// The visible layout nodes when the preference was last read. They are retained, so that no
  /// other node gets the memory of a removed one.
  private var recordedLayoutNodes: [LayoutNode] = []

  @_spi(Nodes) override public init(
    at place: _ChildCursor.Place, listedAs listedType: Any.Type? = nil
  ) {
    super.init(at: place, listedAs: listedType)
    tree.preferences.add(writer: self)
  }

  /// The visible layout nodes of the view. A view without any sets no preference.
  final var visibleLayoutNodes: [LayoutNode] {
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    return layoutNodes.filter(\.isPlacedAndShown)
  }

  /// Whether other layout nodes are visible than the recorded ones, or in another order.
  final var haveVisibleLayoutNodesChanged: Bool {
    !visibleLayoutNodes.elementsEqual(recordedLayoutNodes, by: ===)
  }

  /// Returns the visible layout nodes and records them.
  package final func recordVisibleLayoutNodes() -> [LayoutNode] {
    recordedLayoutNodes = visibleLayoutNodes
    return recordedLayoutNodes
  }

  @_spi(Nodes) final override public func didUnmount() {
    recordedLayoutNodes = []
    preferencesDidChange()
  }
}
