/// A colour that a function computes for an appearance. It is equal to no other one.
package final class ComputedColor: Sendable {
  /// Returns the components in an appearance.
  package let resolved: @Sendable (ColorAppearance) -> ResolvedColor

  /// Creates a colour from a function that returns its components in an appearance.
  package init(_ resolved: @escaping @Sendable (ColorAppearance) -> ResolvedColor) {
    self.resolved = resolved
  }
}

extension ComputedColor: Hashable {
  package static func == (lhs: ComputedColor, rhs: ComputedColor) -> Bool { lhs === rhs }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
