/// Views that are there for what they do with keys, and never shown.
final class UnseenNode: ViewNode {
  override func appendBoxes(to boxes: inout [LayoutNode]) {}

  override func boxesBelowDidChange() {}

  override func addPreferences<Key: PreferenceKey>(to sum: inout PreferenceSum<Key>) {}

  override func scrollDestination(_ id: AnyHashable) -> ScrollDestination? { nil }
}
