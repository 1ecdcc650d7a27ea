public import Foundation
public import PlumbUI

/// The description of a font: the superclass of `UIFontDescriptor` and `NSFontDescriptor`.
open class FontDescriptorObject: NSObject, @unchecked Sendable {
  /// The described font.
  package let described: Font

  /// Creates the description of a font.
  public required init(_ font: Font) {
    described = font
    super.init()
  }

  /// Traits of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Creates traits from bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted letters, as UIKit names them.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold letters, as UIKit names them.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Letters of equal width, as UIKit names them.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// Slanted letters.
    public static let italic = traitItalic
    /// Bold letters.
    public static let bold = traitBold
    /// Letters of equal width.
    public static let monoSpace = traitMonoSpace
  }

  /// The design of a font of the system.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a design from a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")

    fileprivate var design: Font.Design {
      switch self {
      case .serif: .serif
      case .rounded: .rounded
      case .monospaced: .monospaced
      default: .default
      }
    }
  }

  /// The size in points at the standard size of type.
  public var pointSize: CGFloat { described.resolved(at: .large).size }

  /// The traits.
  public var symbolicTraits: SymbolicTraits {
    let key = described.resolved(at: .large)
    var traits: SymbolicTraits = []
    if key.isItalic { traits.insert(.traitItalic) }
    if key.weight.weightClass >= Font.Weight.semibold.weightClass { traits.insert(.traitBold) }
    if key.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// Returns the font with a size in points; a size of 0 is that of the description.
  package func font(size: CGFloat) -> Font {
    var font = described
    font.source = .fixed(size > 0 ? size : pointSize)
    return font
  }

  /// Returns the description with exactly some traits.
  package func with(_ traits: SymbolicTraits) -> Self {
    var font = described
    font.isItalic = traits.contains(.traitItalic)
    font.weight = traits.contains(.traitBold) ? .bold : .regular
    if traits.contains(.traitMonoSpace) { font.design = .monospaced }
    return Self(font)
  }

  /// Returns the description with a design.
  ///
  /// As UIKit: the result is optional, and is never `nil` here.
  public func withDesign(_ design: SystemDesign) -> Self? {
    var font = described
    font.design = design.design
    return Self(font)
  }

  /// Returns the description with a size in points.
  public func withSize(_ newPointSize: CGFloat) -> Self { Self(font(size: newPointSize)) }
}
