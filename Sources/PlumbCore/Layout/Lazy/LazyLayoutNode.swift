internal import Foundation

/// The node of a container that creates only visible cells.
///
/// As SwiftUI: in a view that scrolls along the same axis only the cells near the visible part are
/// created; anywhere else all of them are. Cells are proposed the width of their column and an
/// unspecified height.
///
/// Enough lines are created to fill the visible part and, once the container is scrolled, half of its
/// length before and after it. The others are released, except the first ones, from which the widths
/// of columns may be derived. The length of a line is remembered when its cells are released, also at
/// other widths, so that the visible cells stay where they are; the estimated length of a line that has not been
/// shown yet is the average of the others.
final class LazyLayoutNode: LayoutNode, CellContainer {
  weak var contentProvider: (any DeferredContent)?
  private(set) var cells: LazyCells
  /// The columns with which the node was placed; `nil` if all lengths must be measured again.
  private var tracks: GridTracks?
  private(set) var lengths = EstimatedLineLengths(count: 0, spacing: 0)
  /// Whether cells were invalidated since the lengths of their lines were recorded.
  private var hasStaleLengths = false
  /// Whether cells were added or changed their index since the lengths of lines were recorded.
  private var hasUnrecordedCells = false
  /// The lines whose cells are children, except pinned lines and the line of the held cell.
  private(set) var visibleLines = 0..<0
  private weak var storedHeldCell: LayoutNode?

  var heldCell: LayoutNode? {
    get { storedHeldCell }
    set { storedHeldCell = newValue }
  }

  var axis: Axis { cells.rule.axis }

  init(_ rule: LazyRule) {
    cells = LazyCells(rule: rule)
  }

  deinit {
    for cell in cells.created.values { cell.parent = nil }
  }

  func update(_ rule: LazyRule) {
    guard rule != cells.rule else { return }
    cells.rule = rule
    tracks = nil
    invalidate()
  }

  /// Sets the number of cells and the created nodes.
  ///
  /// - Parameter kept: the cells that are the same as before, created or not, in order.
  func setCells(
    count: Int, created: [Int: LayoutNode], sections: [LazySection], keeping kept: [KeptRange]
  ) {
    // Cells created and released on demand do not change known lengths.
    let isKnown = count == cells.count && blocksInvalidation
    let before = cells.created
    let linesBefore = tracks.map(cells.lines)
    cells.count = count
    cells.sections = sections
    cells.created = created
    for cell in created.values where !cell.isChild(of: self) {
      cell.isShown = false
      cell.parent = self
      if isRecorded, let recorder { cell.startRecording(with: recorder) }
    }
    lazy var remaining = Set(created.values.map { ObjectIdentifier($0) })
    if !isKnown { setChildren(children.filter { remaining.contains(ObjectIdentifier($0)) }) }
    // Most cells stay at their index, where no set is needed to find them.
    for (index, cell) in before
    where created[index] !== cell && cell.isChild(of: self)
      && !remaining.contains(ObjectIdentifier(cell))
    {
      cell.parent = nil
      cell.setAttached(false)
    }
    guard !isKnown else { return }
    if let tracks, let linesBefore {
      let lines = cells.lines(in: tracks)
      hasUnrecordedCells = true
      if kept != [KeptRange(old: 0..<lengths.count, new: 0)] || lines.count != lengths.count {
        lengths = EstimatedLineLengths(
          lengths, count: lines.count,
          keeping: kept.map { lines.lines(of: $0, before: linesBefore) })
      }
      visibleLines = visibleLines.clamped(to: 0..<lengths.count)
    }
    invalidate()
  }

  /// Makes some cells children. The others keep this node as their parent, because they are
  /// measured with the rest and propagate invalidation.
  private func show(_ layoutNodes: [LayoutNode]) {
    showChildren(layoutNodes)
    for cell in cells.created.values where cell.parent == nil { cell.parent = self }
  }

  override func didInvalidate() {
    hasStaleLengths = true
  }

  override func offerReason(for child: LayoutNode) -> String? {
    "A lazy container offers a cell the length of its track, and none along the other axis."
  }

  /// Creates the cells in a range.
  private func make(_ wanted: Range<Int>) {
    makeContent(wanted, by: contentProvider)
  }

  // MARK: Measuring

  override func computeSize(_ proposal: Proposal) -> CGSize {
    if viewport == nil {
      make(0..<cells.count)
    } else if cells.created[cells.firstContentCell] == nil {
      makeFirstLine(for: proposal)
    }
    guard cells.count > 0 else { return .zero }
    let tracks = cells.tracks(for: proposal)
    let lines = viewport == nil ? 0..<cells.lineCount(tracks) : sample(tracks)
    let crossLength = cells.crossLength(of: lines, in: tracks)
    // Without a proposed width the columns have the width of the node.
    let placed = tracks.total == nil ? GridTracks(single: ProposedLength(crossLength)) : tracks
    if placed == self.tracks { remeasureStaleLines(in: placed) }
    let length =
      placed == self.tracks ? lengths.total : cells.length(estimatedFrom: lines, in: tracks)
    return CGSize(main: length, cross: crossLength, axis: axis)
  }

  /// Creates the first line of cells, from which the other lengths are estimated.
  private func makeFirstLine(for proposal: Proposal) {
    // Without a proposal the columns are derived from the first cells, one for each item.
    let rest = min(cells.firstContentCell, cells.count)..<cells.count
    make(rest.prefix(max(cells.rule.items?.count ?? 1, 1)))
    make(rest.prefix(max(cells.tracks(for: proposal).tracks.count, 1)))
  }

  /// Returns the lines from which the lengths are estimated when not all are created: the shown
  /// lines, or the first one.
  private func sample(_ tracks: GridTracks) -> Range<Int> {
    let lines = 0..<cells.lineCount(tracks)
    let isSimilar = tracks.tracks.count == self.tracks?.tracks.count && !visibleLines.isEmpty
    let visible = visibleLines.clamped(to: lines)
    let shown = cells.cells(of: visible, in: tracks)
    if isSimilar, let last = shown.last, cells.created[shown.lowerBound] != nil,
      cells.created[last] != nil
    {
      return visible
    }
    let first = cells.lines(in: tracks).line(of: cells.firstContentCell)
    return (first..<first + 1).clamped(to: lines)
  }

  // MARK: Placing

  override func placeChildren(in context: UpdateContext) {
    viewport?.addLazyContainer(self)
    let tracks = makeVisibleLines()
    let lines = holding(pin(in: tracks), in: tracks)
    let shown = lines.flatMap { cells.slots(of: $0, in: tracks) }.compactMap { cells.created[$0.0] }
    let isSame = shown.count == children.count && zip(shown, children).allSatisfy { $0 === $1 }
    if !isSame { context.report.hasShownOthers = true }
    show(shown)
    for line in lines {
      for (cell, track) in cells.slots(of: line, in: tracks) {
        guard let layoutNode = cells.created[cell] else { continue }
        let placement = cells.placement(
          of: layoutNode, in: track, lineLength: lengths[line], at: lengths.start(of: line))
        place(layoutNode, at: placement, in: context)
      }
    }
    if hasOtherSize { invalidate() }
    releaseCells(except: lines, in: tracks)
  }

  /// Returns some lines, in order, and the line of the held cell.
  private func holding(_ lines: [Int], in tracks: GridTracks) -> [Int] {
    guard let heldCell,
      let cell = cells.created.first(where: { $0.value === heldCell })?.key
    else { return lines }
    let line = cells.lines(in: tracks).line(of: cell)
    guard line < lengths.count, !lines.contains(line) else { return lines }
    let index = lines.firstIndex { $0 > line } ?? lines.count
    return Array(lines[..<index]) + [line] + Array(lines[index...])
  }

  /// Whether the lines that were measured give the node another size than it has.
  private var hasOtherSize: Bool {
    // Without cells it has no size, whatever width is proposed.
    guard cells.count > 0 else { return size != .zero }
    let crossLength = cells.crossLength(of: visibleLines, in: cells.tracks(for: placedProposal))
    return CGSize(main: lengths.total, cross: crossLength, axis: axis) != size
  }

  /// Releases the cells that are not shown, except the first ones.
  private func releaseCells(except shown: [Int], in tracks: GridTracks) {
    let first = cells.firstContentCell
    let firstCount = max(cells.rule.items?.count ?? 1, tracks.tracks.count, 1)
    guard viewport != nil, cells.created.count > shown.count * tracks.tracks.count else { return }
    let pinned = shown.filter { !visibleLines.contains($0) }
    releaseContent(
      except: [cells.cells(of: visibleLines, in: tracks), first..<first + firstCount]
        + pinned.map { cells.cells(of: $0..<$0 + 1, in: tracks) },
      by: contentProvider)
  }

  /// Creates and measures the visible lines. Their measured lengths may bring others into view.
  private func makeVisibleLines() -> GridTracks {
    var tracks = measuredTracks()
    let share = marginShare(in: tracks)
    for _ in 0..<Self.passLimit {
      let part = visiblePart
      // As SwiftUI, nothing is created in advance before the view is scrolled.
      let margin = part.start > 0 ? part.length * share : 0
      visibleLines = lengths.lines(from: part.start - margin, to: part.start + part.length + margin)
      if measure(visibleLines, in: tracks), isCovered(visiblePart) { break }
      tracks = measuredTracks()
    }
    visibleLines = visibleLines.clamped(to: 0..<lengths.count)
    return tracks
  }

  /// Returns the length before and after the visible part for which lines are created in advance, as a share
  /// of the part's.
  ///
  /// After a jump to lines of which none was created, nothing is: the jump takes half the time then, and the
  /// next step brings the others.
  private func marginShare(in tracks: GridTracks) -> CGFloat {
    let part = visiblePart
    let shown = lengths.lines(from: part.start, to: part.start + part.length)
    let isJump = cells.cells(of: shown, in: tracks).allSatisfy { cells.created[$0] == nil }
    return isJump ? 0 : 0.5
  }

  /// The maximum number of passes until the visible lines are the ones expected from the estimate.
  private static let passLimit = 3

  /// Returns the columns for the width with which the node is placed, and updates the lengths of
  /// the created lines.
  private func measuredTracks() -> GridTracks {
    var tracks = cells.tracks(for: placedProposal)
    if tracks.total == nil {
      // As in a vertical stack: if nothing is proposed, the container is laid out again with its
      // own width.
      tracks = GridTracks(single: ProposedLength(size[axis.perpendicular]))
    }
    if tracks == self.tracks {
      remeasureStaleLines(in: tracks)
      return tracks
    }
    let hasSameLines = tracks.tracks.count == self.tracks?.tracks.count
    self.tracks = tracks
    if !hasSameLines {
      lengths = EstimatedLineLengths(
        count: cells.lineCount(tracks), spacing: cells.rule.lineSpacing)
    }
    hasUnrecordedCells = true
    remeasureStaleLines(in: tracks)
    return tracks
  }

  /// Measures created lines whose cells were invalidated or are new, visible or not.
  private func remeasureStaleLines(in tracks: GridTracks) {
    guard hasStaleLengths || hasUnrecordedCells else { return }
    let lines = cells.lines(in: tracks)
    let created = Set(cells.created.keys.map(lines.line(of:))).filter { $0 < lengths.count }
    var changed = created
    if !hasUnrecordedCells {
      let stale = cells.created.lazy.filter(\.value.needsPlacing).map { lines.line(of: $0.key) }
      changed = Set(stale).filter { $0 < lengths.count }
    }
    hasStaleLengths = false
    hasUnrecordedCells = false
    var factors: [CGFloat] = []
    for line in changed {
      let length = cells.length(of: line, in: tracks)
      if let before = lengths.measuredLength(of: line), before > 0 {
        factors.append(length / before)
      }
      lengths.set(length, at: line)
    }
    scaleReleasedLines(after: factors, of: created)
  }

  /// Changes the lengths of released lines by the factor by which the lengths of created lines have
  /// changed, if all of these have the same one: the others have most likely changed as well.
  private func scaleReleasedLines(after factors: [CGFloat], of created: Set<Int>) {
    guard created.count > 1, factors.count == created.count, lengths.count > created.count,
      let factor = factors.first, factor > 0, factor != 1,
      factors.allSatisfy({ abs($0 - factor) < factor / 1_000 })
    else { return }
    lengths.scale(by: factor, except: created)
  }

  /// Creates and measures lines.
  ///
  /// - Returns: false if the number of views differs from the expected one.
  private func measure(_ lines: Range<Int>, in tracks: GridTracks) -> Bool {
    make(cells.cells(of: lines, in: tracks))
    guard self.tracks == tracks else { return false }
    // The elements may have had other numbers of views than expected, so that there are fewer lines.
    for line in lines where line < lengths.count {
      lengths.set(cells.length(of: line, in: tracks), at: line)
    }
    return true
  }

  // MARK: Visible lines

  override var backToFront: [LayoutNode] {
    let layoutNodes = super.backToFront.sortedByZIndex
    guard pinsAnything else { return layoutNodes }
    return layoutNodes.filter { !isPinned($0) } + layoutNodes.filter { isPinned($0) }
  }

  /// The nearest ancestor that scrolls along the container's axis.
  var viewport: ScrollLayoutNode? {
    for case let scroll as ScrollLayoutNode in ancestors where scroll.scrolls(along: axis) {
      return scroll
    }
    return nil
  }

  /// The visible part of the container along its axis, measured from its leading end, in points.
  var visiblePart: (start: CGFloat, length: CGFloat) {
    guard let viewport else { return (0, .infinity) }
    let frame = placedFrame(in: viewport)
    let length = viewport.size[axis]
    guard axis == .horizontal else { return (-frame.minY, length) }
    return (isRightToLeft ? frame.maxX - length : -frame.minX, length)
  }

  /// Returns whether the lines among the children cover the visible part.
  private func isCovered(_ part: (start: CGFloat, length: CGFloat)) -> Bool {
    let (first, last) = (visibleLines.lowerBound, visibleLines.upperBound)
    return (first == 0 || lengths.start(of: first) <= part.start)
      && (last >= lengths.count || lengths.start(of: last) >= part.start + part.length)
  }

  /// Called when the scroll offset or the size of the viewport has changed.
  func viewportDidChange() {
    if isPlaced, isShownInTree, !isCovered(visiblePart) { setNeedsPlacing() }
  }

  // MARK: Scrolling to a cell

  /// Returns the node of a cell, or `nil` if it has not been created.
  func createdLayoutNode(_ cell: Int) -> LayoutNode? { cells.created[cell] }

  /// Returns the measured or estimated frame of a cell in the coordinates of this node.
  ///
  /// Creates and measures the surrounding lines, too: their measured lengths would otherwise move
  /// the cell when they are shown.
  func estimatedFrame(of cell: Int) -> CGRect? {
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

  /// Measures as many lines on both sides of a line as may be created when it is shown, wherever it
  /// is in the viewport.
  ///
  /// Measures several lines at once, because each step costs as much as there are created lines; not more than twice
  /// as many as before, because the lengths of some lines say little about the lengths of others.
  private func measureLines(round line: Int, in tracks: GridTracks) -> Bool {
    let reach = visiblePart.length * 1.5
    func measure(_ lines: Range<Int>, areBefore: Bool) -> Bool {
      var (lines, rest, most) = (lines, reach, 8)
      while rest > 0, let next = areBefore ? lines.last : lines.first, next < lengths.count {
        let expected = rest / max(lengths[next] + cells.rule.lineSpacing, 1)
        let count = Int(min(expected.rounded(.up), CGFloat(most)))
        let part = areBefore ? lines.suffix(count) : lines.prefix(count)
        guard self.measure(part, in: tracks) else { return false }
        rest = part.reduce(rest) { $0 - lengths[$1] - cells.rule.lineSpacing }
        lines =
          areBefore
          ? lines.lowerBound..<part.lowerBound : part.upperBound..<lines.upperBound
        most *= 2
      }
      return true
    }
    return measure(0..<line, areBefore: true)
      && measure(min(line + 1, lengths.count)..<lengths.count, areBefore: false)
  }
}
