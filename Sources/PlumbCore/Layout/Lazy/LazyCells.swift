internal import Foundation

/// The cells of a lazy container that have been created, and their sizes.
///
/// Named as in a vertical container: lines follow one another along its axis, with one cell per
/// column.
struct LazyCells {
  var rule: LazyRule
  var count = 0
  var sections: [LazySection] = [] {
    didSet { if sections != oldValue { lineTable = LineTable() } }
  }
  private var lineTable = LineTable()
  /// The nodes created so far, by cell index.
  var created: [Int: LayoutNode] = [:]

  /// A mutable cache of the most recently computed lines, shared by copies.
  private final class LineTable {
    var lines: LazyLines?
  }

  init(rule: LazyRule) {
    self.rule = rule
  }

  /// Returns the columns for a proposal.
  func tracks(for proposal: Proposal) -> GridTracks {
    rule.tracks(for: proposal[rule.axis.perpendicular]) {
      (0..<min(rule.items?.count ?? 0, count)).compactMap {
        created[$0]?.sizeThatFits(.unspecified)[rule.axis.perpendicular]
      }
    }
  }

  /// Returns the lines for the given columns.
  func lines(in tracks: GridTracks) -> LazyLines {
    let columns = tracks.tracks.count
    if let known = lineTable.lines, known.columns == columns, known.cellCount == count {
      return known
    }
    let lines = LazyLines(count, columns: columns, sections: sections)
    lineTable.lines = lines
    return lines
  }

  func lineCount(_ tracks: GridTracks) -> Int { lines(in: tracks).count }

  /// Returns the cells of a line, paired with their columns.
  func slots(of line: Int, in tracks: GridTracks) -> Zip2Sequence<Range<Int>, [GridTracks.Track]> {
    let lines = lines(in: tracks)
    let columns =
      lines.isSpanning(line)
      ? [
        GridTracks.Track(start: 0, length: tracks.total.map { ProposedLength($0) } ?? .unspecified)
      ]
      : tracks.tracks
    return zip(lines.cells(of: line), columns)
  }

  func cells(of lines: Range<Int>, in tracks: GridTracks) -> Range<Int> {
    self.lines(in: tracks).cells(of: lines)
  }

  /// The index of the first cell that is not a header.
  var firstContentCell: Int {
    guard let header = sections.first?.header, header.lowerBound == 0 else { return 0 }
    return header.upperBound
  }

  /// Returns the sections with cells in a range.
  func sections(showing cells: Range<Int>) -> [LazySection] {
    sections.filter { $0.cells.overlaps(cells) }
  }

  /// Returns the proposal for the cells of a column.
  func proposal(at track: GridTracks.Track) -> Proposal {
    Proposal(main: .unspecified, cross: track.length, axis: rule.axis)
  }

  /// Returns the sizes of the cells of a line that have been created.
  private func sizes(of line: Int, in tracks: GridTracks) -> [CGSize] {
    slots(of: line, in: tracks).compactMap { cell, track in
      created[cell]?.sizeThatFits(proposal(at: track))
    }
  }

  /// Returns the length of a line, which is the length of its longest cell. An infinite or NaN
  /// length, after which no line could be placed, counts as 0.
  func length(of line: Int, in tracks: GridTracks) -> CGFloat {
    let length = sizes(of: line, in: tracks).reduce(0) { max($0, $1[rule.axis]) }
    return length.isFinite ? length : 0
  }

  /// Returns the length of the container across its axis: the length of the columns, or of the
  /// widest cell in some lines.
  func crossLength(of lines: Range<Int>, in tracks: GridTracks) -> CGFloat {
    if let total = tracks.total { return total }
    return lines.reduce(0) { crossLength, line in
      sizes(of: line, in: tracks).reduce(crossLength) { max($0, $1[rule.axis.perpendicular]) }
    }
  }

  /// Returns the length of all lines, estimated from the average of some lines.
  func length(estimatedFrom lines: Range<Int>, in tracks: GridTracks) -> CGFloat {
    guard !lines.isEmpty else { return 0 }
    let known = lines.reduce(0) { $0 + length(of: $1, in: tracks) }
    let count = lineCount(tracks)
    return known + CGFloat(count - lines.count) * (known / CGFloat(lines.count))
      + CGFloat(count - 1) * rule.lineSpacing
  }

  /// Returns the placement of a cell in a line of a length, in left-to-right coordinates.
  func placement(
    of layoutNode: LayoutNode, in track: GridTracks.Track, lineLength: CGFloat, at start: CGFloat
  ) -> Placement {
    let proposal = proposal(at: track)
    let own = layoutNode.dimensions(in: proposal)
    let slot = ViewDimensions(
      size: CGSize(main: lineLength, cross: track.length.resolved(or: 0), axis: rule.axis))
    let guides = rule.guides(in: track)
    return Placement(
      origin: CGPoint(
        main: start + slot[guides.main] - own[guides.main],
        cross: track.start + slot[guides.cross] - own[guides.cross], axis: rule.axis),
      proposal: proposal)
  }
}
