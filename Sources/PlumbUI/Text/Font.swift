/// A typeface at a size, described so that the environment can resolve it.
///
/// As SwiftUI: text styles follow the dynamic type size, `system(size:)` does not.
public struct Font: Hashable, Sendable {
  /// What the size comes from.
  enum Source: Hashable, Sendable {
    case style(TextStyle)
    case fixed(CGFloat)
    /// A size at the standard type size, which grows as a style does.
    case scaled(CGFloat, like: TextStyle)
  }

  var source: Source
  var weight: Weight?
  var design: Design?
  var isItalic = false
  /// Whether every digit is as wide as the widest.
  var hasEvenDigits = false
  /// The family, or one of its faces, by a name of its own; `nil` for the platform's.
  var family: FontName?
  var width = Width.standard
  var leading = Leading.standard
  var capitals = SmallCapitals()

  /// A text style of the platform.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline
    case body, callout, footnote, caption, caption2
  }

  /// The thickness of strokes, on the scale of OpenType's weight classes (100 to 900).
  public struct Weight: Hashable, Sendable {
    let weightClass: Int

    public static let ultraLight = Weight(weightClass: 100)
    public static let thin = Weight(weightClass: 200)
    public static let light = Weight(weightClass: 300)
    public static let regular = Weight(weightClass: 400)
    public static let medium = Weight(weightClass: 500)
    public static let semibold = Weight(weightClass: 600)
    public static let bold = Weight(weightClass: 700)
    public static let heavy = Weight(weightClass: 800)
    public static let black = Weight(weightClass: 900)
  }

  /// The kind of typeface.
  ///
  /// The bundled family has the default design alone; for the others the fonts of the system are
  /// asked. Where none has the design, the bundled family shows.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public static let largeTitle = Font(source: .style(.largeTitle))
  public static let title = Font(source: .style(.title))
  public static let title2 = Font(source: .style(.title2))
  public static let title3 = Font(source: .style(.title3))
  public static let headline = Font(source: .style(.headline))
  public static let subheadline = Font(source: .style(.subheadline))
  public static let body = Font(source: .style(.body))
  public static let callout = Font(source: .style(.callout))
  public static let footnote = Font(source: .style(.footnote))
  public static let caption = Font(source: .style(.caption))
  public static let caption2 = Font(source: .style(.caption2))

  /// The font of a text style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(source: .style(style), weight: weight, design: design)
  }

  /// A font of a size in points that no dynamic type size changes.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(source: .fixed(size), weight: weight, design: design)
  }

  /// The face and the size in points at a dynamic type size.
  func resolved(at typeSize: DynamicTypeSize) -> FontKey {
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
