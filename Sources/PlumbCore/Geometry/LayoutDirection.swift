/// The direction from the leading to the trailing edge.
@frozen public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}
