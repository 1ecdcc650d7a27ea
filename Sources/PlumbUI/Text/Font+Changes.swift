/// Fonts made of others.
extension Font {
  public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight } }

  public func bold() -> Font { weight(.bold) }

  public func italic() -> Font { changing { $0.isItalic = true } }

  /// The font with digits of one width, so that numbers stand below each other.
  public func monospacedDigit() -> Font { changing { $0.hasEvenDigits = true } }

  /// The font with letters of one width.
  public func monospaced() -> Font { changing { $0.design = .monospaced } }

  /// The font with wider or narrower letters; see ``Width``.
  public func width(_ width: Width) -> Font { changing { $0.width = width } }

  /// The font with its lines further apart or closer together.
  public func leading(_ leading: Leading) -> Font { changing { $0.leading = leading } }

  /// The font with small capitals for all letters.
  public func smallCaps() -> Font {
    changing { $0.capitals = SmallCapitals(ofLowercase: true, ofUppercase: true) }
  }

  /// The font with small capitals for the small letters.
  ///
  /// They are capitals at four fifths of the size; of faces' own small capitals the engine knows
  /// nothing.
  public func lowercaseSmallCaps() -> Font { changing { $0.capitals.ofLowercase = true } }

  /// The font with small capitals for the capitals.
  public func uppercaseSmallCaps() -> Font { changing { $0.capitals.ofUppercase = true } }

  private func changing(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// How wide letters are, 0 for the usual width.
  ///
  /// A family that has faces of several widths shows the nearest one. The bundled family has the
  /// standard width alone, and letters are not stretched.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat

    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let compressed = Width(-0.4)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)

    /// The width on OpenType's scale, from 1 for the narrowest over 5 for the usual one to 9.
    var widthClass: Int {
      value.isFinite ? Int(min(max(5 + value * 10, 1), 9).rounded()) : 5
    }
  }

  /// How far apart lines are.
  public enum Leading: Hashable, Sendable {
    /// As far as the face says.
    case standard
    /// Two points closer, as Apple's guidelines have it.
    case tight
    /// Two points further apart.
    case loose

    /// What it adds to the height of a line, in points.
    var points: CGFloat {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  /// Which letters show as small capitals.
  struct SmallCapitals: Hashable, Sendable {
    var ofLowercase = false
    var ofUppercase = false
  }
}
