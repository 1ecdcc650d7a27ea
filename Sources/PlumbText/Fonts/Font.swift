/// A description of a typeface and a size, resolved in the environment of a view.
///
/// As SwiftUI: text styles follow the dynamic type size, `system(size:)` does not.
public struct Font: Hashable, Sendable {
  /// The origin of the size.
  package enum Source: Hashable, Sendable {
    case style(TextStyle)
    case fixed(CGFloat)
    /// A size in points at the standard type size, which scales with a text style.
    case scaled(CGFloat, like: TextStyle)
  }

  package var source: Source
  package var weight: Weight?
  package var design: Design?
  package var isItalic = false
  /// Whether every digit has the width of the widest digit.
  package var hasMonospacedDigits = false
  /// The name of a family or of a face; `nil` for the platform's family.
  package var family: FontName?
  package var width = Width.standard
  package var leading = Leading.standard
  package var capitals = SmallCapitals()

  /// A text style of the platform.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline
    case body, callout, footnote, caption, caption2
  }

  /// The thickness of strokes, on the scale of OpenType's weight classes (100 to 900).
  public struct Weight: Hashable, Sendable {
    package let weightClass: Int

    /// Weight class 100.
    public static let ultraLight = Weight(weightClass: 100)
    /// Weight class 200.
    public static let thin = Weight(weightClass: 200)
    /// Weight class 300.
    public static let light = Weight(weightClass: 300)
    /// Weight class 400, the default of all text styles but the headline.
    public static let regular = Weight(weightClass: 400)
    /// Weight class 500.
    public static let medium = Weight(weightClass: 500)
    /// Weight class 600, the default of the headline style.
    public static let semibold = Weight(weightClass: 600)
    /// Weight class 700.
    public static let bold = Weight(weightClass: 700)
    /// Weight class 800.
    public static let heavy = Weight(weightClass: 800)
    /// Weight class 900.
    public static let black = Weight(weightClass: 900)
  }

  /// The kind of typeface.
  ///
  /// The bundled family has only the default design; for the others the fonts of the system are
  /// searched. If none has the design, the bundled family is used.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The font of the large title style.
  public static let largeTitle = Font(source: .style(.largeTitle))
  /// The font of the title style.
  public static let title = Font(source: .style(.title))
  /// The font of the second-level title style.
  public static let title2 = Font(source: .style(.title2))
  /// The font of the third-level title style.
  public static let title3 = Font(source: .style(.title3))
  /// The font of the headline style, semibold unless a weight is set.
  public static let headline = Font(source: .style(.headline))
  /// The font of the subheadline style.
  public static let subheadline = Font(source: .style(.subheadline))
  /// The font of the body style.
  public static let body = Font(source: .style(.body))
  /// The font of the callout style.
  public static let callout = Font(source: .style(.callout))
  /// The font of the footnote style.
  public static let footnote = Font(source: .style(.footnote))
  /// The font of the caption style.
  public static let caption = Font(source: .style(.caption))
  /// The font of the second caption style.
  public static let caption2 = Font(source: .style(.caption2))

  /// Returns the font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(source: .style(style), weight: weight, design: design)
  }

  /// Returns a font with a size in points that is independent of the dynamic type size.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(source: .fixed(size), weight: weight, design: design)
  }

  /// Returns the face and the size in points at a dynamic type size.
  package func resolved(at typeSize: DynamicTypeSize) -> FontKey {
    var key = sized(at: typeSize)
    key.design = design ?? .default
    key.family = family
    key.width = width
    return key
  }

  private func sized(at typeSize: DynamicTypeSize) -> FontKey {
    switch source {
    case .style(let style):
      FontKey(
        size: DynamicTypeTable.size(of: style, at: typeSize),
        weight: weight ?? (style == .headline ? .semibold : .regular),
        isItalic: isItalic)
    case .scaled(let size, let style):
      FontKey(
        size: size * DynamicTypeTable.size(of: style, at: typeSize)
          / DynamicTypeTable.size(of: style, at: .large),
        weight: weight ?? .regular, isItalic: isItalic)
    case .fixed(let size):
      FontKey(size: size, weight: weight ?? .regular, isItalic: isItalic)
    }
  }
}
