/// A space of colours, with the names of Core Graphics. All colours are converted to sRGB, whatever their space is.
public final class CGColorSpace: Hashable, Sendable {
  /// The name.
  public let name: String?

  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
  public static let linearGray = "kCGColorSpaceLinearGray"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  fileprivate static let deviceRGB = "kCGColorSpaceDeviceRGB"
  fileprivate static let deviceGray = "kCGColorSpaceDeviceGray"

  fileprivate init(known name: String) {
    self.name = name
  }

  /// Creates a space by its name; `nil` if there is no such space.
  public convenience init?(name: String) {
    let known = [
      Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.displayP3, Self.genericRGBLinear,
      Self.linearGray, Self.genericGrayGamma2_2,
    ]
    guard known.contains(name) else { return nil }
    self.init(known: name)
  }

  /// The number of components of a colour, without its opacity.
  public var numberOfComponents: Int {
    [Self.linearGray, Self.genericGrayGamma2_2, Self.deviceGray].contains(name) ? 1 : 3
  }

  public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the space of the screen's colours.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace {
  CGColorSpace(known: CGColorSpace.deviceRGB)
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the space of greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(known: CGColorSpace.deviceGray)
}

/// An array, by the name with which code for Core Graphics passes it on.
public typealias CFArray = [Any]

/// A text, by the name with which code for Core Graphics passes it on.
public typealias CFString = String
