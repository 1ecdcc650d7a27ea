public import Foundation
package import PlumbUI

/// The size, the weight and the colour of a symbol: the superclass of the configurations of UIKit and AppKit.
open class SymbolConfigurationObject: NSObject, @unchecked Sendable {
  /// The size in points; `nil` for the usual one.
  final var pointSize: CGFloat?
  /// The weight; `nil` for the usual one.
  final var weight: Font.Weight?
  /// The size relative to text.
  final var factor: CGFloat = 1
  /// The colour; `nil` for none.
  final var color: Color?

  /// Creates a configuration.
  package init(
    pointSize: CGFloat? = nil, weight: Font.Weight? = nil, scale: Image.Scale = .medium,
    color: Color? = nil
  ) {
    self.pointSize = pointSize
    self.weight = weight
    factor =
      switch scale {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    self.color = color
    super.init()
  }

  /// Takes over what another configuration sets.
  package func add(_ other: SymbolConfigurationObject) {
    pointSize = other.pointSize ?? pointSize
    weight = other.weight ?? weight
    factor = other.factor == 1 ? factor : other.factor
    color = other.color ?? color
  }
}

extension ImageValue {
  /// Returns a symbol with a configuration; other images are not changed by it.
  package func with(_ configuration: SymbolConfigurationObject?) -> ImageValue {
    guard case .symbol = source, let configuration else { return self }
    let usual = symbolFont.resolved(at: .large)
    var value = self
    value.symbolFont = .system(
      size: (configuration.pointSize ?? usual.size) * configuration.factor,
      weight: configuration.weight ?? usual.weight)
    value.hasSymbolFont =
      hasSymbolFont || configuration.pointSize != nil || configuration.weight != nil
      || configuration.factor != 1
    value.tint = configuration.color ?? tint
    return value
  }
}
