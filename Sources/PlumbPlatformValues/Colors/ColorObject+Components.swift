public import Foundation
internal import PlumbUI

/// The components of colours, in sRGB and in the current appearance.
extension ColorObject {
  /// The components in the current appearance.
  package var resolved: ResolvedColor { storedColor.resolved(in: CurrentAppearance.colors) }

  /// Writes the components of sRGB from 0 to 1 where a pointer is given. Returns `true`: all colours have them.
  @discardableResult public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.opacity
    return true
  }

  /// Writes hue, saturation and brightness from 0 to 1 where a pointer is given. Returns `true`: all colours have them.
  @discardableResult public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved
    hue?.pointee = color.hue
    saturation?.pointee = color.saturation
    brightness?.pointee = color.brightness
    alpha?.pointee = color.opacity
    return true
  }

  /// Writes the brightness of a grey where a pointer is given.
  ///
  /// - Returns: whether the colour is a grey; for any other, nothing is written.
  @discardableResult public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = resolved
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = color.red
    alpha?.pointee = color.opacity
    return true
  }
}

extension ResolvedColor {
  /// The largest component.
  package var brightness: Double { max(red, green, blue) }

  private var range: Double { brightness - min(red, green, blue) }

  /// The difference of the components relative to the largest one; 0 for greys.
  package var saturation: Double { brightness > 0 ? range / brightness : 0 }

  /// The angle on the circle of hues as a fraction of a turn: 0 for red, a third for green; 0 for greys.
  package var hue: Double {
    guard range > 0 else { return 0 }
    let sixth =
      if brightness == red {
        (green - blue) / range
      } else if brightness == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    return (sixth < 0 ? sixth + 6 : sixth) / 6
  }
}
