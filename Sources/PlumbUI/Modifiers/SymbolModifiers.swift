/// Forms that symbols of the same name may have.
public struct SymbolVariants: Hashable, Sendable {
  /// Ends of names, in order.
  let suffixes: [String]

  public static let none = SymbolVariants(suffixes: [])
  public static let fill = SymbolVariants(suffixes: ["fill"])
  public static let circle = SymbolVariants(suffixes: ["circle"])
  public static let square = SymbolVariants(suffixes: ["square"])
  public static let slash = SymbolVariants(suffixes: ["slash"])

  /// The same crossed out.
  public var slash: SymbolVariants { SymbolVariants(suffixes: suffixes + ["slash"]) }
  /// The same in a filled form.
  public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes + ["fill"]) }
  /// The same in a circle.
  public var circle: SymbolVariants { SymbolVariants(suffixes: ["circle"] + suffixes) }
  /// The same in a square.
  public var square: SymbolVariants { SymbolVariants(suffixes: ["square"] + suffixes) }
}

/// How the layers of a symbol are coloured; symbols here have one layer.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String

  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  public static let palette = SymbolRenderingMode(name: "palette")
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

private enum ImageScaleKey: EnvironmentKey {
  static var defaultValue: Image.Scale { .medium }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static var defaultValue: SymbolVariants { .none }
}

extension EnvironmentValues {
  /// How large symbols are beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }

  /// The forms in which symbols show that have them.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Sets how large the symbols inside are beside text.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Shows the symbols inside in a form, where they have it.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) {
      $0 = SymbolVariants(suffixes: $0.suffixes + variant.suffixes)
    }
  }

  /// The view itself; see ``SymbolRenderingMode``.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
}
