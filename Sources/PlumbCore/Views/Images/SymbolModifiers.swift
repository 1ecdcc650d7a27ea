/// The variants of a symbol.
public struct SymbolVariants: Hashable, Sendable {
  /// The suffixes of the name of the symbol, in order.
  let suffixes: [String]

  /// No variant.
  public static let none = SymbolVariants(suffixes: [])
  /// The filled variant.
  public static let fill = SymbolVariants(suffixes: ["fill"])
  /// The variant in a circle.
  public static let circle = SymbolVariants(suffixes: ["circle"])
  /// The variant in a square.
  public static let square = SymbolVariants(suffixes: ["square"])
  /// The variant with a slash.
  public static let slash = SymbolVariants(suffixes: ["slash"])

  /// These variants with a slash.
  public var slash: SymbolVariants { SymbolVariants(suffixes: suffixes + ["slash"]) }
  /// These variants, filled.
  public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes + ["fill"]) }
  /// These variants in a circle.
  public var circle: SymbolVariants { SymbolVariants(suffixes: ["circle"] + suffixes) }
  /// These variants in a square.
  public var square: SymbolVariants { SymbolVariants(suffixes: ["square"] + suffixes) }
}

/// The colouring of the layers of a symbol; without effect on this platform, where symbols have one
/// layer.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  /// One colour for all layers.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// Levels of opacity of one colour.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// One style for each layer.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// The symbol's own colours.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

extension EnvironmentValues {
  /// The size of symbols relative to text.
  @EnvironmentEntry public var imageScale: Image.Scale = .medium

  /// The colouring of the layers of symbols; `nil` for the colouring of each symbol. See ``SymbolRenderingMode``.
  @EnvironmentEntry public var symbolRenderingMode: SymbolRenderingMode?

  /// The variants shown of symbols that have them.
  @EnvironmentEntry public var symbolVariants: SymbolVariants = .none
}

extension View {
  /// Sets the size of the symbols within this view relative to text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Shows the symbols within this view in a variant if they have it.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) {
      $0 = SymbolVariants(suffixes: $0.suffixes + variant.suffixes)
    }
  }

  /// Sets `symbolRenderingMode` in the environment; see ``SymbolRenderingMode``.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
