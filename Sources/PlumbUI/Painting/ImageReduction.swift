extension Bitmap {
  /// A part of the picture made smaller, to the average of what each new pixel covers.
  ///
  /// - Precondition: neither length grows.
  func averaged(_ part: BitmapPart, width: Int, height: Int) -> Bitmap {
    let columns = PixelWeights.all(of: part.width, in: width)
    let rows = PixelWeights.all(of: part.height, in: height)
    var words = [UInt32](repeating: 0, count: width * height)
    // The row that two new ones share is worked out once.
    var line = [PixelNumbers](repeating: .zero, count: width)
    var lineIndex = -1
    var sums = [PixelNumbers](repeating: .zero, count: width)
    for y in 0..<height {
      for index in rows[y].range {
        if index != lineIndex {
          average(row: part.y + index, from: part.x, columns, into: &line)
          lineIndex = index
        }
        let share = rows[y].share(of: index)
        for x in 0..<width { sums[x] += line[x] * share }
      }
      for x in 0..<width {
        words[y * width + x] = sums[x].pixel
        sums[x] = .zero
      }
    }
    return Bitmap(width: width, height: height, pixels: words)
  }

  private func average(
    row: Int, from left: Int, _ columns: [PixelWeights], into line: inout [PixelNumbers]
  ) {
    let start = row * width + left
    for (x, shares) in columns.enumerated() {
      var sum = PixelNumbers.zero
      for index in shares.range {
        sum += PixelNumbers(pixel: pixels[start + index]) * shares.share(of: index)
      }
      line[x] = sum
    }
  }
}

/// What a new pixel takes of the old ones it covers.
private struct PixelWeights {
  let range: Range<Int>
  private let first: Float
  private let middle: Float
  private let last: Float

  /// - Parameters:
  ///   - start: where the new pixel begins, in old ones.
  ///   - end: where it ends.
  private init(from start: Double, to end: Double, of count: Int) {
    let lower = min(Int(start), count - 1)
    let upper = min(max(Int(end.rounded(.up)), lower + 1), count)
    range = lower..<upper
    let length = end - start
    middle = Float(1 / length)
    // A new pixel inside one old pixel takes all of it.
    first = Float(upper - lower == 1 ? 1 : (Double(lower + 1) - start) / length)
    last = Float((end - Double(upper - 1)) / length)
  }

  /// - Parameters:
  ///   - count: the number of old pixels.
  ///   - newCount: that of the new ones, not larger.
  static func all(of count: Int, in newCount: Int) -> [PixelWeights] {
    let ratio = Double(count) / Double(newCount)
    return (0..<newCount).map {
      PixelWeights(from: Double($0) * ratio, to: Double($0 + 1) * ratio, of: count)
    }
  }

  func share(of index: Int) -> Float {
    if index == range.lowerBound { return first }
    return index == range.upperBound - 1 ? last : middle
  }
}
