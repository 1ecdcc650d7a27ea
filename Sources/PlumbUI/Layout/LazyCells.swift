internal import Foundation

/// The cells of a lazy container, as far as they are made, and what they answer.
///
/// Named as in a container that grows downwards: lines follow one another along its axis, a cell per
/// column.
struct LazyCells {
  var rule: LazyRule
  var count = 0
  var sections: [LazySection] = [] {
    didSet { if sections != oldValue { lineTable = LineTable() } }
  }
  private var lineTable = LineTable()
  /// The boxes made so far, by their number.
  var made: [Int: LayoutNode] = [:]

  /// Keeps the lines that were worked out last.
  private final class LineTable {
    var lines: LazyLines?
  }

  init(rule: LazyRule) {
    self.rule = rule
  }

  /// The columns for a proposal.
  func tracks(for proposal: Proposal) -> GridTracks {
    rule.tracks(for: proposal[rule.axis.crossing]) {
      (0..<min(rule.items?.count ?? 0, count)).compactMap {
        made[$0]?.sizeThatFits(.unspecified)[rule.axis.crossing]
      }
    }
  }

  /// The lines that some columns make.
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

  /// The cells of a line with the columns they stand in.
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

  /// The first cell that is no header.
  var firstContentCell: Int {
    guard let header = sections.first?.header, header.lowerBound == 0 else { return 0 }
    return header.upperBound
  }

  /// The sections of which cells are among some.
  func sections(showing cells: Range<Int>) -> [LazySection] {
    sections.filter { $0.cells.overlaps(cells) }
  }

  func proposal(at track: GridTracks.Track) -> Proposal {
    Proposal(main: .unspecified, cross: track.length, axis: rule.axis)
  }

  /// The answers of a line's cells.
  private func sizes(of line: Int, in tracks: GridTracks) -> [CGSize] {
    slots(of: line, in: tracks).compactMap { cell, track in
      made[cell]?.sizeThatFits(proposal(at: track))
    }
  }

  /// The length of a line: that of its longest cell. A length that is no finite number, which would
  /// leave no place for the lines after it, counts as 0.
  func length(of line: Int, in tracks: GridTracks) -> CGFloat {
    let length = sizes(of: line, in: tracks).reduce(0) { max($0, $1[rule.axis]) }
    return length.isFinite ? length : 0
  }

  /// The answer across: what the columns need, or the widest of some lines' cells.
  func breadth(of lines: Range<Int>, in tracks: GridTracks) -> CGFloat {
    if let total = tracks.total { return total }
    return lines.reduce(0) { breadth, line in
      sizes(of: line, in: tracks).reduce(breadth) { max($0, $1[rule.axis.crossing]) }
    }
  }

  /// The length of all lines when the others are as long as some are on average.
  func length(expectedFrom lines: Range<Int>, in tracks: GridTracks) -> CGFloat {
    guard !lines.isEmpty else { return 0 }
    let known = lines.reduce(0) { $0 + length(of: $1, in: tracks) }
    let count = lineCount(tracks)
    return known + CGFloat(count - lines.count) * (known / CGFloat(lines.count))
      + CGFloat(count - 1) * rule.lineSpacing
  }

  /// Where a cell stands in a line of a length, as if leading were left.
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
