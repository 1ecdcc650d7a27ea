/// The face and size of a run of text; equal keys look and measure the same.
public struct FontKey: Hashable, Sendable {
  /// The size in points, from 1 to 2 000.
  public let size: CGFloat
  public let weight: Font.Weight
  public let isItalic: Bool

  public init(size: CGFloat, weight: Font.Weight, isItalic: Bool) {
    // SDL_ttf takes sizes of 0 and below for 2 pixels, and refuses enormous ones.
    self.size = size.isFinite ? min(max(size, 1), 2_000) : 1
    self.weight = weight
    self.isItalic = isItalic
  }
}

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
/// A run is a piece of one line in one face: it holds no line break and no tab. Measures are in
/// points, unhinted, and so do not depend on the scale of a screen. Called from the main thread.
public protocol TextMeasurer: AnyObject {
  func metrics(of font: FontKey) -> FontMetrics

  /// The advance width of a run, kerning and ligatures included; 0 for an empty run.
  func width(of run: String, in font: FontKey) -> CGFloat
}
