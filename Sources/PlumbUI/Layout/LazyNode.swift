internal import Foundation

/// The box of a container that makes only the cells that show.
///
/// As SwiftUI: in a view that scrolls the same way only the cells near the visible part are made;
/// anywhere else all of them are. Cells are proposed their column's width and no height.
///
/// Here a cell once made is kept, with its state, as long as its element is there. Lines nobody
/// saw yet are expected to be as long as the others are on average. As many lines are made as fill
/// the visible part and half as much again before and after it.
final class LazyNode: LayoutNode {
  weak var maker: (any DeferredContent)?
  private(set) var cells: LazyCells
  /// The columns the node was placed with; `nil` when lengths must be measured again.
  private var tracks: GridTracks?
  private(set) var lengths = EstimatedLineLengths(count: 0, spacing: 0)
  /// Whether cells forgot answers since the lengths of their lines were taken down.
  private var hasForgotten = false
  /// The lines among the children.
  private(set) var shown = 0..<0

  var axis: Axis { cells.rule.axis }

  init(_ rule: LazyRule) {
    cells = LazyCells(rule: rule)
  }

  deinit {
    for cell in cells.made.values { cell.parent = nil }
  }

  func update(_ rule: LazyRule) {
    guard rule != cells.rule else { return }
    cells.rule = rule
    tracks = nil
    invalidate()
  }

  /// Takes in how many cells there are and which of them are made.
  func setCells(count: Int, made: [Int: LayoutNode], sections: [LazySection]) {
    // What is made on demand changes no lengths that are known.
    let isKnown = count == cells.count && holdsChanges
    let before = cells.made
    cells.count = count
    cells.sections = sections
    cells.made = made
    for cell in made.values where cell.parent !== self {
      cell.isShown = false
      cell.parent = self
    }
    guard !isKnown else { return }
    tracks = nil
    let kept = Set(made.values.map { ObjectIdentifier($0) })
    setChildren(children.filter { kept.contains(ObjectIdentifier($0)) })
    for cell in before.values where cell.parent === self && !kept.contains(ObjectIdentifier(cell)) {
      cell.parent = nil
      cell.setAttached(false)
    }
    invalidate()
  }

  /// Shows some cells. The others stay where they are in the tree, as they are measured with the rest
  /// and say when they change.
  private func show(_ layoutNodes: [LayoutNode]) {
    showChildren(layoutNodes)
    for cell in cells.made.values where cell.parent == nil { cell.parent = self }
  }

  override func didInvalidate() {
    hasForgotten = true
  }

  private func make(_ wanted: Range<Int>) {
    makeContent(wanted, by: maker)
  }

  // MARK: Measuring

  override func computeSize(_ proposal: Proposal) -> CGSize {
    if viewport == nil {
      make(0..<cells.count)
    } else if cells.made[cells.firstContentCell] == nil {
      makeFirstLine(for: proposal)
    }
    guard cells.count > 0 else { return .zero }
    let tracks = cells.tracks(for: proposal)
    let lines = viewport == nil ? 0..<cells.lineCount(tracks) : sample(tracks)
    let breadth = cells.breadth(of: lines, in: tracks)
    // Without a proposed width the columns are those of the answer.
    let placed = tracks.total == nil ? GridTracks(single: ProposedLength(breadth)) : tracks
    if placed == self.tracks { measureForgotten(in: placed) }
    let length =
      placed == self.tracks ? lengths.total : cells.length(expectedFrom: lines, in: tracks)
    return CGSize(main: length, cross: breadth, axis: axis)
  }

  private func makeFirstLine(for proposal: Proposal) {
    // Without a proposal the columns follow from the first cells, one for each item.
    let rest = min(cells.firstContentCell, cells.count)..<cells.count
    make(rest.prefix(max(cells.rule.items?.count ?? 1, 1)))
    make(rest.prefix(max(cells.tracks(for: proposal).tracks.count, 1)))
  }

  /// The lines that stand for all of them where not all are made: those shown, or the first.
  private func sample(_ tracks: GridTracks) -> Range<Int> {
    let lines = 0..<cells.lineCount(tracks)
    let isSimilar = tracks.tracks.count == self.tracks?.tracks.count && !shown.isEmpty
    let first = cells.lines(in: tracks).line(of: cells.firstContentCell)
    return isSimilar ? shown.clamped(to: lines) : (first..<first + 1).clamped(to: lines)
  }

  // MARK: Placing

  override func placeChildren(in context: UpdateContext) {
    viewport?.follow(self)
    let tracks = makeVisibleLines()
    let lines = pin(in: tracks)
    show(lines.flatMap { cells.slots(of: $0, in: tracks) }.compactMap { cells.made[$0.0] })
    for line in lines {
      for (cell, track) in cells.slots(of: line, in: tracks) {
        guard let layoutNode = cells.made[cell] else { continue }
        let placement = cells.placement(
          of: layoutNode, in: track, lineLength: lengths[line], at: lengths.start(of: line))
        place(layoutNode, at: placement, in: context)
      }
    }
    let breadth = cells.breadth(of: shown, in: cells.tracks(for: placedProposal))
    if CGSize(main: lengths.total, cross: breadth, axis: axis) != size { invalidate() }
  }

  /// Makes and measures the lines that show; what they turn out to be may bring others into view.
  private func makeVisibleLines() -> GridTracks {
    var tracks = measuredTracks()
    for _ in 0..<Self.roundLimit {
      let part = visiblePart
      shown = lengths.lines(
        from: part.start - part.length / 2, to: part.start + part.length * 1.5)
      if measure(shown, in: tracks), isCovered(visiblePart) { break }
      tracks = measuredTracks()
    }
    shown = shown.clamped(to: 0..<lengths.count)
    return tracks
  }

  /// Rounds until the lines in view are those expected there.
  private static let roundLimit = 3

  /// The columns for the width the node is placed with, and the lengths of the lines made.
  private func measuredTracks() -> GridTracks {
    var tracks = cells.tracks(for: placedProposal)
    if tracks.total == nil {
      // As a column does: without a proposal the second question is the answer to the first.
      tracks = GridTracks(single: ProposedLength(size[axis.crossing]))
    }
    if tracks == self.tracks {
      measureForgotten(in: tracks)
      return tracks
    }
    self.tracks = tracks
    hasForgotten = false
    lengths = EstimatedLineLengths(count: cells.lineCount(tracks), spacing: cells.rule.lineSpacing)
    let lines = cells.lines(in: tracks)
    for line in Set(cells.made.keys.map(lines.line(of:))) where line < lengths.count {
      lengths.set(cells.length(of: line, in: tracks), at: line)
    }
    return tracks
  }

  /// Measures the lines made again whose cells may answer something else, in sight or not.
  private func measureForgotten(in tracks: GridTracks) {
    guard hasForgotten else { return }
    hasForgotten = false
    let lines = cells.lines(in: tracks)
    let changed = cells.made.lazy.filter(\.value.needsPlacing).map { lines.line(of: $0.key) }
    for line in Set(changed) where line < lengths.count {
      lengths.set(cells.length(of: line, in: tracks), at: line)
    }
  }

  /// Makes and measures some lines.
  ///
  /// - Returns: no when the views turned out to be more or fewer than expected.
  private func measure(_ lines: Range<Int>, in tracks: GridTracks) -> Bool {
    make(cells.cells(of: lines, in: tracks))
    guard self.tracks == tracks else { return false }
    for line in lines { lengths.set(cells.length(of: line, in: tracks), at: line) }
    return true
  }

  // MARK: What shows

  override var backToFront: [LayoutNode] {
    let layoutNodes = super.backToFront.sortedByZIndex
    guard pinsAnything else { return layoutNodes }
    return layoutNodes.filter { !isPinned($0) } + layoutNodes.filter { isPinned($0) }
  }

  /// The nearest node above that scrolls along the container's axis.
  var viewport: ScrollNode? {
    var next = parent
    while let node = next {
      if let scroll = node as? ScrollNode, scroll.scrolls(along: axis) { return scroll }
      next = node.parent
    }
    return nil
  }

  /// The part of the container that shows along its axis, measured from its leading end.
  var visiblePart: (start: CGFloat, length: CGFloat) {
    guard let viewport else { return (0, .infinity) }
    let frame = placedFrame(in: viewport)
    let length = viewport.size[axis]
    guard axis == .horizontal else { return (-frame.minY, length) }
    return (isRightToLeft ? frame.maxX - length : -frame.minX, length)
  }

  /// Whether the lines among the children are all that show.
  private func isCovered(_ part: (start: CGFloat, length: CGFloat)) -> Bool {
    let (first, last) = (shown.lowerBound, shown.upperBound)
    return (first == 0 || lengths.start(of: first) <= part.start)
      && (last >= lengths.count || lengths.start(of: last) >= part.start + part.length)
  }

  /// Told when the viewport shows another part or is of another size.
  func viewportDidMove() {
    if isPlaced, isShownInTree, !isCovered(visiblePart) { setNeedsPlacing() }
  }

  // MARK: Scrolling to a cell

  /// The box of a cell, if it is made.
  func madeLayoutNode(_ cell: Int) -> LayoutNode? { cells.made[cell] }

  /// Where a cell is, or is expected to be, in the node's coordinates.
  ///
  /// Makes the lines round it too: what they turn out to be would move the cell when they show.
  func expectedFrame(of cell: Int) -> CGRect? {
    guard let tracks, cell < cells.count, !tracks.tracks.isEmpty else { return nil }
    let line = cells.lines(in: tracks).line(of: cell)
    guard measure(line..<line + 1, in: tracks), measureLines(round: line, in: tracks) else {
      return nil
    }
    if lengths.total != size[axis] { invalidate() }
    guard let track = cells.slots(of: line, in: tracks).first(where: { $0.0 == cell })?.1 else {
      return nil
    }
    var frame = CGRect(
      origin: CGPoint(main: lengths.start(of: line), cross: track.start, axis: axis),
      size: CGSize(main: lengths[line], cross: track.length.resolved(or: 0), axis: axis))
    if isRightToLeft { frame.origin.x = size.width - frame.maxX }
    return frame
  }

  /// Measures as many lines on both sides of one as may be made when it shows, wherever it does.
  private func measureLines(round line: Int, in tracks: GridTracks) -> Bool {
    let reach = visiblePart.length * 1.5
    func measure(_ lines: some Sequence<Int>) -> Bool {
      var rest = reach
      for line in lines where rest > 0 {
        guard self.measure(line..<line + 1, in: tracks) else { return false }
        rest -= lengths[line] + cells.rule.lineSpacing
      }
      return true
    }
    return measure((0..<line).reversed()) && measure(line + 1..<lengths.count)
  }
}
