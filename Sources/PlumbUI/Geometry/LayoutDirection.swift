/// The direction in which leading leads to trailing.
@frozen public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}
