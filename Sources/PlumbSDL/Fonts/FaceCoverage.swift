/// The scalars for which a face has glyphs.
struct FaceCoverage {
  /// The first and last scalars of the ranges, in ascending order; ranges are neither adjacent nor
  /// overlapping.
  private var starts: [UInt32] = []
  private var ends: [UInt32] = []

  /// The largest number of ranges read from a file, about ten times the number in the largest
  /// existing fonts.
  private static let rangeLimit = 200_000

  /// Returns whether the face has a glyph for a scalar.
  ///
  /// Complexity: O(log *n*) in the number of ranges.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      if starts[middle] <= scalar.value { low = middle + 1 } else { high = middle }
    }
    return low > 0 && scalar.value <= ends[low - 1]
  }

  /// Reads a `cmap` table; the coverage is empty if the table has no subtable of Unicode scalars.
  init(cmap: OpenTypeBytes) {
    guard let offset = CharacterMap.unicodeSubtable(of: cmap) else { return }
    var ranges: [(UInt32, UInt32)] = []
    switch cmap.unsigned16(offset) {
    case 4: ranges = Self.segments(cmap, at: offset)
    case 12: ranges = Self.groups(cmap, at: offset)
    default: break
    }
    insert(ranges)
  }

  /// Creates the union of the coverages of some faces.
  init(union faces: [FaceCoverage]) {
    insert(faces.flatMap { zip($0.starts, $0.ends) })
  }

  /// Inserts ranges into an empty coverage, merging adjacent ones.
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

  /// Format 12: groups of consecutive scalars with consecutive glyphs.
  private static func groups(_ cmap: OpenTypeBytes, at offset: Int) -> [(UInt32, UInt32)] {
    let capacity = max(0, cmap.bytes.count - offset - 16) / 12
    return (0..<min(cmap.unsigned32(offset + 12), capacity, rangeLimit)).compactMap { index in
      let group = offset + 16 + index * 12
      let (start, end) = (cmap.unsigned32(group), cmap.unsigned32(group + 4))
      // Glyph 0 is the glyph for missing characters.
      let first = cmap.unsigned32(group + 8) == 0 ? start + 1 : start
      guard first <= end, end <= 0x10_FFFF else { return nil }
      return (UInt32(first), UInt32(end))
    }
  }

  /// Format 4: segments of scalars up to U+FFFF, in which single scalars may be missing.
  private static func segments(_ cmap: OpenTypeBytes, at offset: Int) -> [(UInt32, UInt32)] {
    let count = cmap.unsigned16(offset + 6) / 2
    let (endCodes, startCodes) = (offset + 14, offset + 16 + count * 2)
    let (deltas, rangeOffsets) = (startCodes + count * 2, startCodes + count * 4)
    var ranges: [(UInt32, UInt32)] = []
    for segment in 0..<count {
      let start = cmap.unsigned16(startCodes + segment * 2)
      let end = min(cmap.unsigned16(endCodes + segment * 2), 0xFFFE)
      guard start <= end, ranges.count < rangeLimit else { continue }
      let field = rangeOffsets + segment * 2
      let rangeOffset = cmap.unsigned16(field)
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
        where cmap.unsigned16(field + rangeOffset + (code - start) * 2) != 0 {
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
