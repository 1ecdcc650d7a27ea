/// Variations of a font.
extension Font {
  /// Returns the font with the given weight.
  public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight } }

  /// Returns the font with the weight ``Weight/bold``.
  public func bold() -> Font { weight(.bold) }

  /// Returns the font with slanted letters.
  public func italic() -> Font { changing { $0.isItalic = true } }

  /// Returns the font with digits of equal width, so that numbers in a column are aligned.
  public func monospacedDigit() -> Font { changing { $0.hasMonospacedDigits = true } }

  /// Returns the font with letters of equal width.
  public func monospaced() -> Font { changing { $0.design = .monospaced } }

  /// Returns the font with wider or narrower letters; see ``Width``.
  public func width(_ width: Width) -> Font { changing { $0.width = width } }

  /// Returns the font with larger or smaller line spacing.
  public func leading(_ leading: Leading) -> Font { changing { $0.leading = leading } }

  /// Returns the font with small capitals for all letters.
  public func smallCaps() -> Font {
    changing { $0.capitals = SmallCapitals(ofLowercase: true, ofUppercase: true) }
  }

  /// Returns the font with small capitals for lowercase letters.
  ///
  /// They are capitals at four fifths of the size; the small capitals that some faces contain are
  /// not supported.
  public func lowercaseSmallCaps() -> Font { changing { $0.capitals.ofLowercase = true } }

  /// Returns the font with small capitals for uppercase letters.
  public func uppercaseSmallCaps() -> Font { changing { $0.capitals.ofUppercase = true } }

  private func changing(_ change: (inout Font) -> Void) -> Font {
    var font = self
    change(&font)
    return font
  }

  /// The width of letters relative to the usual width, 0.
  ///
  /// For a family with faces of several widths, the nearest face is used. The bundled family has
  /// only the standard width, and letters are not stretched.
  public struct Width: Hashable, Sendable {
    /// The width: negative for narrower letters, positive for wider ones.
    public var value: CGFloat

    /// Creates a width; values outside -0.4 to 0.4 have the same effect as the nearest bound.
    public init(_ value: CGFloat) {
      self.value = value
    }

    /// The narrowest of the named widths.
    public static let compressed = Width(-0.4)
    /// A width between compressed and standard.
    public static let condensed = Width(-0.2)
    /// The usual width.
    public static let standard = Width(0)
    /// A width above the usual one.
    public static let expanded = Width(0.2)

    /// The width class of OpenType: 1 for the narrowest, 5 for the usual width, 9 for the widest.
    package var widthClass: Int {
      value.isFinite ? Int(min(max(5 + value * 10, 1), 9).rounded()) : 5
    }
  }

  /// The spacing of lines.
  public enum Leading: Hashable, Sendable {
    /// The line spacing given by the face.
    case standard
    /// Line spacing reduced by two points, as in Apple's guidelines.
    case tight
    /// Line spacing increased by two points.
    case loose

    /// The points added to the height of a line.
    package var points: CGFloat {
      switch self {
      case .standard: 0
      case .tight: -2
      case .loose: 2
      }
    }
  }

  /// The letters that are shown as small capitals.
  package struct SmallCapitals: Hashable, Sendable {
    package var ofLowercase = false
    package var ofUppercase = false

    package init(
      ofLowercase: Bool = false,
      ofUppercase: Bool = false
    ) {
      self.ofLowercase = ofLowercase
      self.ofUppercase = ofUppercase
    }
  }
}
