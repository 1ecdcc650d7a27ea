internal import Foundation

/// The transition between two texts when a change is animated.
enum TextTransitionStyle: Equatable {
  case none
  case fade
  /// Characters that differ roll; `value` determines the direction if it is known.
  case roll(countsDown: Bool, value: Double?)
}

/// A transition between two texts.
///
/// A whole text cross-fades. In a rolling text each column, counted from the end as digits are, has
/// its own characters: an old character moves up while a new one enters from below, or in the
/// opposite direction.
struct TextTransition {
  private var texts = CrossFadeStack<TextLayout>()
  private var columns: [Column] = []
  private var isDownwards = false

  /// The position of one character.
  private struct Column {
    var characters = CrossFadeStack<TextLayout.PlacedRun>()
    /// The distance from the left edge of the column to the right edge of the text, in points.
    var distance = AnimatedProperty<CGFloat>(0)
  }

  /// Whether the transition is running.
  var isMoving: Bool {
    texts.isMoving || columns.contains { $0.characters.isMoving }
  }

  /// Starts the transition from one text to another.
  mutating func begin(
    from before: TextLayout, to after: TextLayout, as style: TextTransitionStyle,
    isDecreasing: Bool, measurer: any TextMeasurer, at context: UpdateContext, of node: LayoutNode
  ) {
    if case .roll(let countsDown, let value) = style, before.lines.count == 1,
      after.lines.count == 1, !texts.isMoving
    {
      isDownwards = value == nil ? countsDown : isDecreasing
      if !isMoving { fill(with: before, measurer, at: context, of: node) }
      roll(to: after, measurer, at: context, of: node)
    } else {
      columns = []
      if !texts.isMoving { texts.reset(before, of: node) }
      texts.show(after, at: context, of: node)
    }
  }

  /// Creates the columns of a text without animation.
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

  /// Rolls the columns to the characters of another text.
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

  /// Returns the characters of a line in reverse order, each with the distance of its left edge
  /// from the end of the line.
  private static func characters(
    of text: TextLayout, _ measurer: any TextMeasurer
  ) -> [(run: TextLayout.PlacedRun, distance: CGFloat)] {
    guard let line = text.lines.first else { return [] }
    return line.runs.reversed().flatMap { placed in
      let run = placed.run
      let end = line.width - placed.x - run.width
      // Joined or right-to-left glyphs roll together, and an inline image rolls as a whole.
      if run.isIndivisible || run.text == String(TextAttachment.character) {
        // The place of an image in its text says nothing about whether it is the same as before.
        var whole = placed
        whole.range = 0..<0
        return [(whole, end + run.width)]
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

  /// Draws the visible part of each text.
  ///
  /// - Parameters:
  ///   - size: the presented size of the text, in points.
  ///   - baseline: the first baseline, from the top in points.
  ///   - text: draws a whole text.
  ///   - run: draws a run with its pen at a point.
  func draw(
    in context: inout DrawContext, size: CGSize, baseline: CGFloat,
    text: (inout DrawContext, TextLayout) -> Void,
    run: (inout DrawContext, TextLayout.PlacedRun, CGPoint) -> Void
  ) {
    for layer in texts.layers {
      context.fade(layer.visibility.current) { text(&$0, layer.content) }
    }
    for column in columns {
      for layer in column.characters.layers {
        let visibility = layer.visibility.current
        let isInsertion = layer.visibility.target == 1
        let offset = (1 - visibility) * 0.9 * baseline * (isInsertion == isDownwards ? -1 : 1)
        let pen = CGPoint(x: size.width - column.distance.current, y: baseline + offset)
        context.fade(visibility) { run(&$0, layer.content, pen) }
      }
    }
  }
}

extension DrawContext {
  /// Draws with the opacity of a visible fraction, 0 to 1.
  fileprivate mutating func fade(
    _ visibility: Double, _ contents: (inout DrawContext) -> Void
  ) {
    let shown = min(max(visibility, 0), 1)
    if shown == 1 { return contents(&self) }
    if shown > 0 { group(contents, as: { .group(.opacity(shown), $0) }) }
  }
}

extension TextRun {
  /// Whether the characters cannot be drawn one by one, because they are joined or written from right
  /// to left.
  var isIndivisible: Bool { font.isRightToLeft || font.script.isJoined }
}
