/// A set of the parts of its geometry that a view shares.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The position of an anchor of the view.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size of the view.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Shows the view in the frame of another view with the same id in the same namespace.
  ///
  /// As SwiftUI: the frame is the frame of the view with `isSource`; the others keep their
  /// positions in the layout and are only drawn there. If the source changes with an animation, the
  /// views move from its old frame to the new one. SwiftUI does not specify the result of several
  /// sources; here the first of them in the tree is used.
  ///
  /// - Parameters:
  ///   - id: the identifier shared by the matching views.
  ///   - namespace: the namespace of the identifier.
  ///   - properties: the parts of the frame that are shared.
  ///   - anchor: the point of the view whose position is shared.
  ///   - isSource: whether the view may provide its frame to the others.
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

@_spi(Nodes) @usableFromInline struct MatchedGeometryEffect {
  let key: MatchKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension MatchedGeometryEffect: LayoutNodeModifier {
  @usableFromInline func makeLayoutNode() -> MatchedLayoutNode { MatchedLayoutNode() }

  @usableFromInline func update(
    _ layoutNode: MatchedLayoutNode, in environment: EnvironmentValues, at context: UpdateContext
  ) {
    var parts: MatchedParts = []
    if properties.contains(.position) { parts.insert(.position) }
    if properties.contains(.size) { parts.insert(.size) }
    layoutNode.update(
      group: context.scheduler.matchedGeometry.group(for: key), parts: parts, anchor: anchor,
      isSource: isSource, at: context)
  }
}
