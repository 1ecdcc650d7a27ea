public import Foundation
internal import PlumbUI

/// The context into which the functions of AppKit draw.
public final class NSGraphicsContext: NSObject {
  /// The context of Core Graphics.
  public let cgContext: CGContext

  /// Creates a context that draws into one of Core Graphics.
  ///
  /// - Parameter initialFlippedState: without effect: the direction of the y axis is that of the other context.
  public init(cgContext graphicsPort: CGContext, flipped initialFlippedState: Bool) {
    cgContext = graphicsPort
    super.init()
  }

  /// The context of this thread into which is drawn; `nil` for none.
  public static var current: NSGraphicsContext? {
    get { CGContext.current.map { NSGraphicsContext(cgContext: $0, flipped: false) } }
    set {
      CGContext.leave()
      newValue?.cgContext.enter()
    }
  }

  /// Whether the y axis points downwards.
  public var isFlipped: Bool { cgContext.isFlipped }

  /// Saves the state of the context.
  public func saveGraphicsState() { cgContext.saveGState() }

  /// Restores the state of the context that was saved last.
  public func restoreGraphicsState() { cgContext.restoreGState() }

  /// Saves the state of the current context.
  public static func saveGraphicsState() { CGContext.current?.saveGState() }

  /// Restores the state of the current context that was saved last.
  public static func restoreGraphicsState() { CGContext.current?.restoreGState() }

  /// The quality with which images are enlarged.
  public var imageInterpolation: NSImageInterpolation {
    get {
      NSImageInterpolation(rawValue: UInt(cgContext.interpolationQuality.rawValue)) ?? .default
    }
    set {
      cgContext.interpolationQuality =
        CGInterpolationQuality(rawValue: Int32(newValue.rawValue)) ?? .default
    }
  }

  /// Whether edges are smooth.
  public var shouldAntialias: Bool {
    get { cgContext.isAntialiased }
    set { cgContext.setShouldAntialias(newValue) }
  }
}

/// The quality with which images are enlarged, with the names of AppKit.
public enum NSImageInterpolation: UInt, Sendable {
  case `default`, none, low, high, medium
}

/// The mixing of drawing with the drawing below it, with the names of AppKit.
public enum NSCompositingOperation: UInt, Sendable {
  case clear, copy, sourceOver, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn
  case destinationOut, destinationAtop, xor, plusDarker, plusLighter, multiply, screen, overlay
  case darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue
  case saturation, color, luminosity

  var mode: CGBlendMode {
    switch self {
    case .clear: .clear
    case .copy: .copy
    case .sourceOver: .normal
    case .sourceIn: .sourceIn
    case .sourceOut: .sourceOut
    case .sourceAtop: .sourceAtop
    case .destinationOver: .destinationOver
    case .destinationIn: .destinationIn
    case .destinationOut: .destinationOut
    case .destinationAtop: .destinationAtop
    case .xor: .xor
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
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
    }
  }
}
