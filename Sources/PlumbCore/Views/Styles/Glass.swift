public import Foundation

/// The appearance of a glass effect; see ``View/glassEffect(_:in:)``.
public struct Glass: Equatable, Sendable {
  /// The material, `nil` for none.
  fileprivate var material: Material?
  fileprivate var tint: Color?

  /// The standard glass: a regular material.
  public static let regular = Glass(material: .regular)
  /// The most translucent glass: an ultra-thin material.
  public static let clear = Glass(material: .ultraThin)
  /// No glass.
  public static let identity = Glass(material: nil)

  /// Returns the glass with a colour laid over it, at half of its opacity; `nil` for none.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns the glass unchanged; it does not react to touches.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The default shape of a glass effect, a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// Creates the shape.
  public init() {}

  public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Fills a shape behind the view with glass.
  ///
  /// On this platform glass is a ``Material``: the background shows through blurred and is not
  /// refracted, there are no highlights, and neighbouring shapes do not merge.
  ///
  /// - Parameters:
  ///   - glass: The material and the tint.
  ///   - shape: The shape, with the bounds of the view; a capsule by default.
  nonisolated public func glassEffect(
    _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
  ) -> some View {
    background {
      if let material = glass.material {
        shape.fill(material)
        if let tint = glass.tint { shape.fill(tint.opacity(0.5)) }
      }
    }
  }

  /// Returns the view unchanged: glass does not change its shape between views.
  nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View { self }

  /// Returns the view unchanged: shapes of glass do not merge.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }

  /// Returns the view unchanged: glass appears with the view.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View {
    self
  }
}

/// The way in which glass appears; without effect on this platform.
public struct GlassEffectTransition: Sendable {
  /// The glass appears without a transition.
  public static let identity = GlassEffectTransition()
  /// The glass takes the shape of a neighbour.
  public static let matchedGeometry = GlassEffectTransition()
  /// The glass materialises.
  public static let materialize = GlassEffectTransition()
}

/// A view whose shapes of glass could merge, which they do not on this platform.
public struct GlassEffectContainer<Content: View> {
  private let content: Content

  /// Creates a container; the distance at which shapes would merge has no effect.
  nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension GlassEffectContainer: View {
  public var body: some View { content }
}
