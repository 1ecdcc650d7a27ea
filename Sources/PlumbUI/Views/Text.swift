public import Foundation

/// A piece of text.
public struct Text: Equatable, Sendable {
  /// A stretch of the text with what is said of it.
  struct Stretch: Equatable, Sendable {
    var string: String
    var attributes = TextAttributes()
  }

  public typealias TruncationMode = TextTruncationMode
  public typealias WritingDirectionStrategy = TextWritingDirectionStrategy
  public typealias AlignmentStrategy = TextAlignmentStrategy

  /// A change to all letters of a text.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase
  }

  private(set) var stretches: [Stretch]

  /// What the text says, whatever it looks like.
  var string: String { stretches.map(\.string).joined() }

  /// A text as written in the source; a string literal means this. No table of translations is
  /// looked up.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self = key.content
  }

  /// A value in a format.
  nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(verbatim: format.format(input))
  }

  /// A text from a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  nonisolated public init(verbatim content: String) {
    stretches = [Stretch(string: content)]
  }

  /// Both texts as one, each with what is said of it.
  public static func + (lhs: Text, rhs: Text) -> Text {
    var text = lhs
    text.stretches += rhs.stretches
    return text
  }

  /// The text with attributes where nothing is said yet.
  ///
  /// As SwiftUI: of several modifiers of a kind the one nearest to the letters counts.
  func with(_ attributes: TextAttributes) -> Text {
    var text = self
    for index in stretches.indices {
      text.stretches[index].attributes = stretches[index].attributes.filled(from: attributes)
    }
    return text
  }
}

extension Text: View, _PrimitiveView {
  public static func _resolve(_ view: Text, at cursor: inout _ChildCursor) {
    let environment = cursor.environment
    let measurer = environment.textMeasurer
    let node = cursor.leaf(listedAs: Text.self) { TextNode(measurer: measurer) }
    let style = environment.textStyle
    let stretches = view.stretches(in: style)
    node.box.isRedacted = environment.isRedacted
    node.label = stretches.map(\.string).joined()
    node.box.update(
      content(stretches, style, in: environment),
      shadings: stretches.map { $0.attributes.spanShading(in: environment) },
      changeStyle: environment.contentTransition.style, at: cursor.moment)
  }

  /// The stretches with what the place of the text says of them.
  func stretches(in style: TextStyle) -> [Stretch] {
    stretches.map {
      Stretch(
        string: style.letterCase.applied(to: $0.string),
        attributes: $0.attributes.filled(from: style.attributes))
    }
  }

  static func content(
    _ stretches: [Stretch], _ style: TextStyle, in environment: EnvironmentValues
  ) -> TextContent {
    TextContent(
      spans: stretches.map {
        TextSpan(string: $0.string, style: $0.attributes.spanStyle(at: style.typeSize))
      },
      lineLimit: style.lineLimit, reservedLines: style.reservedLines,
      truncationMode: style.truncationMode, minimumScale: style.minimumScaleFactor,
      lineSpacing: style.lineSpacing.isFinite ? max(style.lineSpacing, 0) : 0,
      alignment: style.alignment, alignmentStrategy: style.alignmentStrategy,
      direction: TextDirection(
        isRightToLeft: environment.layoutDirection == .rightToLeft,
        strategy: style.writingDirection),
      allowsTightening: style.allowsTightening, scale: environment.displayScale)
  }
}

extension Text.Case? {
  /// A string in this case.
  fileprivate func applied(to string: String) -> String {
    switch self {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    case nil: string
    }
  }
}
