public import Foundation
public import PlumbPlatformValues
internal import PlumbUI

extension UIImage {
  /// The size, the weight and the colour of a symbol.
  public typealias Configuration = SymbolConfigurationObject

  /// The size, the weight and the colour of a symbol.
  public final class SymbolConfiguration: SymbolConfigurationObject, @unchecked Sendable {
    /// Creates a configuration with a size in points.
    public convenience init(pointSize: CGFloat) {
      self.init(pointSize: pointSize, weight: nil, scale: .medium, color: nil)
    }

    /// Creates a configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize: pointSize, weight: weight.weight, scale: .medium, color: nil)
    }

    /// Creates a configuration with a size in points, a weight and a scale.
    public convenience init(
      pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
    ) {
      self.init(pointSize: pointSize, weight: weight.weight, scale: scale.scale, color: nil)
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: UIImage.SymbolWeight) {
      self.init(pointSize: nil, weight: weight.weight, scale: .medium, color: nil)
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: UIImage.SymbolScale) {
      self.init(pointSize: nil, weight: nil, scale: scale.scale, color: nil)
    }

    /// Creates a configuration with the size and the weight of a font.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale = .default) {
      self.init(
        pointSize: font.pointSize, weight: font.font.resolved(at: .large).weight,
        scale: scale.scale, color: nil)
    }

    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale = .default) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Creates a configuration with a colour.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(pointSize: nil, weight: nil, scale: .medium, color: hierarchicalColor.storedColor)
    }

    /// Creates a configuration with the first of some colours.
    public convenience init(paletteColors: [UIColor]) {
      self.init(
        pointSize: nil, weight: nil, scale: .medium, color: paletteColors.first?.storedColor)
    }

    /// Returns the configuration with what another one sets.
    public func applying(_ other: UIImage.SymbolConfiguration) -> UIImage.SymbolConfiguration {
      let result = SymbolConfiguration(pointSize: nil, weight: nil, scale: .medium, color: nil)
      result.add(self)
      result.add(other)
      return result
    }
  }

  /// The weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var weight: Font.Weight? {
      switch self {
      case .unspecified: nil
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The size of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    case unspecified = -1
    case `default`, small, medium, large

    var scale: Image.Scale {
      switch self {
      case .unspecified, .default, .medium: .medium
      case .small: .small
      case .large: .large
      }
    }
  }
}
