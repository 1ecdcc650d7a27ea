/// The shape of the pointer.
public enum PointerShape: Hashable, Sendable {
  case arrow
  /// A hand, as over links.
  case link
  /// A vertical bar, as over text that can be selected.
  case text
}
