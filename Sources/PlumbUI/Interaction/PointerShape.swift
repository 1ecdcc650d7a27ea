/// How the pointer looks over what is below it.
public enum PointerShape: Hashable, Sendable {
  case arrow
  /// A hand, as over links.
  case link
}
