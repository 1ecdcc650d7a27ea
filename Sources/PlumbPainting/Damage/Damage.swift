/// The computation of the pixels to repaint when a display list is replaced.
package enum Damage {
  /// The maximum number of rectangles; a screen is updated faster with few large ones than with
  /// many.
  private static let capacity = 4

  /// Returns the rectangles outside of which two lists paint the same pixels.
  ///
  /// The whole canvas is returned if there is no old list, or if size, scale or background differ.
  package static func between(_ old: DisplayList?, _ new: DisplayList) -> [PixelRect] {
    let size = new.pixelSize
    let canvasBounds = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    guard let old, old.size == new.size, old.scale == new.scale,
      old.background == new.background
    else { return [canvasBounds] }
    let bounds = CommandBounds(scale: new.scale)
    let changes = DamageComparison(bounds: bounds).compare(old.commands[...], new.commands[...])
    return merged(
      bounds.spreadByBackdrops(changes.filter { !$0.isEmpty }, in: new.commands)
        .map { $0.intersection(canvasBounds) }
        .filter { !$0.isEmpty })
  }

  /// Merges rectangles, starting with the pair that adds the fewest pixels, until at most
  /// `capacity` are left and no merge is free.
  private static func merged(_ rects: [PixelRect]) -> [PixelRect] {
    var result: [PixelRect] = []
    for rect in rects {
      result.append(rect)
      while let (i, j) = cheapestPair(result) {
        result[i] = result[i].union(result[j])
        result.remove(at: j)
      }
    }
    return result
  }

  /// Returns the two rectangles to merge next, or `nil` if no merge is necessary.
  private static func cheapestPair(_ rects: [PixelRect]) -> (Int, Int)? {
    var best: (pair: (Int, Int), waste: Int)?
    for i in rects.indices {
      for j in rects.indices.dropFirst(i + 1) {
        let waste = rects[i].union(rects[j]).area - rects[i].area - rects[j].area
        if waste < best?.waste ?? .max { best = ((i, j), waste) }
      }
    }
    guard let best, best.waste <= 0 || rects.count > capacity else { return nil }
    return best.pair
  }
}

extension PixelRect {
  fileprivate var area: Int { isEmpty ? 0 : width * height }
}
