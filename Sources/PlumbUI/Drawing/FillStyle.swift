/// How the inside of a path is decided.
public struct FillStyle: Hashable, Sendable {
  /// Whether a point inside an even number of loops counts as outside.
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
