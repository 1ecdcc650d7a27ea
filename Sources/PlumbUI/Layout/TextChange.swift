internal import Foundation

/// How a text goes over into another one while the change moves.
enum TextTransitionStyle: Equatable {
  case none
  case fade
  /// Characters that differ from before roll; `value` says which way when it is known.
  case roll(countsDown: Bool, value: Double?)
}

/// A text that goes over into another one.
///
/// A whole text cross-fades. In a rolling one each column, counted from the end as digits are, has
/// its own characters: what goes moves on upwards while what comes follows from below, or the other
/// way round.
struct TextTransition {
  private var texts = CrossFadeStack<TextLayout>()
  private var columns: [Column] = []
  private var isDownwards = false

  /// One place for a character.
  private struct Column {
    var characters = CrossFadeStack<TextLayout.PlacedRun>()
    /// The distance of its left end from the right end of the text, in points.
    var distance = AnimatedProperty<CGFloat>(0)
  }

  var isMoving: Bool {
    texts.isMoving || columns.contains { $0.characters.isMoving }
  }

  /// Goes over from one text to another.
  mutating func begin(
    from before: TextLayout, to after: TextLayout, as style: TextTransitionStyle, isLess: Bool,
    measurer: any TextMeasurer, at context: UpdateContext, of node: LayoutNode
  ) {
    if case .roll(let countsDown, let value) = style, before.lines.count == 1,
      after.lines.count == 1, !texts.isMoving
    {
      isDownwards = value == nil ? countsDown : isLess
      if !isMoving { fill(with: before, measurer, at: context, of: node) }
      roll(to: after, measurer, at: context, of: node)
    } else {
      columns = []
      if !texts.isMoving { texts.reset(before, of: node) }
      texts.show(after, at: context, of: node)
    }
  }

  private mutating func fill(
    with text: TextLayout, _ measurer: any TextMeasurer, at context: UpdateContext,
    of node: LayoutNode
  ) {
    columns = Self.characters(of: text, measurer).map { character in
      var column = Column()
      column.characters.reset(character.run, of: node)
      column.distance.set(character.distance, at: context, of: node)
      return column
    }
  }

  private mutating func roll(
    to text: TextLayout, _ measurer: any TextMeasurer, at context: UpdateContext,
    of node: LayoutNode
  ) {
    let characters = Self.characters(of: text, measurer)
    while columns.count < characters.count { columns.append(Column()) }
    for index in columns.indices {
      let character = index < characters.count ? characters[index] : nil
      columns[index].characters.show(character?.run, at: context, of: node)
      if let character {
        columns[index].distance.set(character.distance, at: context, of: node)
      }
    }
  }

  /// The characters of a line from its end, each with the distance of its left end from there.
  private static func characters(
    of text: TextLayout, _ measurer: any TextMeasurer
  ) -> [(run: TextLayout.PlacedRun, distance: CGFloat)] {
    guard let line = text.lines.first else { return [] }
    return line.runs.reversed().flatMap { placed in
      let run = placed.run
      let end = line.width - placed.x - run.width
      // Letters that join, or stand in another order, roll together, and a picture rolls whole.
      if run.font.isRightToLeft || run.font.script.isJoined
        || run.text == String(TextAttachment.character)
      {
        return [(placed, end + run.width)]
      }
      return run.text.indices.reversed().map { index in
        let character = String(run.text[index])
        let width = measurer.width(of: character, in: run.font)
        let single = TextRun(text: character, font: run.font, width: width, metrics: run.metrics)
        return (
          TextLayout.PlacedRun(
            run: single, x: 0, advance: width, rise: placed.rise, span: placed.span),
          end + measurer.width(of: String(run.text[index...]), in: run.font)
        )
      }
    }
  }

  // MARK: Drawing

  /// Draws what there is of each text.
  ///
  /// - Parameters:
  ///   - size: the size the text shows in, in points.
  ///   - baseline: the first line's, from the top.
  ///   - text: draws a whole text.
  ///   - run: draws a run with its pen at a point.
  func draw(
    in context: inout DrawContext, size: CGSize, baseline: CGFloat,
    text: (inout DrawContext, TextLayout) -> Void,
    run: (inout DrawContext, TextLayout.PlacedRun, CGPoint) -> Void
  ) {
    for layer in texts.layers {
      context.fade(layer.presence.current) { text(&$0, layer.content) }
    }
    for column in columns {
      for layer in column.characters.layers {
        let presence = layer.presence.current
        let isComing = layer.presence.target == 1
        let way = (1 - presence) * 0.9 * baseline * (isComing == isDownwards ? -1 : 1)
        let pen = CGPoint(x: size.width - column.distance.current, y: baseline + way)
        context.fade(presence) { run(&$0, layer.content, pen) }
      }
    }
  }
}

extension DrawContext {
  /// Draws something as far as it is there, 0 to 1.
  fileprivate mutating func fade(
    _ presence: Double, _ contents: (inout DrawContext) -> Void
  ) {
    let shown = min(max(presence, 0), 1)
    if shown == 1 { return contents(&self) }
    if shown > 0 { group(contents, as: { .group(.opacity(shown), $0) }) }
  }
}
