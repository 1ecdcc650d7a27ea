internal import Foundation

/// The cells of a lazy container, as far as they are made, and what they answer.
///
/// Named as in a container that grows downwards: lines follow one another along its axis, a cell per
/// column.
struct LazyCells {
  var rule: LazyRule
  var count = 0
  /// The boxes made so far, by their number.
  var made: [Int: LayoutNode] = [:]

  /// The columns for a proposal.
  func tracks(for proposal: Proposal) -> GridTracks {
    rule.tracks(for: proposal[rule.axis.crossing]) {
      (0..<min(rule.items?.count ?? 0, count)).compactMap {
        made[$0]?.sizeThatFits(.unspecified)[rule.axis.crossing]
      }
    }
  }

  func lineCount(_ tracks: GridTracks) -> Int {
    let columns = tracks.tracks.count
    return columns == 0 ? 0 : (count + columns - 1) / columns
  }

  /// The cells of a line, one for each column but for the last line.
  func cells(of line: Int, in tracks: GridTracks) -> Range<Int> {
    cells(of: line..<line + 1, in: tracks)
  }

  func cells(of lines: Range<Int>, in tracks: GridTracks) -> Range<Int> {
    let columns = tracks.tracks.count
    return (lines.lowerBound * columns..<lines.upperBound * columns).clamped(to: 0..<count)
  }

  func proposal(at track: GridTracks.Track) -> Proposal {
    Proposal(main: .unspecified, cross: track.length, axis: rule.axis)
  }

  /// The answers of a line's cells.
  private func sizes(of line: Int, in tracks: GridTracks) -> [CGSize] {
    zip(cells(of: line, in: tracks), tracks.tracks).compactMap { cell, track in
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
    of box: LayoutNode, in track: GridTracks.Track, lineLength: CGFloat, at start: CGFloat
  ) -> Placement {
    let proposal = proposal(at: track)
    let own = box.dimensions(in: proposal)
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
