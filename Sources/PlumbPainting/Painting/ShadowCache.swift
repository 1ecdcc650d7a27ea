/// The shadows that were painted before, so that a shadow which is painted again is not blurred again.
///
/// To compare the contents of a shadow with earlier ones takes a fiftieth of the time of a blur. Shadows are equal while
/// they move by whole pixels, as those of shapes do, or while only what is around them changes; and often those of
/// several views. A blur depends on nothing but the compared bytes, so that a shadow has the same pixels either way.
final class ShadowCache {
  /// The bytes of all kept shadows: those of a few dozen buttons or of a few cards.
  static let byteLimit = 1 << 20
  /// The number of kept shadows, with each of which a new one may be compared.
  static let countLimit = 32

  /// The properties of a shadow besides the opacity of its contents.
  private struct Key: Equatable {
    let blur: GaussianBlur
    /// The number of columns of the contents.
    let width: Int
    /// The number of rows of the contents.
    let height: Int
    /// The column of the contents inside a cell of the blur.
    let column: Int
    /// The row of the contents inside a cell of the blur.
    let row: Int
    /// The rectangle of the shadow, relative to the contents.
    let shade: PixelRect

    init(_ layer: Layer, _ blur: GaussianBlur, _ rect: PixelRect) {
      let contents = layer.surface.rect
      let side = 1 << blur.shift
      self.blur = blur
      (width, height) = (contents.width, contents.height)
      (column, row) = (contents.x & (side - 1), contents.y & (side - 1))
      shade = rect.moved(-contents.x, -contents.y)
    }
  }

  /// A shadow that was painted.
  private struct Entry {
    let key: Key
    /// The opacity of the contents.
    let opacity: [UInt8]
    /// The coverage of the shadow.
    let coverage: [UInt8]

    var byteCount: Int { opacity.count + coverage.count }
  }

  /// The kept shadows, the one that was painted last at the end.
  private var entries: [Entry] = []
  /// The bytes of the kept shadows.
  private(set) var byteCount = 0
  /// The number of shadows blurred so far, for tests.
  private(set) var blurCount = 0

  /// The number of kept shadows.
  var count: Int { entries.count }

  /// Returns the coverage of the shadow of a layer in a rectangle, row by row.
  func coverage(of layer: Layer, by blur: GaussianBlur, in rect: PixelRect) -> [UInt8] {
    let key = Key(layer, blur, rect)
    let known = entries.lastIndex { $0.key == key && layer.hasOpacity($0.opacity) }
    if let known {
      let entry = entries.remove(at: known)
      entries.append(entry)
      return entry.coverage
    }
    blurCount += 1
    let coverage = layer.blurredOpacity(by: blur, in: rect)
    let needed = key.width * key.height + coverage.count
    // A shadow without blur is as fast to compute; a large one would replace all others.
    if blur.reach > 0, needed <= Self.byteLimit / 2 {
      removeOldest(leaving: Self.byteLimit - needed)
      entries.append(Entry(key: key, opacity: layer.opacity, coverage: coverage))
      byteCount += needed
    }
    return coverage
  }

  /// Removes shadows until one more fits, those first that were painted longest ago.
  private func removeOldest(leaving limit: Int) {
    var end = 0
    while byteCount > limit || entries.count - end >= Self.countLimit {
      byteCount -= entries[end].byteCount
      end += 1
    }
    entries.removeFirst(end)
  }
}

extension Layer {
  /// The opacity of the pixels, row by row.
  fileprivate var opacity: [UInt8] {
    let rect = surface.rect
    return unsafe [UInt8](unsafeUninitializedCapacity: rect.width * rect.height) { bytes, count in
      count = rect.width * rect.height
      for y in 0..<rect.height {
        let row = unsafe surface.address(x: rect.x, y: rect.y + y)
        let part = unsafe UnsafeMutableBufferPointer(
          rebasing: bytes[y * rect.width..<(y + 1) * rect.width])
        for x in 0..<part.count { unsafe part[x] = UInt8(truncatingIfNeeded: row[x] &>> 24) }
      }
    }
  }

  /// Returns whether the pixels have an opacity, given row by row.
  fileprivate func hasOpacity(_ opacity: [UInt8]) -> Bool {
    let rect = surface.rect
    return unsafe opacity.withUnsafeBufferPointer { opacity in
      for y in 0..<rect.height {
        let row = unsafe surface.address(x: rect.x, y: rect.y + y)
        let part = unsafe UnsafeBufferPointer(
          rebasing: opacity[y * rect.width..<(y + 1) * rect.width])
        // Without a branch for each pixel, so that several are compared at once.
        var difference: UInt32 = 0
        for x in 0..<part.count { unsafe difference |= row[x] &>> 24 ^ UInt32(part[x]) }
        if difference != 0 { return false }
      }
      return true
    }
  }
}
