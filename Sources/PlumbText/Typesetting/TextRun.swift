/// A part of one line of text in one face.
public struct TextRun: Hashable, Sendable {
  /// The characters of the run, without line breaks and tabs.
  public let text: String
  /// The font, with the script and direction of the run.
  public let font: FontKey
  /// The advance width in points.
  public let width: CGFloat
  /// The vertical metrics of the font in points.
  public let metrics: FontMetrics

  /// Creates a run with a measured width and metrics.
  public init(text: String, font: FontKey, width: CGFloat, metrics: FontMetrics) {
    self.text = text
    self.font = font
    self.width = width
    self.metrics = metrics
  }
}
