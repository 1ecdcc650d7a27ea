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

/// Walks two lists of commands side by side.
struct DamageComparison {
  let bounds: CommandBounds

  /// Where the pictures of two lists of commands can differ.
  ///
  /// 1. Commands that are equal at both ends are left out.
  /// 2. If as many are left on both sides, they are compared one by one, groups by their contents.
  /// 3. If not, everything that is left counts as changed.
  func compare(_ old: ArraySlice<DrawCommand>, _ new: ArraySlice<DrawCommand>) -> [PixelRect] {
    var (old, new) = (old, new)
    while let a = old.first, let b = new.first, a == b {
      old.removeFirst()
      new.removeFirst()
    }
    while let a = old.last, let b = new.last, a == b {
      old.removeLast()
      new.removeLast()
    }
    if old.count == new.count {
      return zip(old, new).flatMap { $0 == $1 ? [] : compare($0, $1) }
    }
    return (old + new).map(bounds.bounds)
  }

  /// Where two commands at the same place in their lists differ.
  private func compare(_ old: DrawCommand, _ new: DrawCommand) -> [PixelRect] {
    switch (old, new) {
    case (.group(let effect, let before), .group(let other, let after)) where effect == other:
      return compare(before[...], after[...]).map { bounds.spread($0, by: effect) }
    case (.transform(let transform, let before), .transform(let other, let after))
    where transform == other:
      return DamageComparison(bounds: bounds.inside(transform)).compare(before[...], after[...])
    case (.clip(let path, let style, let before), .clip(let otherPath, let otherStyle, let after))
    where path == otherPath && style == otherStyle:
      let limit = bounds.bounds(of: path)
      return compare(before[...], after[...]).map { $0.intersection(limit) }
    case (.mask(let mask, let before), .mask(let other, let after)) where mask == other:
      let limit = bounds.bounds(of: mask)
      return compare(before[...], after[...]).map { $0.intersection(limit) }
    case (.mask(let before, let contents), .mask(let after, let other)) where contents == other:
      let limit = bounds.bounds(of: contents)
      return compare(before[...], after[...]).map { $0.intersection(limit) }
    default:
      return [bounds.bounds(of: old), bounds.bounds(of: new)]
    }
  }
}

extension PixelRect {
  fileprivate var area: Int { isEmpty ? 0 : width * height }
}
