public import Foundation

extension AttributeScopes {
  /// The attributes of an attributed string that are shown by a text.
  ///
  /// `Text(attributedString)` supports these and Foundation's `link`, which shows in the accent
  /// colour and opens with the ``OpenURLAction`` of the environment.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour of the text.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text; stored but not shown.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The kerning in points.
    public let kern: KerningAttribute
    /// The tracking in points.
    public let tracking: TrackingAttribute
    /// The baseline offset in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation.
    public let foundation: FoundationAttributes

    /// The key of the font.
    @frozen public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }

    /// The key of the colour of the text.
    @frozen public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The key of the colour behind the text. The colour is stored but not shown.
    @frozen public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The key of the line through the text.
    @frozen public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The key of the line below the text.
    @frozen public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// The key of the kerning.
    @frozen public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }

    /// The key of the tracking.
    @frozen public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }

    /// The key of the baseline offset.
    @frozen public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The attributes shown by a text.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Returns the key of an attribute shown by a text, for attributed strings without an explicit
  /// scope.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}

extension Text {
  /// The style of a line below or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let pattern: LinePattern

      /// A continuous line.
      public static let solid = Pattern(pattern: .solid)
      /// A line of dots.
      public static let dot = Pattern(pattern: .dot)
      /// A line of dashes.
      public static let dash = Pattern(pattern: .dash)
      /// A line of alternating dashes and dots.
      public static let dashDot = Pattern(pattern: .dashDot)
      /// A line of dashes, each followed by two dots.
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }

    /// A solid line in the colour of the text.
    public static let single = LineStyle()

    let color: Color?
    let pattern: Pattern

    /// Creates a line style; `nil` as a colour means the colour of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// Creates a text from an attributed string.
  // Disfavoured so that a string literal creates a localized text.
  @_disfavoredOverload
  nonisolated public init(_ attributed: AttributedString) {
    self.init(
      joining: attributed.runs.map { run in
        Text(verbatim: String(attributed.characters[run.range])).with(TextAttributes(run))
      })
  }

  /// Returns the text with a line below it.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is shown.
  ///   - pattern: The pattern of the line.
  ///   - color: The colour of the line; `nil` for the colour of the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    with(TextAttributes(underline: TextAttributes.Line(isActive, color, pattern.pattern)))
  }

  /// Returns the text with a line through it.
  ///
  /// - Parameters:
  ///   - isActive: Whether the line is shown.
  ///   - pattern: The pattern of the line.
  ///   - color: The colour of the line; `nil` for the colour of the text.
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
  /// The way in which Markdown is read; without effect on this platform, which reads inline Markdown only.
  public struct MarkdownParsingOptions: Sendable {
    /// The parts of Markdown that are read.
    public enum InterpretedSyntax: Sendable {
      case full, inlineOnly, inlineOnlyPreservingWhitespace
    }

    /// The result for a text that is not valid.
    public enum FailurePolicy: Sendable {
      case throwError, returnPartiallyParsedIfPossible
    }

    /// Whether attributes in the form `^[text](name: value)` are read.
    public var allowsExtendedAttributes: Bool
    /// The parts of Markdown that are read.
    public var interpretedSyntax: InterpretedSyntax
    /// The result for a text that is not valid.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Creates options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates an attributed string from a text with inline Markdown.
  ///
  /// Foundation does not parse Markdown on Linux. Bold and italic text gets fonts of the body
  /// style, links and strikethrough become attributes; code is not styled.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: Without effect: line breaks and spaces stay as they are, and a text that is not valid is shown.
  ///   - baseURL: The base of relative URLs in links.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
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
