/// A piece of one line of text in one face.
public struct TextRun: Hashable, Sendable {
  public let text: String
  public let font: FontKey
  /// The advance width in points.
  public let width: CGFloat
  public let metrics: FontMetrics

  public init(text: String, font: FontKey, width: CGFloat, metrics: FontMetrics) {
    self.text = text
    self.font = font
    self.width = width
    self.metrics = metrics
  }
}
