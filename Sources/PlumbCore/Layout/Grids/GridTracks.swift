internal import Foundation

/// The columns of a vertical lazy container, or the rows of a horizontal one.
struct GridTracks: Equatable {
  /// A column: its start, the proposal for its cells, and their alignment.
  struct Track: Equatable {
    var start: CGFloat
    /// The length in points; unspecified if the column is as wide as its widest cell.
    var length: ProposedLength
    var alignment: Alignment?
  }

  var tracks: [Track]
  /// The length of the container across its axis in points; `nil` if it is the length of the widest
  /// cell.
  var total: CGFloat?

  /// Creates the single column of a lazy stack, which is as wide as proposed.
  init(single length: ProposedLength) {
    tracks = [Track(start: 0, length: length)]
    total = length.value
  }

  /// Creates the columns of a grid of width `length`; the fraction `share` (0.5) of the remaining
  /// space precedes the first column.
  ///
  /// As SwiftUI, in two passes: the width of a grid is the proposed width, or the total of the
  /// columns computed from it if they need more; it is then laid out in that width. The excess of
  /// the second total, which may be larger still, overflows on both sides.
  init(_ items: [GridItem], fitting length: CGFloat, alignedBy share: CGFloat) {
    let total = max(Self.total(of: Self.tracks(of: items, fitting: length)), length)
    var tracks = Self.tracks(of: items, fitting: total)
    let shift = (total - Self.total(of: tracks)) * share
    if shift.isFinite {
      for index in tracks.indices { tracks[index].start += shift }
    }
    self.tracks = tracks
    self.total = total
  }

  private static func total(of tracks: [Track]) -> CGFloat {
    tracks.last.map { $0.start + $0.length.resolved(or: 0) } ?? 0
  }

  /// Returns the columns in sequence, separated by the gaps of the items.
  private static func tracks(of items: [GridItem], fitting length: CGFloat) -> [Track] {
    var tracks: [Track] = []
    var position: CGFloat = 0
    for (item, lengths) in zip(items, lengths(of: items, fitting: length)) {
      for length in lengths {
        tracks.append(
          Track(start: position, length: ProposedLength(length), alignment: item.alignment))
        position += length + item.gap
      }
    }
    return tracks
  }

  /// Returns the lengths of each item's columns.
  ///
  /// As SwiftUI: gaps and fixed items first; then every other item in order receives an equal share
  /// of the remaining length among the items not sized yet, and its resulting length is subtracted.
  private static func lengths(of items: [GridItem], fitting length: CGFloat) -> [[CGFloat]] {
    var remaining = length - items.dropLast().reduce(0) { $0 + $1.gap }
    var waiting = 0
    for item in items {
      if let length = item.fixedLength { remaining -= length } else { waiting += 1 }
    }
    return items.map { item in
      if let length = item.fixedLength { return [length] }
      let lengths = item.lengths(sharing: max(remaining / CGFloat(waiting), 0))
      remaining -= lengths.reduce(0, +) + CGFloat(lengths.count - 1) * item.gap
      waiting -= 1
      return lengths
    }
  }
}

extension GridItem {
  fileprivate var gap: CGFloat { spacing ?? ViewSpacing.standardDistance }

  fileprivate var fixedLength: CGFloat? {
    if case .fixed(let length) = size { max(length, 0) } else { nil }
  }

  /// Returns the lengths of the columns of a flexible or adaptive item for its share.
  fileprivate func lengths(sharing share: CGFloat) -> [CGFloat] {
    switch size {
    case .fixed(let length): return [length]
    case .flexible(let minimum, let maximum): return [min(max(share, minimum), maximum)]
    case .adaptive(let minimum, let maximum):
      let fitting = ((share + gap) / (minimum + gap)).rounded(.down)
      let count = fitting.isFinite ? min(max(fitting, 1), Self.mostColumns) : 1
      let length = min((share - (count - 1) * gap) / count, maximum)
      return Array(repeating: length, count: Int(count))
    }
  }

  /// The maximum number of columns of an adaptive item; more than fit on any display.
  private static var mostColumns: CGFloat { 1_000 }
}
