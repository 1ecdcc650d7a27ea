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
  private var rule: LazyRule
  private(set) var cellCount = 0
  /// The boxes made so far, by their number.
  private var made: [Int: LayoutNode] = [:]
  /// The columns the node was placed with; `nil` when lengths must be measured again.
  private var tracks: GridTracks?
  private var lengths = LineLengths(count: 0, spacing: 0)
  /// The lines among the children.
  private var shown = 0..<0

  init(_ rule: LazyRule) {
    self.rule = rule
  }

  func update(_ rule: LazyRule) {
    guard rule != self.rule else { return }
    self.rule = rule
    tracks = nil
    invalidate()
  }

  /// Takes in how many cells there are and which of them are made.
  func setCells(count: Int, made: [Int: LayoutNode]) {
    let isNew = count != cellCount || !holdsChanges
    cellCount = count
    self.made = made
    for cell in made.values where cell.parent !== self { cell.isShown = false }
    guard isNew else { return }
    tracks = nil
    let kept = Set(made.values.map { ObjectIdentifier($0) })
    setChildren(children.filter { kept.contains(ObjectIdentifier($0)) })
    invalidate()
  }

  // MARK: Measuring

  /// The nearest node above that scrolls along the container's axis.
  var viewport: ScrollNode? {
    var next = parent
    while let node = next {
      if let scroll = node as? ScrollNode, scroll.scrolls(along: rule.axis) { return scroll }
      next = node.parent
    }
    return nil
  }

  override var backToFront: [LayoutNode] { super.backToFront.sortedByZIndex }

  override func computeSize(_ proposal: Proposal) -> CGSize {
    if viewport == nil {
      make(0..<cellCount)
    } else if made[0] == nil {
      makeFirstLine(for: proposal)
    }
    guard cellCount > 0 else { return .zero }
    let tracks = columns(for: proposal)
    let lines = viewport == nil ? 0..<lineCount(tracks) : sample(tracks)
    let breadth = breadth(of: lines, in: tracks)
    // Without a proposed width the columns are those of the answer.
    let placed = tracks.total == nil ? GridTracks(single: ProposedLength(breadth)) : tracks
    let length = placed == self.tracks ? lengths.total : expectedLength(in: tracks, from: lines)
    return CGSize(main: length, cross: breadth, axis: rule.axis)
  }

  private func columns(for proposal: Proposal) -> GridTracks {
    rule.tracks(for: proposal[rule.axis.crossing]) {
      (0..<min(rule.items?.count ?? 0, cellCount)).compactMap {
        made[$0]?.sizeThatFits(.unspecified)[rule.axis.crossing]
      }
    }
  }

  private func makeFirstLine(for proposal: Proposal) {
    // Without a proposal the columns follow from the first cells, one for each item.
    make(0..<min(max(rule.items?.count ?? 1, 1), cellCount))
    let count = columns(for: proposal).tracks.count
    make(0..<min(max(count, 1), cellCount))
  }

  private func lineCount(_ tracks: GridTracks) -> Int {
    let columns = tracks.tracks.count
    return columns == 0 ? 0 : (cellCount + columns - 1) / columns
  }

  /// The lines that stand for all of them where not all are made: those shown, or the first.
  private func sample(_ tracks: GridTracks) -> Range<Int> {
    let lines = 0..<lineCount(tracks)
    let isSimilar = tracks.tracks.count == self.tracks?.tracks.count && !shown.isEmpty
    return isSimilar ? shown.clamped(to: lines) : (0..<1).clamped(to: lines)
  }

  /// The length of all lines when those not made are like a few that are.
  private func expectedLength(in tracks: GridTracks, from lines: Range<Int>) -> CGFloat {
    var lengths = LineLengths(count: lineCount(tracks), spacing: rule.lineSpacing)
    for line in lines { lengths.set(length(of: line, in: tracks), at: line) }
    return lengths.total
  }

  private func cells(of line: Int, in tracks: GridTracks) -> Range<Int> {
    let columns = tracks.tracks.count
    return (line * columns..<(line + 1) * columns).clamped(to: 0..<cellCount)
  }

  private func proposal(at track: GridTracks.Track) -> Proposal {
    Proposal(main: .unspecified, cross: track.length, axis: rule.axis)
  }

  /// The length of a line: that of its longest cell.
  private func length(of line: Int, in tracks: GridTracks) -> CGFloat {
    zip(cells(of: line, in: tracks), tracks.tracks).reduce(0) { length, cell in
      max(length, made[cell.0]?.sizeThatFits(proposal(at: cell.1))[rule.axis] ?? 0)
    }
  }

  private func breadth(of lines: Range<Int>, in tracks: GridTracks) -> CGFloat {
    if let total = tracks.total { return total }
    return lines.reduce(0) { breadth, line in
      zip(cells(of: line, in: tracks), tracks.tracks).reduce(breadth) {
        max($0, made[$1.0]?.sizeThatFits(proposal(at: $1.1))[rule.axis.crossing] ?? 0)
      }
    }
  }

  // MARK: Placing

  override func placeChildren(in moment: Moment) {
    viewport?.follow(self)
    let tracks = makeVisibleLines()
    showChildren(shown.flatMap { cells(of: $0, in: tracks) }.compactMap { made[$0] })
    for line in shown { place(line, in: tracks, at: moment) }
    let breadth = breadth(of: shown, in: columns(for: placedProposal))
    if CGSize(main: lengths.total, cross: breadth, axis: rule.axis) != size { invalidate() }
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
    var tracks = columns(for: placedProposal)
    if tracks.total == nil {
      // As a column does: without a proposal the second question is the answer to the first.
      tracks = GridTracks(single: ProposedLength(size[rule.axis.crossing]))
    }
    if tracks == self.tracks { return tracks }
    self.tracks = tracks
    lengths = LineLengths(count: lineCount(tracks), spacing: rule.lineSpacing)
    let columns = max(tracks.tracks.count, 1)
    for line in Set(made.keys.map { $0 / columns }) where line < lengths.count {
      lengths.set(length(of: line, in: tracks), at: line)
    }
    return tracks
  }

  /// Makes and measures some lines.
  ///
  /// - Returns: no when the views turned out to be more or fewer than expected.
  @discardableResult
  private func measure(_ lines: Range<Int>, in tracks: GridTracks) -> Bool {
    let columns = tracks.tracks.count
    make((lines.lowerBound * columns..<lines.upperBound * columns).clamped(to: 0..<cellCount))
    guard self.tracks == tracks else { return false }
    for line in lines { lengths.set(length(of: line, in: tracks), at: line) }
    return true
  }

  private func make(_ cells: Range<Int>) {
    makeContent(cells, by: maker)
  }

  private func place(_ line: Int, in tracks: GridTracks, at moment: Moment) {
    let start = lengths.start(of: line)
    for (cell, track) in zip(cells(of: line, in: tracks), tracks.tracks) {
      guard let box = made[cell] else { continue }
      let proposal = proposal(at: track)
      let own = box.dimensions(in: proposal)
      let slot = ViewDimensions(
        size: CGSize(
          main: lengths[line], cross: track.length.resolved(or: 0), axis: rule.axis))
      let guides = rule.guides(in: track)
      let origin = CGPoint(
        main: start + slot[guides.main] - own[guides.main],
        cross: track.start + slot[guides.cross] - own[guides.cross], axis: rule.axis)
      place(box, at: Placement(origin: origin, proposal: proposal), in: moment)
    }
  }

  // MARK: What shows

  /// The part of the container that shows along its axis, measured from its leading end.
  private var visiblePart: (start: CGFloat, length: CGFloat) {
    guard let viewport else { return (0, .infinity) }
    let frame = placedFrame(in: viewport)
    let length = viewport.size[rule.axis]
    guard rule.axis == .horizontal else { return (-frame.minY, length) }
    return (isRightToLeft ? frame.maxX - length : -frame.minX, length)
  }

  /// Whether the lines among the children are all that show.
  private func isCovered(_ part: (start: CGFloat, length: CGFloat)) -> Bool {
    let first = shown.lowerBound
    let last = shown.upperBound
    return (first == 0 || lengths.start(of: first) <= part.start)
      && (last >= lengths.count || lengths.start(of: last) >= part.start + part.length)
  }

  /// Told when the viewport shows another part or is of another size.
  func viewportDidMove() {
    if isPlaced, !isCovered(visiblePart) { setNeedsPlacing() }
  }

  /// Where a cell is, or is expected to be, in the node's coordinates.
  ///
  /// Makes the lines round it too: what they turn out to be would move the cell when they show.
  func expectedFrame(of cell: Int) -> CGRect? {
    guard let tracks, cell < cellCount, !tracks.tracks.isEmpty else { return nil }
    let line = cell / tracks.tracks.count
    guard measure(line..<line + 1, in: tracks), measureLines(round: line, in: tracks) else {
      return nil
    }
    if lengths.total != size[rule.axis] { invalidate() }
    let track = tracks.tracks[cell % tracks.tracks.count]
    var frame = CGRect(
      origin: CGPoint(main: lengths.start(of: line), cross: track.start, axis: rule.axis),
      size: CGSize(main: lengths[line], cross: track.length.resolved(or: 0), axis: rule.axis))
    if isRightToLeft { frame.origin.x = size.width - frame.maxX }
    return frame
  }

  /// Measures as many lines on both sides of one as may be made when it shows, wherever it does.
  private func measureLines(round line: Int, in tracks: GridTracks) -> Bool {
    let part = visiblePart
    func measure(_ lines: some Sequence<Int>) -> Bool {
      var rest = part.length * 1.5
      for line in lines where rest > 0 {
        guard self.measure(line..<line + 1, in: tracks) else { return false }
        rest -= lengths[line] + rule.lineSpacing
      }
      return true
    }
    return measure((0..<line).reversed()) && measure(line + 1..<lengths.count)
  }
}
