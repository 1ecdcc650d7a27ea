internal import Synchronization

/// An immutable image in memory: premultiplied, one word per pixel (0xAARRGGBB), rows from the top.
///
/// Bitmaps are compared by identity, so display lists are compared without access to pixels; image
/// files are therefore decoded only once.
public final class Bitmap: Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The pixels, row by row.
  package let pixels: [UInt32]
  /// The memory of the pixels, for a picture of a file.
  private let share: PixelBudget.Share?
  private let reductions = Mutex<[Reduction: Bitmap]>([:])

  /// The key of a cached reduction: a part of the bitmap and its smaller size in pixels.
  package struct Reduction: Hashable {
    /// The part to reduce.
    package var part: BitmapPart
    /// The width of the result in pixels, at most the width of the part.
    package var width: Int
    /// The height of the result in pixels, at most the height of the part.
    package var height: Int

    /// Creates the key of a part reduced to a size in pixels.
    package init(part: BitmapPart, width: Int, height: Int) {
      self.part = part
      self.width = width
      self.height = height
    }
  }

  /// Creates a bitmap from pixels.
  ///
  /// - Parameter share: the share of the memory for pictures that the bitmap keeps.
  /// - Precondition: There is at least one pixel, and one word for each pixel.
  package init(
    width: Int, height: Int, pixels: [UInt32], share: PixelBudget.Share? = nil
  ) {
    precondition(
      width > 0 && height > 0 && pixels.count == width * height,
      "A bitmap of \(width)x\(height) pixels has \(pixels.count) words; pass one for each pixel.")
    self.width = width
    self.height = height
    self.pixels = pixels
    self.share = share
  }

  /// The part that covers the whole bitmap.
  package var whole: BitmapPart { BitmapPart(x: 0, y: 0, width: width, height: height) }

  /// Returns a reduced bitmap from the cache, or creates and caches it.
  ///
  /// The cached reductions together have at most as many pixels as the bitmap itself.
  package func reduced(_ reduction: Reduction, make: () -> Bitmap) -> Bitmap {
    if let cached = reductions.withLock({ $0[reduction] }) { return cached }
    let made = make()
    reductions.withLock { cache in
      let count = cache.values.reduce(made.pixels.count) { $0 + $1.pixels.count }
      if count > pixels.count { cache = [:] }
      cache[reduction] = made
    }
    return made
  }
}

extension Bitmap: Hashable {
  public static func == (lhs: Bitmap, rhs: Bitmap) -> Bool { lhs === rhs }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// A rectangle of pixels in a bitmap.
public struct BitmapPart: Hashable, Sendable {
  /// The left edge in pixels.
  public var x: Int
  /// The top edge in pixels.
  public var y: Int
  /// The width in pixels.
  public var width: Int
  /// The height in pixels.
  public var height: Int

  /// Creates a rectangle from its origin and size in pixels.
  package init(
    x: Int,
    y: Int,
    width: Int,
    height: Int
  ) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}
