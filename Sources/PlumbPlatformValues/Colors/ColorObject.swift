public import Foundation
public import PlumbUI

/// A colour as an object: the superclass of `UIColor` and `NSColor`.
///
/// Objects are equal if their colours are. Colours of the system and of asset catalogues depend on the appearance in
/// which they are shown.
open class ColorObject: NSObject, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
  /// The colour.
  package let storedColor: Color

  /// Creates an object with a colour, which keeps its dependence on the appearance.
  public required init(_ color: Color) {
    storedColor = color
    super.init()
  }

  /// Creates transparent black.
  public override convenience init() {
    self.init(Color.clear)
  }

  // MARK: Comparison and description

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? ColorObject)?.storedColor == storedColor
  }

  open override var hash: Int { storedColor.hashValue }

  open override var description: String { storedColor.description }

  // MARK: Coding

  public static var supportsSecureCoding: Bool { true }

  private static let componentKeys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]

  /// Creates a colour from the components that ``encode(with:)`` has written; `nil` if there are none.
  public required convenience init?(coder: NSCoder) {
    guard Self.componentKeys.allSatisfy(coder.containsValue(forKey:)) else { return nil }
    let components = Self.componentKeys.map { coder.decodeDouble(forKey: $0) }
    self.init(
      Color(
        red: components[0], green: components[1], blue: components[2], opacity: components[3]))
  }

  /// Writes the components of the colour in the current appearance.
  open func encode(with coder: NSCoder) {
    let color = resolved
    let components = [color.red, color.green, color.blue, color.opacity]
    for (key, component) in zip(Self.componentKeys, components) {
      coder.encode(component, forKey: key)
    }
  }

  /// Creates the colour of a literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }
}

extension ColorObject {
  /// Creates a colour from sRGB components from 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(
      Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }

  /// Creates a colour from components of Display P3 from 0 to 1, limited to sRGB.
  public convenience init(
    displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        .displayP3, red: Double(red), green: Double(green), blue: Double(blue),
        opacity: Double(alpha)))
  }

  /// Creates a colour from hue, saturation and brightness from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      Color(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness),
        opacity: Double(alpha)))
  }

  /// Creates a grey between black (0) and white (1).
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: Double(white), opacity: Double(alpha)))
  }

  /// Creates a colour of an asset catalogue from a generated resource.
  public convenience init(resource: ColorResource) {
    self.init(Color(resource))
  }

  /// Returns the colour with an opacity in place of its own.
  public func withAlphaComponent(_ alpha: CGFloat) -> Self {
    Self(storedColor.withOpacity(Double(alpha)))
  }

  /// The colour as a colour of Core Graphics, in the current appearance.
  public var cgColor: CGColor { CGColor(resolved) }

  /// Whether there is a colour with a name in a bundle. Without the main thread, where the catalogues are read first,
  /// it is taken to be there.
  package static func hasColor(named name: String, in bundle: Bundle?) -> Bool {
    guard let names = CurrentAppearance.namedColors else { return true }
    return names.color(named: ImageAssetName(name: name, bundle: bundle), in: .light) != nil
  }
}

extension ImageAssetName {
  /// Creates the name of an asset in a bundle; `nil` and the main bundle stand for the program.
  package init(name: String, bundle: Bundle?) {
    let folders = bundle == .main ? [] : [bundle?.resourceURL, bundle?.bundleURL]
    self.init(name: name, bundleFolders: folders.compactMap(\.self))
  }
}
