/// A node of views that are never shown, and that exist only for their keyboard shortcuts or as the
/// name of the element around them.
package final class NonVisualViewNode: ViewNode {
  private var storedNamesElement = false

  /// Whether the texts inside are the label of the accessibility element around the node.
  package var namesElement: Bool {
    get { storedNamesElement }
    set { storedNamesElement = newValue }
  }

  package override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {}

  package override func layoutNodesBelowDidChange() {}

  package override func addPreferences<Key: PreferenceKey>(to sum: inout PreferenceSum<Key>) {}

  override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? { nil }
}
