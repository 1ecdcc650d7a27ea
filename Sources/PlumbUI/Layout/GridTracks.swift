internal import Foundation

/// The columns of a lazy container, or the rows of one that grows sideways.
struct GridTracks: Equatable {
  /// A column: where it starts, what its cells are proposed, how they stand in it.
  struct Track: Equatable {
    var start: CGFloat
    /// Unspecified where the column is as wide as its widest cell.
    var length: ProposedLength
    var alignment: Alignment?
  }

  var tracks: [Track]
  /// The answer across; `nil` where it is that of the widest cell.
  var total: CGFloat?

  /// The one column of a lazy stack, which is as wide as proposed.
  init(single length: ProposedLength) {
    tracks = [Track(start: 0, length: length)]
    total = length.value
  }

  /// The columns of a grid `length` wide, of which `share` (0.5) of the room left over is before
  /// the first.
  ///
  /// As SwiftUI, in two passes: a grid answers the proposed width, or the total of the columns
  /// worked out from it where they need more; it is then laid out in the width of its answer. The
  /// second total, larger still, is what sticks out on both sides.
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

  /// Columns of their lengths, each after the gap of the one before.
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

  /// The lengths of each item's columns.
  ///
  /// As SwiftUI: gaps and fixed items first; then every other item in order is given an equal share
  /// of what remains among those not served yet, and takes what it makes of it.
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

  /// The columns a flexible or adaptive item makes of its share.
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

  /// Columns an adaptive item makes at most; more than any display has room for.
  private static var mostColumns: CGFloat { 1_000 }
}
