/// The extent to which a picture may differ from the recorded one.
public struct PictureTolerance: Sendable {
  /// The largest difference of a pixel's red, green, blue or opacity that does not count, from 0 to 255.
  public var perChannel: Int
  /// The share of pixels that may differ by more, from 0 to 1.
  public var share: Double

  /// Creates a tolerance.
  public init(perChannel: Int = 0, share: Double = 0) {
    self.perChannel = perChannel
    self.share = share
  }

  /// Every pixel is equal.
  public static let exact = PictureTolerance()

  /// The tolerance for pictures with text that are compared on machines with different versions of
  /// FreeType, which shade the edges of glyphs differently: no pixel may differ by more than a
  /// third, and only some pixels do at all.
  public static let glyphEdges = PictureTolerance(perChannel: 85, share: 0.0005)
}
