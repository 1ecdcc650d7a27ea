public import Foundation

/// The keys of the attributes of texts that UIKit and AppKit have.
///
/// The font, the colour of the text, kerning, lines, the offset of the baseline and the style of the paragraph have an
/// effect on a text that is drawn.
extension NSAttributedString.Key {
  /// The font, a `UIFont` or an `NSFont`.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// The style of the paragraph, an ``NSParagraphStyle``.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// The colour of the text, a `UIColor` or an `NSColor`.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// The colour behind the text, a `UIColor` or an `NSColor`.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// Whether ligatures are used, a number.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// The space after each character in points, a number.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// The space after each character in points, a number.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// The line through the text, the raw value of an ``NSUnderlineStyle``.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// The line below the text, the raw value of an ``NSUnderlineStyle``.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// The colour of the outline of letters, a `UIColor` or an `NSColor`.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// The width of the outline of letters in per cent of the size, a number.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// The shadow, an ``NSShadow``.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// The target of a link, a URL or a string.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// The distance above the baseline in points, a number.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// The colour of the line below the text, a `UIColor` or an `NSColor`.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// The colour of the line through the text, a `UIColor` or an `NSColor`.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// The slant of letters, a number.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// An image within the text.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
}

/// The style of a line below or through a text.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a style from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 1)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  public static let double = NSUnderlineStyle(rawValue: 9)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

/// The options with which a text is measured and drawn; texts have the same size with all of them.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates options from bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The settings with which a text is drawn; none has an effect.
public final class NSStringDrawingContext: NSObject {
  /// The smallest factor by which a text is made smaller to fit; texts keep their size.
  public var minimumScaleFactor: CGFloat = 0
}
