/// The face, size, script and direction of a text run; runs with equal keys have equal glyphs and
/// measures.
public struct FontKey: Hashable, Sendable {
  /// The size in points, from 1 to 2 000.
  public private(set) var size: CGFloat
  /// The requested weight of the strokes.
  public let weight: Font.Weight
  /// Whether slanted letters are requested.
  public let isItalic: Bool
  /// The requested kind of typeface; faces of the system are used for designs that the bundled
  /// family lacks.
  public var design = Font.Design.default
  /// The requested family or face by name; `nil` for the bundled family.
  public var family: FontName?
  /// The requested width of the family's faces.
  public var width = Font.Width.standard
  /// The face that provides the glyphs.
  public var face = FontFace.bundled
  /// The script used for shaping.
  public var script = Script.latin
  /// Whether the run is set from right to left.
  public var isRightToLeft = false

  /// Creates a key for the default design of the bundled family.
  ///
  /// - Parameter size: in points; limited to 1...2 000, and 1 if not finite.
  public init(size: CGFloat, weight: Font.Weight, isItalic: Bool) {
    self.size = Self.clamped(size)
    self.weight = weight
    self.isItalic = isItalic
  }

  /// Whether the bundled family is requested.
  package var usesBundledFamily: Bool { design == .default && family == nil }

  /// Returns the key with its size multiplied by a factor.
  package func scaled(by factor: CGFloat) -> FontKey {
    var key = self
    key.size = Self.clamped(size * factor)
    return key
  }

  /// SDL_ttf replaces sizes of 0 and below by 2 pixels and fails for enormous ones.
  private static func clamped(_ size: CGFloat) -> CGFloat {
    size.isFinite ? min(max(size, 1), 2_000) : 1
  }
}

/// A typeface in a font file: a face of the bundled family, by weight and slant, or one of the
/// system.
public struct FontFace: Hashable, Sendable {
  /// The index of the face in the text measurer's list; 0 for the bundled family.
  public let number: Int
  /// Whether the face contains colour bitmaps, such as emoji, instead of outlines.
  public let isColored: Bool

  /// Creates a face with an index of the text measurer's list.
  public init(number: Int, isColored: Bool) {
    self.number = number
    self.isColored = isColored
  }

  /// The bundled family, whose face is selected by weight and slant.
  public static let bundled = FontFace(number: 0, isColored: false)
}
