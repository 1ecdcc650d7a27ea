public import Foundation

extension AttributeScopes {
  /// The attributes of strings that a text shows.
  ///
  /// `Text(attributedString)` knows them and Foundation's `link`, which shows in the accent colour and
  /// opens by the environment's ``OpenURLAction``.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: FoundationAttributes

    @frozen public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    @frozen public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// Kept, but not shown: there is no ground behind letters.
    @frozen public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    @frozen public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    @frozen public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension Text {
  /// A line along the letters of a text.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is made.
    public struct Pattern: Hashable, Sendable {
      let pattern: LinePattern

      public static let solid = Pattern(pattern: .solid)
      public static let dot = Pattern(pattern: .dot)
      public static let dash = Pattern(pattern: .dash)
      public static let dashDot = Pattern(pattern: .dashDot)
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }

    public static let single = LineStyle()

    let color: Color?
    let pattern: Pattern

    /// - Parameter color: `nil` for that of the letters.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// What an attributed string says, with its attributes.
  // A literal is no attributed string, though it could be.
  @_disfavoredOverload
  nonisolated public init(_ attributed: AttributedString) {
    let runs = attributed.runs.map { run in
      Text(verbatim: String(attributed.characters[run.range])).with(TextAttributes(run))
    }
    self = runs.dropFirst().reduce(runs.first ?? Text(verbatim: ""), +)
  }

  /// Draws a line below the text.
  ///
  /// - Parameter color: `nil` for that of the letters.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(TextAttributes(underline: TextAttributes.Line(isActive, color, pattern.pattern)))
  }

  /// Draws a line through the text.
  ///
  /// - Parameter color: `nil` for that of the letters.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(TextAttributes(strikethrough: TextAttributes.Line(isActive, color, pattern.pattern)))
  }
}

extension TextAttributes {
  fileprivate init(_ run: AttributedString.Runs.Run) {
    self.init()
    font = run.font
    kerning = run.kern
    tracking = run.tracking
    baselineOffset = run.baselineOffset
    underline = run.underlineStyle.map { .single($0.color, $0.pattern.pattern) }
    strikethrough = run.strikethroughStyle.map { .single($0.color, $0.pattern.pattern) }
    link = run.link
    style = (run.foregroundColor ?? (run.link == nil ? nil : .accentColor)).map {
      AnyShapeStyle($0)
    }
  }
}

extension AttributedString {
  /// A string from a text with the marks of Markdown that stay inside a line.
  ///
  /// Foundation reads no Markdown on Linux. Bold and italic become fonts of the body style, links and
  /// lines through letters attributes; code stays as it is.
  ///
  /// - Parameter baseURL: what addresses of links are relative to.
  public init(markdown: String, baseURL: URL? = nil) throws {
    self.init()
    for run in InlineMarkdown.runs(of: markdown) {
      var part = AttributedString(run.text)
      if run.style.isStrong || run.style.isEmphasized {
        var font = Font.body
        if run.style.isStrong { font = font.bold() }
        if run.style.isEmphasized { font = font.italic() }
        part.font = font
      }
      if run.style.isStruck { part.strikethroughStyle = .single }
      part.link = run.style.link.flatMap { URL(string: $0, relativeTo: baseURL) }
      self += part
    }
  }
}
