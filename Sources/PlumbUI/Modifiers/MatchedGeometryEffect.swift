/// Which parts of its geometry a view shares.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let position = MatchedGeometryProperties(rawValue: 1)
  public static let size = MatchedGeometryProperties(rawValue: 2)
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Shows the view in the frame of another one with the same id in the same namespace.
  ///
  /// As SwiftUI: the frame is that of the view with `isSource`; the others keep their places in the
  /// layout and are only shown there. When the source changes under an animation, the views move from
  /// its old frame to the new one. SwiftUI does not say what several sources do; here the first of
  /// them in the tree counts.
  ///
  /// - Parameters:
  ///   - properties: what of the frame is shared.
  ///   - anchor: the point of the view whose place is shared.
  ///   - isSource: whether the view may give its frame to the others.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryEffect(
        key: MatchKey(namespace: namespace, id: id), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}

private struct MatchedGeometryEffect {
  let key: MatchKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension MatchedGeometryEffect: LayoutNodeModifier {
  func makeLayoutNode() -> MatchedNode { MatchedNode() }

  func update(
    _ layoutNode: MatchedNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    var parts: MatchedParts = []
    if properties.contains(.position) { parts.insert(.position) }
    if properties.contains(.size) { parts.insert(.size) }
    layoutNode.update(
      group: context.clock.matches.group(for: key), parts: parts, anchor: anchor,
      isSource: isSource, at: context)
  }
}
