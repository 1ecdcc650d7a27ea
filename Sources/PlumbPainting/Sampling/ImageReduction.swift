extension Bitmap {
  /// Returns a reduced part of the bitmap; each new pixel is the average of the pixels it covers.
  ///
  /// - Precondition: Neither length increases.
  package func averaged(_ part: BitmapPart, width: Int, height: Int) -> Bitmap {
    let columns = PixelWeights.all(of: part.width, in: width)
    let rows = PixelWeights.all(of: part.height, in: height)
    var words = [UInt32](repeating: 0, count: width * height)
    // A row that contributes to two new rows is averaged only once.
    var line = [PixelComponents](repeating: .zero, count: width)
    var lineIndex = -1
    var sums = [PixelComponents](repeating: .zero, count: width)
    for y in 0..<height {
      for index in rows[y].range {
        if index != lineIndex {
          average(row: part.y + index, from: part.x, columns, into: &line)
          lineIndex = index
        }
        let weight = rows[y].weight(of: index)
        for x in 0..<width { sums[x] += line[x] * weight }
      }
      for x in 0..<width {
        words[y * width + x] = sums[x].pixel
        sums[x] = .zero
      }
    }
    return Bitmap(width: width, height: height, pixels: words)
  }

  private func average(
    row: Int, from left: Int, _ columns: [PixelWeights], into line: inout [PixelComponents]
  ) {
    let start = row * width + left
    for (x, weights) in columns.enumerated() {
      var sum = PixelComponents.zero
      for index in weights.range {
        sum += PixelComponents(pixel: pixels[start + index]) * weights.weight(of: index)
      }
      line[x] = sum
    }
  }
}

/// The weights of the old pixels that a new pixel covers.
private struct PixelWeights {
  let range: Range<Int>
  private let first: Float
  private let middle: Float
  private let last: Float

  /// Creates the weights of one new pixel.
  ///
  /// - Parameters:
  ///   - start: The start of the new pixel, in old pixels.
  ///   - end: The end of the new pixel, in old pixels.
  ///   - count: The number of old pixels.
  private init(from start: Double, to end: Double, of count: Int) {
    let lower = min(Int(start), count - 1)
    let upper = min(max(Int(end.rounded(.up)), lower + 1), count)
    range = lower..<upper
    let length = end - start
    middle = Float(1 / length)
    // A new pixel inside one old pixel has its value.
    first = Float(upper - lower == 1 ? 1 : (Double(lower + 1) - start) / length)
    last = Float((end - Double(upper - 1)) / length)
  }

  /// Returns the weights of all new pixels.
  ///
  /// - Parameters:
  ///   - count: The number of old pixels.
  ///   - newCount: The number of new pixels, not larger.
  static func all(of count: Int, in newCount: Int) -> [PixelWeights] {
    let ratio = Double(count) / Double(newCount)
    return (0..<newCount).map {
      PixelWeights(from: Double($0) * ratio, to: Double($0 + 1) * ratio, of: count)
    }
  }

  func weight(of index: Int) -> Float {
    if index == range.lowerBound { return first }
    return index == range.upperBound - 1 ? last : middle
  }
}
