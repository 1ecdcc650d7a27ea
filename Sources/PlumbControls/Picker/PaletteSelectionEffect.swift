extension View {
  /// Returns the view unchanged; on this platform it has no effect: options in a palette are segments, and the selected
  /// one has a raised background.
  nonisolated public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View {
    self
  }
}

/// The appearance of the selected option of a palette; without effect on this platform.
public struct PaletteSelectionEffect: Hashable, Sendable {
  private let name: String

  /// The appearance that the platform chooses.
  public static var automatic: PaletteSelectionEffect { .init(name: "automatic") }
  /// An appearance that the program draws.
  public static var custom: PaletteSelectionEffect { .init(name: "custom") }

  /// Returns the effect of another variant of the symbol.
  public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
    .init(name: "symbolVariant")
  }
}
