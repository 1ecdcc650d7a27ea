public import Foundation
public import PlumbPlatformValues
internal import PlumbUI

extension NSImage {
  /// The size, the weight and the colour of a symbol.
  public final class SymbolConfiguration: SymbolConfigurationObject, @unchecked Sendable {
    /// Creates a configuration with a size in points and a weight.
    public convenience init(pointSize: CGFloat, weight: NSFont.Weight) {
      self.init(pointSize: pointSize, weight: weight.weight, scale: .medium, color: nil)
    }

    /// Creates a configuration with a size in points, a weight and a scale.
    public convenience init(
      pointSize: CGFloat, weight: NSFont.Weight, scale: NSImage.SymbolScale
    ) {
      self.init(pointSize: pointSize, weight: weight.weight, scale: scale.scale, color: nil)
    }

    /// Creates a configuration with the size of a text style.
    public convenience init(
      textStyle style: NSFont.TextStyle, scale: NSImage.SymbolScale = .medium
    ) {
      let font = NSFont.preferredFont(forTextStyle: style)
      self.init(pointSize: font.pointSize, weight: nil, scale: scale.scale, color: nil)
    }

    /// Creates a configuration with a scale.
    public convenience init(scale: NSImage.SymbolScale) {
      self.init(pointSize: nil, weight: nil, scale: scale.scale, color: nil)
    }

    /// Creates a configuration with a colour.
    public convenience init(hierarchicalColor: NSColor) {
      self.init(pointSize: nil, weight: nil, scale: .medium, color: hierarchicalColor.storedColor)
    }

    /// Creates a configuration with the first of some colours.
    public convenience init(paletteColors: [NSColor]) {
      self.init(
        pointSize: nil, weight: nil, scale: .medium, color: paletteColors.first?.storedColor)
    }

    /// Returns the configuration with what another one sets.
    public func applying(_ configuration: NSImage.SymbolConfiguration) -> SymbolConfiguration {
      let result = SymbolConfiguration(pointSize: nil, weight: nil, scale: .medium, color: nil)
      result.add(self)
      result.add(configuration)
      return result
    }
  }

  /// The size of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    case small = 1
    case medium, large

    var scale: Image.Scale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }
}
