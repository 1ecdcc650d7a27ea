public import Foundation
public import PlumbUI

/// The settings of later drawing.
extension CGContext {
  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the colour of fills by components of sRGB from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of fills to a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of strokes.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the colour of strokes by components of sRGB from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of strokes to a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the opacity of all drawing, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = alpha > 0 ? min(alpha, 1) : 0 }

  /// Sets the width of strokes.
  public func setLineWidth(_ width: CGFloat) { state.stroke.lineWidth = width }

  /// Sets the shape of the ends of strokes.
  public func setLineCap(_ cap: CGLineCap) { state.stroke.lineCap = cap }

  /// Sets the shape of the corners of strokes.
  public func setLineJoin(_ join: CGLineJoin) { state.stroke.lineJoin = join }

  /// Sets the largest ratio of the length of a corner to the width.
  public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

  /// Sets the lengths of dashes and gaps; none for solid strokes.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.stroke.dash = lengths
    state.stroke.dashPhase = phase
  }

  /// Sets the mode in which drawing is mixed with the drawing below it.
  public func setBlendMode(_ mode: CGBlendMode) { state.blendMode = mode }

  /// Sets whether edges are smooth.
  public func setShouldAntialias(_ shouldAntialias: Bool) { state.isAntialiased = shouldAntialias }

  /// Sets whether edges are smooth.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {
    state.isAntialiased = allowsAntialiasing
  }

  /// Whether edges are smooth.
  package var isAntialiased: Bool { state.isAntialiased }

  /// The quality with which images are enlarged.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Sets a black shadow, with an opacity of a third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets a shadow; without a colour, there is none.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { (offset, blur, $0) }
  }
}

/// The mode in which drawing is mixed with the drawing below it, with the names of Core Graphics.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter

  /// Returns commands that are mixed in this mode. Modes that erase what lies outside of the drawing are not available;
  /// they have the effect of `normal`.
  func applied(to commands: [DrawCommand]) -> [DrawCommand] {
    switch self {
    case .clear: [.group(.blend(.destinationOut), commands)]
    case .copy: [.group(.blend(.destinationOut), commands)] + commands
    default: mode.map { [.group(.blend($0), commands)] } ?? commands
    }
  }

  private var mode: BlendMode? {
    switch self {
    case .normal, .clear, .copy: nil
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationOut: .destinationOut
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor: nil
    }
  }
}

/// The quality with which images are enlarged, with the names of Core Graphics.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium

  var interpolation: PlacedImage.Interpolation {
    switch self {
    case .none: .none
    case .default, .low, .medium: .linear
    case .high: .cubic
    }
  }
}
