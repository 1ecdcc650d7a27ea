/// A node of views that are never shown, and that exist only for their keyboard shortcuts.
final class NonVisualNode: ViewNode {
  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {}

  override func layoutNodesBelowDidChange() {}

  override func addPreferences<Key: PreferenceKey>(to sum: inout PreferenceSum<Key>) {}

  override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? { nil }
}
