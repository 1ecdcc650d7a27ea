/// The face, size, script and direction of a run of text; equal keys look and measure the same.
public struct FontKey: Hashable, Sendable {
  /// The size in points, from 1 to 2 000.
  public private(set) var size: CGFloat
  public let weight: Font.Weight
  public let isItalic: Bool
  /// The kind of typeface wanted; faces of the system have it where the bundled family has not.
  public var design = Font.Design.default
  /// The family or face wanted by its own name; `nil` for the bundled family.
  public var family: FontName?
  /// How wide the letters of the family's faces are to be.
  public var width = Font.Width.standard
  public var face = FontFace.bundled
  /// What the run is shaped by.
  public var script = Script.latin
  /// Whether the run's first letter is its rightmost.
  public var isRightToLeft = false

  public init(size: CGFloat, weight: Font.Weight, isItalic: Bool) {
    self.size = Self.limited(size)
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Whether the bundled family is what is wanted.
  var isPlain: Bool { design == .default && family == nil }

  /// The key in another size.
  func scaled(by factor: CGFloat) -> FontKey {
    var key = self
    key.size = Self.limited(size * factor)
    return key
  }

  /// SDL_ttf takes sizes of 0 and below for 2 pixels, and refuses enormous ones.
  private static func limited(_ size: CGFloat) -> CGFloat {
    size.isFinite ? min(max(size, 1), 2_000) : 1
  }
}

/// A typeface in a font file: one of the bundled family, by weight and slant, or one of the system.
public struct FontFace: Hashable, Sendable {
  /// Which one of the measurer's; 0 is the bundled family.
  public let number: Int
  /// Whether the face holds pictures, such as emoji, rather than outlines to fill.
  public let isColored: Bool

  public init(number: Int, isColored: Bool) {
    self.number = number
    self.isColored = isColored
  }

  public static let bundled = FontFace(number: 0, isColored: false)
}
