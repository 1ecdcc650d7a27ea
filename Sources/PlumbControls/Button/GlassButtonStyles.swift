/// A button style with a label on glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// A button style with a label on glass in the accent colour.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedProminentButtonStyle().makeBody(configuration: configuration)
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on glass; on this platform the same as `bordered`.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A label on glass in the accent colour; on this platform the same as `borderedProminent`.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
