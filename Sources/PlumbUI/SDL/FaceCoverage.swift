/// The scalars a face has glyphs for.
struct FaceCoverage {
  /// Ranges in order, none beside another: where they begin, and where they end.
  private var starts: [UInt32] = []
  private var ends: [UInt32] = []

  /// The most ranges taken from a file, some ten times those of the largest fonts there are.
  private static let rangeLimit = 200_000

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= scalar.value { low = middle + 1 } else { high = middle }
    }
    return low > 0 && scalar.value <= ends[low - 1]
  }

  /// Reads a `cmap` table; empty where it has no table of Unicode's scalars.
  init(cmap: OpenTypeBytes) {
    var best: (rank: Int, offset: Int)?
    for index in 0..<min(cmap.unsigned16(2), 64) {
      let record = 4 + index * 8
      let rank = Self.rank(
        platform: cmap.unsigned16(record), encoding: cmap.unsigned16(record + 2))
      if rank > best?.rank ?? 0 { best = (rank, cmap.unsigned32(record + 4)) }
    }
    guard let offset = best?.offset else { return }
    var ranges: [(UInt32, UInt32)] = []
    switch cmap.unsigned16(offset) {
    case 4: ranges = Self.segments(cmap, at: offset)
    case 12: ranges = Self.groups(cmap, at: offset)
    default: break
    }
    insert(ranges)
  }

  /// What some faces have together.
  init(together faces: [FaceCoverage]) {
    insert(faces.flatMap { zip($0.starts, $0.ends) })
  }

  private mutating func insert(_ ranges: [(UInt32, UInt32)]) {
    for (start, end) in ranges.sorted(by: { $0.0 < $1.0 }) {
      if let last = ends.last, start <= last &+ 1 {
        ends[ends.count - 1] = max(last, end)
      } else {
        starts.append(start)
        ends.append(end)
      }
    }
  }

  /// Whether a table holds scalars, and how many of them it can hold; 0 for other tables.
  private static func rank(platform: Int, encoding: Int) -> Int {
    switch (platform, encoding) {
    case (3, 10), (0, 4), (0, 6): 2
    case (3, 1), (0, 0...3): 1
    default: 0
    }
  }

  /// Format 12: groups of scalars with glyphs in a row.
  private static func groups(_ cmap: OpenTypeBytes, at offset: Int) -> [(UInt32, UInt32)] {
    let room = max(0, cmap.bytes.count - offset - 16) / 12
    return (0..<min(cmap.unsigned32(offset + 12), room, rangeLimit)).compactMap { index in
      let group = offset + 16 + index * 12
      let (start, end) = (cmap.unsigned32(group), cmap.unsigned32(group + 4))
      // The first glyph of all is the box for what is missing.
      let first = cmap.unsigned32(group + 8) == 0 ? start + 1 : start
      guard first <= end, end <= 0x10_FFFF else { return nil }
      return (UInt32(first), UInt32(end))
    }
  }

  /// Format 4: segments of scalars up to U+FFFF, of which single ones may be missing.
  private static func segments(_ cmap: OpenTypeBytes, at offset: Int) -> [(UInt32, UInt32)] {
    let count = cmap.unsigned16(offset + 6) / 2
    let (endCodes, startCodes) = (offset + 14, offset + 16 + count * 2)
    let (deltas, rangeOffsets) = (startCodes + count * 2, startCodes + count * 4)
    var ranges: [(UInt32, UInt32)] = []
    for segment in 0..<count {
      let start = cmap.unsigned16(startCodes + segment * 2)
      let end = min(cmap.unsigned16(endCodes + segment * 2), 0xFFFE)
      guard start <= end, ranges.count < rangeLimit else { continue }
      let place = rangeOffsets + segment * 2
      let rangeOffset = cmap.unsigned16(place)
      if rangeOffset == 0 {
        let missing = 0x1_0000 - cmap.unsigned16(deltas + segment * 2)
        if start < missing, missing <= end {
          ranges.append((UInt32(start), UInt32(missing - 1)))
          if missing < end { ranges.append((UInt32(missing + 1), UInt32(end))) }
        } else if start != missing || start < end {
          ranges.append((UInt32(start == missing ? start + 1 : start), UInt32(end)))
        }
      } else {
        for code in start...end
        where cmap.unsigned16(place + rangeOffset + (code - start) * 2) != 0 {
          if let last = ranges.last, last.1 + 1 == UInt32(code) {
            ranges[ranges.count - 1].1 = UInt32(code)
          } else {
            ranges.append((UInt32(code), UInt32(code)))
          }
        }
      }
    }
    return ranges
  }
}
