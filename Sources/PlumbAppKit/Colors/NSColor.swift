public import Foundation
public import PlumbUI

/// A colour, as AppKit has it.
open class NSColor: ColorObject, @unchecked Sendable {
  /// The name of a colour.
  public typealias Name = String
}

extension NSColor {
  /// Creates a colour of an asset catalogue; `nil`, with a warning, if there is none with the name.
  ///
  /// - Parameters:
  ///   - name: the name of the colour set.
  ///   - bundle: the bundle of the catalogue; `nil` for the program.
  public convenience init?(named name: Name, bundle: Bundle? = nil) {
    guard Self.hasColor(named: name, in: bundle) else { return nil }
    self.init(Color(name, bundle: bundle))
  }

  /// Creates a colour that a function returns for each appearance.
  ///
  /// - Parameters:
  ///   - colorName: without effect.
  ///   - dynamicProvider: called on any thread whenever the colour is shown or read.
  public convenience init(
    name colorName: Name?, dynamicProvider: @escaping @Sendable (NSAppearance) -> NSColor
  ) {
    let computed = ComputedColor { appearance in
      dynamicProvider(NSAppearance(appearance)).storedColor.resolved(in: appearance)
    }
    self.init(Color(computed))
  }

  /// Creates a colour from a colour of Core Graphics. As AppKit: the result is optional, and is never `nil` here.
  public convenience init?(cgColor: CGColor) {
    self.init(Color(cgColor: cgColor))
  }

  /// Creates a colour from sRGB components from 0 to 1.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from components from 0 to 1, which are those of sRGB on this platform.
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from components from 0 to 1, which are those of sRGB on this platform.
  public convenience init(
    deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a colour from hue, saturation and brightness from 0 to 1.
  public convenience init(
    calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// Creates a colour from hue, saturation and brightness from 0 to 1.
  public convenience init(
    deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  /// Creates a grey between black (0) and white (1).
  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  /// Creates a grey between black (0) and white (1).
  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  /// Sets the colour of later fills and strokes in the current context; without one, it has no effect.
  public func set() {
    setFill()
    setStroke()
  }

  /// Sets the colour of later fills in the current context; without one, it has no effect.
  public func setFill() { CGContext.current?.setFillColor(cgColor) }

  /// Sets the colour of later strokes in the current context; without one, it has no effect.
  public func setStroke() { CGContext.current?.setStrokeColor(cgColor) }
}

extension Color {
  /// Creates a colour from a colour of AppKit.
  public init(_ color: NSColor) {
    self = color.storedColor
  }

  /// Creates a colour from a colour of AppKit.
  // For a name that the engine has, too, such as `.labelColor`, either gives the same colour.
  @_disfavoredOverload
  public init(nsColor: NSColor) {
    self = nsColor.storedColor
  }
}
