internal import Foundation

extension RunMask {
  /// The fraction of the size by which the width of strokes grows, as in many faces from regular to
  /// bold; their height grows by half of that.
  private static let growth = 0.045

  /// Returns the mask with thicker strokes, from a mask in which `supersampling` pixels make one.
  ///
  /// Strokes grow in both directions, so that letters keep their positions.
  ///
  /// - Parameters:
  ///   - size: the font size, in pixels of the result.
  ///   - supersampling: the number of pixels of this mask for one pixel of the result, in each
  ///     dimension.
  func emboldened(at size: Double, supersampling: Int) -> RunMask {
    if coverage.isEmpty { return .empty }
    let reach = Self.growth / 2 * size * Double(supersampling)
    let wide = SupersampledMask(self).grown(by: reach, isUpwards: false)
    return wide.grown(by: reach / 2, isUpwards: true).reduced(by: supersampling)
  }
}

/// A mask during the growth of strokes.
private struct SupersampledMask {
  var left: Int
  var top: Int
  var width: Int
  var height: Int
  var coverage: [UInt8]

  init(_ mask: RunMask) {
    (left, top, width, height) = (mask.left, mask.top, mask.width, mask.height)
    coverage = mask.coverage
  }

  /// Returns the mask in which every pixel has the largest coverage within `reach` along an axis;
  /// pixels that are partly in reach count in proportion.
  func grown(by reach: Double, isUpwards: Bool) -> SupersampledMask {
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
      for position in 0..<length {
        let value = coverage[line * next + position * step]
        if value == 0 { continue }
        let partial = UInt8(Double(value) * part)
        for offset in 0...(2 * margin) {
          let target = line * grownNext + (position + offset) * grownStep
          let added = offset == 0 || offset == 2 * margin ? partial : value
          if added > grown.coverage[target] { grown.coverage[target] = added }
        }
      }
    }
    return grown
  }

  /// Returns the mask in pixels `factor` times as large in each dimension, by averaging.
  func reduced(by factor: Int) -> RunMask {
    if factor == 1 {
      return RunMask(left: left, top: top, width: width, height: height, coverage: coverage)
    }
    func down(_ position: Int) -> Int { Int((Double(position) / Double(factor)).rounded(.down)) }
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
