/// The vertical measures of a face at a size, in points, not rounded.
public struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  public var ascent: CGFloat
  /// From the baseline down to the bottom of the line, positive.
  public var descent: CGFloat
  /// The height of a capital letter.
  public var capHeight: CGFloat
  /// The gap the face wants between two of its lines.
  public var leading: CGFloat

  public init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.leading = leading
  }
}

/// Answers layout's questions about text.
///
/// A run is a piece of one line in one face, script and direction: it holds no line break and no
/// tab. Measures are in
/// points, unhinted, and so do not depend on the scale of a screen. Called from the main thread.
public protocol TextMeasurer: AnyObject {
  func metrics(of font: FontKey) -> FontMetrics

  /// The advance width of a run, kerning and ligatures included; 0 for an empty run.
  func width(of run: String, in font: FontKey) -> CGFloat

  /// The face that shows a character: that of the font where it can, another that can otherwise, and
  /// that of the font where none can.
  ///
  /// Without an implementation of its own a measurer has one face for all characters.
  func face(of character: Character, in font: FontKey) -> FontFace
}

extension TextMeasurer {
  public func face(of character: Character, in font: FontKey) -> FontFace { font.face }
}
