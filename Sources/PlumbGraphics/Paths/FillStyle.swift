/// The style in which the interior of a path is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule determines the inside, instead of the non-zero rule.
  public var isEOFilled: Bool
  /// Whether edges between pixels are antialiased.
  public var isAntialiased: Bool

  /// Creates a fill style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
