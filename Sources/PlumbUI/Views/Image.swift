public import Foundation

/// A symbol, or a picture by its name.
///
/// A symbol is a square as high as a line of its font is, 1.2 em, and stands with its middle at that
/// of capital letters. The engine has symbols of its own for the most common names; a name it does
/// not know, and every picture, shows as a frame with a cross, the picture 100 points wide. SwiftUI's
/// symbols are each of their own size.
public struct Image: Equatable, Sendable {
  /// How large symbols are beside text.
  public enum Scale: Hashable, Sendable {
    case small, medium, large

    var factor: CGFloat {
      switch self {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    }
  }

  /// How a picture fills more room than it has; symbols are always stretched.
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }

  /// Whether a picture is painted in the foreground style, as symbols always are.
  public enum TemplateRenderingMode: Hashable, Sendable {
    case template, original
  }

  /// How smoothly a picture is scaled; symbols are drawn anew at every size.
  public enum Interpolation: Hashable, Sendable {
    case none, low, medium, high
  }

  private let name: String
  private let isSymbol: Bool
  private let isDecorative: Bool
  private var isResizable = false

  private init(_ name: String, isSymbol: Bool, isDecorative: Bool) {
    self.name = name
    self.isSymbol = isSymbol
    self.isDecorative = isDecorative
  }

  /// A picture by its name, which shows as a placeholder.
  nonisolated public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name, isSymbol: false, isDecorative: false)
  }

  /// A picture without meaning, which shows as a placeholder.
  nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name, isSymbol: false, isDecorative: true)
  }

  /// A symbol by its name.
  nonisolated public init(systemName: String) {
    self.init(systemName, isSymbol: true, isDecorative: false)
  }

  /// A symbol by its name.
  ///
  /// - Parameter variableValue: how much of the symbol is strong, which symbols here do not show.
  nonisolated public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  /// The image as large as the room it gets.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.isResizable = true
    return image
  }

  /// The image itself; see ``TemplateRenderingMode``.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// The image itself; see ``Interpolation``.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// The image itself: its edges are always smooth.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: View, _PrimitiveView {
  public static func _resolve(_ view: Image, at cursor: inout _ChildCursor) {
    let environment = cursor.environment
    let measurer = environment.textMeasurer
    let style = environment.textStyle.attributes.spanStyle(at: environment.dynamicTypeSize)
    let node = cursor.leaf(listedAs: Image.self) { SymbolNode() }
    node.label = view.isDecorative ? nil : view.name
    let length = view.isSymbol ? style.font.size * 1.2 * environment.imageScale.factor : 100
    node.box.update(
      view.isSymbol
        ? SymbolTable.symbol(view.name, variants: environment.symbolVariants.suffixes) : nil,
      length: length, isResizable: view.isResizable,
      capHeight: measurer.metrics(of: style.font).capHeight)
    node.box.update(
      weight: style.font.weight, style: ForegroundStyle()._style(in: environment),
      ground: SystemColor.background.resolved(in: environment.colorScheme), at: cursor.moment)
  }
}
