internal import Foundation

extension RunMask {
  /// The share of the size by which strokes grow from side to side, as many faces do from regular to
  /// bold; upwards it is half of that.
  private static let growth = 0.045

  /// The mask with thicker strokes, in pixels `fineness` times as large.
  ///
  /// Strokes grow to both sides, so that letters stay where they are.
  ///
  /// - Parameters:
  ///   - size: the size of the letters, in the larger pixels.
  ///   - fineness: how many pixels of this mask make one on each side.
  func emboldened(at size: Double, fineness: Int) -> RunMask {
    if coverage.isEmpty { return .empty }
    let reach = Self.growth / 2 * size * Double(fineness)
    let wide = FineMask(self).grown(by: reach, isUpwards: false)
    return wide.grown(by: reach / 2, isUpwards: true).reduced(by: fineness)
  }
}

/// Coverage while strokes grow in it.
private struct FineMask {
  var left: Int
  var top: Int
  var width: Int
  var height: Int
  var coverage: [UInt8]

  init(_ mask: RunMask) {
    (left, top, width, height) = (mask.left, mask.top, mask.width, mask.height)
    coverage = mask.coverage
  }

  /// Every pixel as covered as the most covered one within reach along an axis; what is reached in
  /// part counts in part.
  func grown(by reach: Double, isUpwards: Bool) -> FineMask {
    let whole = Int(reach)
    let part = reach - Double(whole)
    let margin = whole + 1
    var grown = self
    if isUpwards {
      grown.top -= margin
      grown.height += 2 * margin
    } else {
      grown.left -= margin
      grown.width += 2 * margin
    }
    grown.coverage = Array(repeating: 0, count: grown.width * grown.height)
    let (lines, length) = isUpwards ? (width, height) : (height, width)
    let (step, next) = isUpwards ? (width, 1) : (1, width)
    let (grownStep, grownNext) = isUpwards ? (grown.width, 1) : (1, grown.width)
    for line in 0..<lines {
      for place in 0..<length {
        let value = coverage[line * next + place * step]
        if value == 0 { continue }
        let faint = UInt8(Double(value) * part)
        for offset in 0...(2 * margin) {
          let target = line * grownNext + (place + offset) * grownStep
          let added = offset == 0 || offset == 2 * margin ? faint : value
          if added > grown.coverage[target] { grown.coverage[target] = added }
        }
      }
    }
    return grown
  }

  /// The mask in pixels so many times as large on each side: each is the mean of those it covers.
  func reduced(by factor: Int) -> RunMask {
    if factor == 1 {
      return RunMask(left: left, top: top, width: width, height: height, coverage: coverage)
    }
    func down(_ place: Int) -> Int { Int((Double(place) / Double(factor)).rounded(.down)) }
    let (x, y) = (down(left), down(top))
    let (columns, rows) = (down(left + width - 1) - x + 1, down(top + height - 1) - y + 1)
    var sums = [Int](repeating: 0, count: columns * rows)
    for row in 0..<height {
      let target = (down(top + row) - y) * columns
      for column in 0..<width {
        sums[target + down(left + column) - x] += Int(coverage[row * width + column])
      }
    }
    let area = factor * factor
    return RunMask(
      left: x, top: y, width: columns, height: rows,
      coverage: sums.map { UInt8(($0 + area / 2) / area) })
  }
}
