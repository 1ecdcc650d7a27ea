public import Foundation
internal import PlumbUI

/// The components of the colour in sRGB, from 0 to 1, in the current appearance.
extension NSColor {
  /// The red component.
  public var redComponent: CGFloat { resolved.red }
  /// The green component.
  public var greenComponent: CGFloat { resolved.green }
  /// The blue component.
  public var blueComponent: CGFloat { resolved.blue }
  /// The opacity.
  public var alphaComponent: CGFloat { resolved.opacity }
  /// The angle on the circle of hues, as a fraction of a turn.
  public var hueComponent: CGFloat { resolved.hue }
  /// The difference of the components relative to the largest one.
  public var saturationComponent: CGFloat { resolved.saturation }
  /// The largest component.
  public var brightnessComponent: CGFloat { resolved.brightness }
  /// The brightness of a grey; for other colours, the mean of their components weighted as they are seen.
  public var whiteComponent: CGFloat {
    let color = resolved
    return 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
  }
  /// The number of components, with the opacity.
  public var numberOfComponents: Int { 4 }

  /// The colour space of the components.
  public var colorSpace: NSColorSpace { .sRGB }

  /// Returns the colour in the current appearance, by its components in sRGB.
  ///
  /// - Parameter space: without effect: components are always those of sRGB on this platform.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? { NSColor(cgColor: cgColor) }

  /// Returns a mixture of the components of two colours: a fraction of 0 is this colour, 1 the other one.
  public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    let (one, other) = (resolved, color.resolved)
    let share = min(max(fraction, 0), 1)
    func mixed(_ component: (ResolvedColor) -> Double) -> CGFloat {
      component(one) * (1 - share) + component(other) * share
    }
    return NSColor(
      red: mixed(\.red), green: mixed(\.green), blue: mixed(\.blue), alpha: mixed(\.opacity))
  }

  /// Returns a lighter colour: at level 1 it is white.
  public func highlight(withLevel level: CGFloat) -> NSColor? {
    blended(withFraction: level, of: .white)
  }

  /// Returns a darker colour: at level 1 it is black.
  public func shadow(withLevel level: CGFloat) -> NSColor? {
    blended(withFraction: level, of: .black)
  }
}

/// A colour space by name; components are always those of sRGB on this platform.
public final class NSColorSpace: NSObject, Sendable {
  /// sRGB.
  public static let sRGB = NSColorSpace()
  /// sRGB on this platform.
  public static var deviceRGB: NSColorSpace { sRGB }
  /// sRGB on this platform.
  public static var genericRGB: NSColorSpace { sRGB }
  /// sRGB on this platform.
  public static var extendedSRGB: NSColorSpace { sRGB }
  /// sRGB on this platform.
  public static var displayP3: NSColorSpace { sRGB }
  /// sRGB on this platform.
  public static var deviceGray: NSColorSpace { sRGB }
  /// sRGB on this platform.
  public static var genericGray: NSColorSpace { sRGB }
}
