internal import PlumbUI

extension Sketch {
  /// The layout by the second, plain way; `nil` where the rules leave open what happens.
  public func naiveLayout(_ offer: SketchOffer) -> SketchLayout? {
    naiveLayout(offer, error: 0)
  }

  /// Whether the last digit of a quotient decides about the layout, as where one of three thirds
  /// has to be as long as a given length.
  public func isDecidedByRounding(_ offer: SketchOffer) -> Bool {
    guard let exact = naiveLayout(offer, error: 0) else { return true }
    return [1e-12, -1e-12].contains { error in
      naiveLayout(offer, error: error).map { !$0.isNear(exact) } ?? true
    }
  }

  private func naiveLayout(_ offer: SketchOffer, error: Double) -> SketchLayout? {
    let doubts = NaiveDoubts(error: error)
    let box = box(along: nil, doubts)
    let size = box.answer(offer)
    var leaves: [SketchRect] = []
    box.collect(at: 0, 0, offer, into: &leaves)
    if doubts.isUndecided { return nil }
    return SketchLayout(width: size.width, height: size.height, leaves: leaves)
  }

  /// - Parameter axis: that of the stack around; it does not go through other containers.
  private func box(along axis: Axis?, _ doubts: NaiveDoubts) -> NaiveBox {
    func boxes(_ sketches: [Sketch], _ axis: Axis?) -> [NaiveBox] {
      sketches.map { $0.box(along: axis, doubts) }
    }
    switch self {
    case .leaf(let leaf): return NaiveShape(leaf)
    case .spacer(let least): return NaiveSpacer(along: axis, least: least)
    case .divider: return NaiveDivider(along: axis)
    case .row(let place, let spacing, let contents):
      return NaiveStack(
        boxes(contents, .horizontal), along: .horizontal, .center, place, spacing: spacing, doubts)
    case .column(let place, let spacing, let contents):
      return NaiveStack(
        boxes(contents, .vertical), along: .vertical, place, .center, spacing: spacing, doubts)
    case .layers(let alignment, let contents):
      return NaiveLayers(boxes(contents, nil), alignment)
    case .grid(let grid):
      // A row without cells does not exist.
      let rows = grid.rows.filter { !$0.cells.isEmpty }
      return NaiveGrid(grid, rows.map { ($0.alignment, boxes($0.cells, nil)) }, doubts)
    case .fits(let horizontal, let vertical, let contents):
      return NaiveFits(boxes(contents, axis), horizontal: horizontal, vertical: vertical)
    case .modified(let content, let modifier):
      return modifier.box(content.box(along: axis, doubts), doubts)
    case .backed(let primary, let others, let alignment, let inFront):
      // Several others stand on top of each other, centred, which is no stack any more.
      let other =
        others.count > 1
        ? NaiveLayers(boxes(others, nil), .center) : others.first?.box(along: axis, doubts)
      return NaiveBacked(
        primary.box(along: axis, doubts), other, alignment, isInFront: inFront)
    }
  }
}

extension SketchModifier {
  fileprivate func box(_ content: NaiveBox, _ doubts: NaiveDoubts) -> NaiveBox {
    switch self {
    case .frame(let width, let height, let alignment):
      NaiveFrame(content, width, height, alignment)
    case .flexibleFrame(let width, let height, let alignment):
      NaiveFlexibleFrame(content, width, height, alignment)
    case .padding(let top, let leading, let bottom, let trailing):
      NaivePadding(content, top, leading, bottom, trailing)
    case .aspectRatio(let ratio, let fills):
      NaiveAspectRatio(content, ratio, fills: fills, doubts)
    case .fixedSize(let horizontal, let vertical):
      NaiveFixedSize(content, horizontal: horizontal, vertical: vertical)
    case .offset(let x, let y): NaiveOffset(content, x, y)
    case .priority(let priority): NaivePriority(content, priority)
    case .columnAlignment(let place): NaiveCellModifier(content, NaiveCell(alignment: place))
    case .unsizedAxes(let horizontal, let vertical):
      NaiveCellModifier(content, NaiveCell(isUnsized: (horizontal, vertical)))
    }
  }
}
