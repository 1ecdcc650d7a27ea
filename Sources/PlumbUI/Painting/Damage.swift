/// Finds what must be painted again when one list takes another's place.
package enum Damage {
  /// The most rectangles reported; a screen is updated faster by few large ones than by many.
  private static let capacity = 4

  /// The rectangles outside which two lists paint the same picture.
  ///
  /// It is the whole picture if there is no old list, or if size, scale or background differ.
  package static func between(_ old: DisplayList?, _ new: DisplayList) -> [PixelRect] {
    let size = new.pixelSize
    let picture = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    guard let old, old.size == new.size, old.scale == new.scale,
      old.background == new.background
    else { return [picture] }
    let comparison = DamageComparison(bounds: CommandBounds(scale: new.scale))
    return merged(
      comparison.compare(old.commands[...], new.commands[...])
        .map { $0.intersection(picture) }
        .filter { !$0.isEmpty })
  }

  /// Joins rectangles, those first that waste least, until few are left and none overlap much.
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

  /// The two rectangles to join next, or `nil` if all may stay.
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
