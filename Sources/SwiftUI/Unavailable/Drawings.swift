public import Foundation
public import PlumbUI

/// Not available: the colours of UIKit.
@available(
  *, unavailable, renamed: "PlatformColor",
  message: "Use Color; system colours are found as in Color(.systemGray4)."
)
public typealias UIColor = PlatformColor

/// Not available: the colours of AppKit.
@available(
  *, unavailable, renamed: "PlatformColor",
  message: "Use Color; system colours are found as in Color(.systemGray4)."
)
public typealias NSColor = PlatformColor

/// Not available: the images of UIKit.
@available(
  *, unavailable,
  message:
    "Use Image: Image(_:) for a file, Image(_:scale:label:) for the pixels of an ImageRenderer."
)
public class UIImage {
  /// Not available.
  public init?(named name: String) {}
  /// Not available.
  public init?(systemName name: String) {}
  /// Not available.
  public init?(data: Data) {}
  /// Not available.
  public init?(contentsOfFile path: String) {}
  /// Not available.
  public var size: CGSize { .zero }
}

/// Not available: the fonts of UIKit.
@available(
  *, unavailable,
  message: "Use Font: Font.system(size:weight:design:) or Font.custom(_:size:)."
)
public class UIFont {
  /// Not available.
  public enum TextStyle {
    case extraLargeTitle, largeTitle, title1, title2, title3, headline, subheadline, body, callout
    case footnote, caption1, caption2
  }

  /// Not available.
  public init?(name: String, size: CGFloat) {}
  /// Not available.
  public class func systemFont(ofSize size: CGFloat) -> UIFont { preconditionFailure("Use Font.") }
  /// Not available.
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont {
    preconditionFailure("Use Font.")
  }
  /// Not available.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preconditionFailure("Use Font.")
  }
  /// Not available.
  public var pointSize: CGFloat { 0 }
  /// Not available.
  public var lineHeight: CGFloat { 0 }
}

/// Not available: the paths of UIKit.
@available(*, unavailable, message: "Use Path; for corners that differ, UnevenRoundedRectangle.")
public class UIBezierPath {
  /// Not available.
  public init() {}
  /// Not available.
  public init(rect: CGRect) {}
  /// Not available.
  public init(ovalIn rect: CGRect) {}
  /// Not available.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  /// Not available.
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {}
  /// Not available.
  public var cgPath: Path { Path() }
}

/// Not available: the images of AppKit.
@available(
  *, unavailable,
  message:
    "Use Image: Image(_:) for a file, Image(_:scale:label:) for the pixels of an ImageRenderer."
)
public class NSImage {
  /// Not available.
  public init?(named name: String) {}
  /// Not available.
  public init?(systemSymbolName name: String, accessibilityDescription: String?) {}
  /// Not available.
  public init?(data: Data) {}
  /// Not available.
  public init?(contentsOfFile path: String) {}
  /// Not available.
  public var size: CGSize { .zero }
}

/// Not available: the fonts of AppKit.
@available(
  *, unavailable,
  message: "Use Font: Font.system(size:weight:design:) or Font.custom(_:size:)."
)
public class NSFont {
  /// Not available.
  public enum TextStyle {
    case extraLargeTitle, largeTitle, title1, title2, title3, headline, subheadline, body, callout
    case footnote, caption1, caption2
  }

  /// Not available.
  public init?(name: String, size: CGFloat) {}
  /// Not available.
  public class func systemFont(ofSize size: CGFloat) -> NSFont { preconditionFailure("Use Font.") }
  /// Not available.
  public class func boldSystemFont(ofSize size: CGFloat) -> NSFont {
    preconditionFailure("Use Font.")
  }
  /// Not available.
  public class func preferredFont(forTextStyle style: TextStyle) -> NSFont {
    preconditionFailure("Use Font.")
  }
  /// Not available.
  public var pointSize: CGFloat { 0 }
  /// Not available.
  public var lineHeight: CGFloat { 0 }
}

/// Not available: the paths of AppKit.
@available(*, unavailable, message: "Use Path; for corners that differ, UnevenRoundedRectangle.")
public class NSBezierPath {
  /// Not available.
  public init() {}
  /// Not available.
  public init(rect: CGRect) {}
  /// Not available.
  public init(ovalIn rect: CGRect) {}
  /// Not available.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  /// Not available.
  public var cgPath: Path { Path() }
}

/// Not available: a set of corners.
@available(*, unavailable, message: "Use RectangleCornerRadii and UnevenRoundedRectangle.")
public struct UIRectCorner: OptionSet {
  /// Not available.
  public let rawValue: UInt
  /// Not available.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Not available.
  public static var topLeft: UIRectCorner { UIRectCorner(rawValue: 1) }
  /// Not available.
  public static var topRight: UIRectCorner { UIRectCorner(rawValue: 2) }
  /// Not available.
  public static var bottomLeft: UIRectCorner { UIRectCorner(rawValue: 4) }
  /// Not available.
  public static var bottomRight: UIRectCorner { UIRectCorner(rawValue: 8) }
  /// Not available.
  public static var allCorners: UIRectCorner { UIRectCorner(rawValue: 15) }
}

/// Not available: a context for images.
@available(
  *, unavailable,
  message: "Use ImageRenderer for a view, Image(size:renderer:) for a drawing."
)
public class UIGraphicsImageRenderer {
  /// Not available.
  public init(size: CGSize) {}
}

/// Not available: a layer of Core Animation.
@available(
  *, unavailable,
  message: "There are no layers on Linux. Compose views, or draw with Canvas."
)
open class CALayer {
  /// Not available.
  public init() {}
}

/// Not available: a layer of Core Animation.
@available(
  *, unavailable,
  message: "There are no layers on Linux. Use a Shape with trim(from:to:) and stroke(_:lineWidth:)."
)
open class CAShapeLayer {
  /// Not available.
  public init() {}
}

/// Not available: a layer of Core Animation.
@available(*, unavailable, message: "There are no layers on Linux. Use LinearGradient.")
open class CAGradientLayer {
  /// Not available.
  public init() {}
}

/// Not available: a layer of Core Animation.
@available(
  *, unavailable,
  message:
    "There are no layers on Linux. Draw the particles with Canvas in TimelineView(.animation)."
)
open class CAEmitterLayer {
  /// Not available.
  public init() {}
}

/// Not available: a particle of Core Animation.
@available(
  *, unavailable,
  message:
    "There are no layers on Linux. Draw the particles with Canvas in TimelineView(.animation)."
)
open class CAEmitterCell {
  /// Not available.
  public init() {}
}

/// Not available: the clock of the display.
@available(
  *, unavailable,
  message: "Use TimelineView(.animation), which is evaluated for each frame."
)
open class CADisplayLink {
  /// Not available.
  public init(target: Any, selector: Any) {}
}

extension Image {
  /// Not available: an image of UIKit.
  @available(
    *, unavailable,
    message: "There is no UIImage on Linux. Use Image(_:) or Image(_:scale:label:)."
  )
  public init(uiImage: UIImage) { self.init("") }

  /// Not available: an image of AppKit.
  @available(
    *, unavailable,
    message: "There is no NSImage on Linux. Use Image(_:) or Image(_:scale:label:)."
  )
  public init(nsImage: NSImage) { self.init("") }
}

extension ImageRenderer {
  /// Not available: the image of UIKit.
  @available(
    *, unavailable,
    message: "There is no UIImage on Linux. Use cgImage, or pngData() for a file."
  )
  public var uiImage: UIImage? { nil }

  /// Not available: the image of AppKit.
  @available(
    *, unavailable,
    message: "There is no NSImage on Linux. Use cgImage, or pngData() for a file."
  )
  public var nsImage: NSImage? { nil }
}
