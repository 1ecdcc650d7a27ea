/// The vertical metrics of a face at a size, in points, not rounded.
public struct FontMetrics: Hashable, Sendable {
  /// The distance from the baseline up to the top of the line.
  public var ascent: CGFloat
  /// The distance from the baseline down to the bottom of the line; positive.
  public var descent: CGFloat
  /// The height of a capital letter.
  public var capHeight: CGFloat
  /// The gap the face specifies between two lines.
  public var leading: CGFloat

  /// Creates metrics in points.
  public init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.leading = leading
  }
}

/// An object that measures text for layout.
///
/// A run is a part of one line in one face, script and direction: it contains no line break and no
/// tab. Measures are in points and unhinted, and therefore independent of the scale of a screen.
/// Called on the main thread.
public protocol TextMeasurer: AnyObject {
  /// Returns the vertical metrics of a font.
  func metrics(of font: FontKey) -> FontMetrics

  /// Returns the advance width of a run, including kerning and ligatures; 0 for an empty run.
  func width(of run: String, in font: FontKey) -> CGFloat

  /// Returns the face for a character: the face of the font if it has the glyph, else another face
  /// that has it, else the face of the font.
  ///
  /// The default implementation uses the face of the font for all characters.
  func face(of character: Character, in font: FontKey) -> FontFace

  /// Returns the advances from which `width(of:in:)` computes the widths of runs that need no
  /// shaping; `nil` if it shapes all runs of the font.
  ///
  /// The default implementation returns `nil`.
  func advances(of font: FontKey) -> AdvanceTable?
}

extension TextMeasurer {
  /// Returns `nil`: all runs are measured by `width(of:in:)`.
  public func advances(of font: FontKey) -> AdvanceTable? { nil }

  /// Returns the face of the font.
  public func face(of character: Character, in font: FontKey) -> FontFace { font.face }
}
