internal import Synchronization

/// A picture in memory that does not change: premultiplied, one word a pixel (0xAARRGGBB), rows from
/// the top.
///
/// Pictures compare by identity, so a list of commands is compared without looking at pixels; what
/// makes pictures of files makes each of them once.
public final class Bitmap: Sendable {
  public let width: Int
  public let height: Int
  let pixels: [UInt32]
  private let reductions = Mutex<[Reduction: Bitmap]>([:])

  /// A part of a picture, in a smaller size.
  struct Reduction: Hashable {
    var part: BitmapPart
    var width: Int
    var height: Int
  }

  /// - Precondition: there is at least one pixel, and a word for each.
  init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      width > 0 && height > 0 && pixels.count == width * height,
      "A picture of \(width)x\(height) pixels needs a word for each, not \(pixels.count).")
    self.width = width
    self.height = height
    self.pixels = pixels
  }

  /// The whole picture as a part of itself.
  var whole: BitmapPart { BitmapPart(x: 0, y: 0, width: width, height: height) }

  /// A smaller picture made of this one, or the one that was made before.
  ///
  /// As many are kept as have fewer pixels together than the picture itself.
  func reduced(_ reduction: Reduction, make: () -> Bitmap) -> Bitmap {
    if let known = reductions.withLock({ $0[reduction] }) { return known }
    let made = make()
    reductions.withLock { kept in
      let count = kept.values.reduce(made.pixels.count) { $0 + $1.pixels.count }
      if count > pixels.count { kept = [:] }
      kept[reduction] = made
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

/// A rectangle of a picture's pixels.
public struct BitmapPart: Hashable, Sendable {
  public var x: Int
  public var y: Int
  public var width: Int
  public var height: Int
}
