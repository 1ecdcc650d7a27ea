internal import Foundation

/// The measurer and the drawing function for the runs of a ``Text/Layout``.
final class TextLayoutSource {
  /// Draws a run with its pen at a point, in the coordinates of the text.
  typealias DrawRun = (TextLayout.PlacedRun, CGPoint, inout DrawContext) -> Void

  private let measurer: any TextMeasurer
  /// The attributes of each span.
  private let attributes: [CustomTextAttributes?]
  private let draw: DrawRun

  init(
    measurer: any TextMeasurer, attributes: [CustomTextAttributes?], draw: @escaping DrawRun
  ) {
    self.measurer = measurer
    self.attributes = attributes
    self.draw = draw
  }

  /// Returns an attribute of a span.
  func attribute<T: TextAttribute>(_ key: T.Type, ofSpan span: Int) -> T? {
    span < attributes.count ? attributes[span]?[key] : nil
  }

  /// Draws a run with its pen at a point.
  func draw(_ run: TextLayout.PlacedRun, at pen: CGPoint, in context: inout DrawContext) {
    draw(run, pen, &context)
  }

  /// Returns the characters of a run, each with the distance of its pen from the pen of the run.
  ///
  /// Joined letters, letters written from right to left, and an image remain one part.
  func characters(of placed: TextLayout.PlacedRun) -> [(run: TextLayout.PlacedRun, x: CGFloat)] {
    let run = placed.run
    if run.isIndivisible || run.text.count < 2 { return [(placed, 0)] }
    let starts = run.text.indices.map { measurer.width(of: String(run.text[..<$0]), in: run.font) }
    let tracking = (placed.advance - run.width) / CGFloat(run.text.count)
    return zip(run.text.indices, starts).enumerated().map { number, character in
      let text = String(run.text[character.0])
      let single = TextRun(
        text: text, font: run.font, width: measurer.width(of: text, in: run.font),
        metrics: run.metrics)
      let part = TextLayout.PlacedRun(
        run: single, x: 0, advance: single.width + tracking, rise: placed.rise, span: placed.span,
        level: placed.level)
      return (part, character.1 + tracking * CGFloat(number))
    }
  }
}
