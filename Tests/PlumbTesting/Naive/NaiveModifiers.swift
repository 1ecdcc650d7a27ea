/// A view round one other; by itself it lets everything through but the priority.
class NaiveModifier: NaiveBox {
  init(_ content: NaiveBox) { super.init([content]) }

  final var content: NaiveBox { contents[0] }

  /// What the content is offered.
  func inner(_ offer: SketchOffer) -> SketchOffer { offer }

  override func size(_ offer: SketchOffer) -> NaiveSize { content.answer(inner(offer)) }

  override func places(_ offer: SketchOffer) -> [NaivePlace] {
    [NaivePlace(x: 0, y: 0, offer: inner(offer))]
  }

  override var cell: NaiveCell { content.cell }
}

final class NaivePadding: NaiveModifier {
  private let top: Double, leading: Double, bottom: Double, trailing: Double

  init(_ content: NaiveBox, _ top: Double, _ leading: Double, _ bottom: Double, _ trailing: Double)
  {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
    super.init(content)
  }

  override func inner(_ offer: SketchOffer) -> SketchOffer {
    SketchOffer(
      offer.width.map { max(0, $0 - (leading + trailing)) },
      offer.height.map { max(0, $0 - (top + bottom)) })
  }

  override func size(_ offer: SketchOffer) -> NaiveSize {
    let size = super.size(offer)
    return NaiveSize(
      width: max(0, size.width + (leading + trailing)),
      height: max(0, size.height + (top + bottom)))
  }

  override func places(_ offer: SketchOffer) -> [NaivePlace] {
    [NaivePlace(x: leading, y: top, offer: inner(offer))]
  }

  /// An edge with padding is an ordinary one.
  override var edges: NaiveEdges {
    var edges = content.edges
    if top != 0 { edges.top = .ordinary }
    if leading != 0 { edges.leading = .ordinary }
    if bottom != 0 { edges.bottom = .ordinary }
    if trailing != 0 { edges.trailing = .ordinary }
    return edges
  }
}

final class NaiveAspectRatio: NaiveModifier {
  private let ratio: Double?
  private let fills: Bool
  private let doubts: NaiveDoubts

  init(_ content: NaiveBox, _ ratio: Double?, fills: Bool, _ doubts: NaiveDoubts) {
    self.ratio = ratio
    self.fills = fills
    self.doubts = doubts
    super.init(content)
  }

  override func inner(_ offer: SketchOffer) -> SketchOffer {
    if offer.width == nil, offer.height == nil { return offer }
    let target =
      ratio.map { NaiveSize(width: $0, height: 1) } ?? content.answer(SketchOffer(nil, nil))
    let factors = [
      offer.width.map { doubts.quotient($0, target.width) },
      offer.height.map { doubts.quotient($0, target.height) },
    ]
    .compactMap(\.self)
    guard let factor = fills ? factors.max() : factors.min(), !factors.contains(where: \.isNaN)
    else {
      doubts.isUndecided = true
      return offer
    }
    // A side of no length has none however far the other one grows.
    return SketchOffer(
      target.width == 0 ? 0 : factor * target.width,
      target.height == 0 ? 0 : factor * target.height)
  }
}

final class NaiveFixedSize: NaiveModifier {
  private let horizontal: Bool
  private let vertical: Bool

  init(_ content: NaiveBox, horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(content)
  }

  override func inner(_ offer: SketchOffer) -> SketchOffer {
    SketchOffer(horizontal ? nil : offer.width, vertical ? nil : offer.height)
  }
}

/// Shows its content somewhere else; for everybody else it stays where it is.
final class NaiveOffset: NaiveModifier {
  private let x: Double
  private let y: Double

  init(_ content: NaiveBox, _ x: Double, _ y: Double) {
    self.x = x
    self.y = y
    super.init(content)
  }

  override func collect(
    at x: Double, _ y: Double, _ offer: SketchOffer, into rects: inout [SketchRect]
  ) {
    super.collect(at: x + self.x, y + self.y, offer, into: &rects)
  }

  override var priority: Double { content.priority }
}

final class NaivePriority: NaiveModifier {
  private let value: Double

  init(_ content: NaiveBox, _ value: Double) {
    self.value = value
    super.init(content)
  }

  override var priority: Double { value }
}

/// Says something to the grid around it; what is said inside comes first.
final class NaiveCellModifier: NaiveModifier {
  private let added: NaiveCell

  init(_ content: NaiveBox, _ added: NaiveCell) {
    self.added = added
    super.init(content)
  }

  override var priority: Double { content.priority }

  override var cell: NaiveCell {
    let inner = content.cell
    return NaiveCell(
      alignment: inner.alignment ?? added.alignment,
      isUnsized: (
        inner.isUnsized.width || added.isUnsized.width,
        inner.isUnsized.height || added.isUnsized.height
      ))
  }
}
