/// Views that are there for what they do with keys, and never shown.
final class NonVisualNode: ViewNode {
  override func appendLayoutNodes(to layoutNodes: inout [LayoutNode]) {}

  override func layoutNodesBelowDidChange() {}

  override func addPreferences<Key: PreferenceKey>(to sum: inout PreferenceSum<Key>) {}

  override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? { nil }
}
