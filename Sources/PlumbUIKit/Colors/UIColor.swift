public import Foundation
public import PlumbUI

/// A colour, as UIKit has it.
open class UIColor: ColorObject, @unchecked Sendable {}

extension UIColor {
  /// Creates a colour of an asset catalogue; `nil`, with a warning, if there is none with the name.
  ///
  /// - Parameters:
  ///   - name: the name of the colour set.
  ///   - bundle: the bundle of the catalogue; `nil` for the program.
  ///   - traitCollection: without effect: the colour follows the appearance in which it is shown.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil,
    compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard Self.hasColor(named: name, in: bundle) else { return nil }
    self.init(Color(name, bundle: bundle))
  }

  /// Creates a colour that a function returns for each appearance.
  ///
  /// - Parameter dynamicProvider: called on any thread whenever the colour is shown or read.
  public convenience init(
    dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor
  ) {
    let computed = ComputedColor { appearance in
      dynamicProvider(UITraitCollection(appearance)).storedColor.resolved(in: appearance)
    }
    self.init(Color(computed))
  }

  /// Creates a colour from a colour of Core Graphics.
  public convenience init(cgColor: CGColor) {
    self.init(Color(cgColor: cgColor))
  }

  /// Returns the colour as it is in an appearance.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(cgColor: CGColor(storedColor.resolved(in: traitCollection.colorAppearance)))
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
  /// Creates a colour from a colour of UIKit.
  public init(_ color: UIColor) {
    self = color.storedColor
  }

  /// Creates a colour from a colour of UIKit.
  // For a name that the engine has, too, such as `.label`, either gives the same colour.
  @_disfavoredOverload
  public init(uiColor: UIColor) {
    self = uiColor.storedColor
  }
}
