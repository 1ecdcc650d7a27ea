internal import Foundation

extension Text: View, _PrimitiveView {
  public static func _resolve(_ view: Text, at cursor: inout _ChildCursor) {
    guard view.nextChange(after: .distantPast) == nil else {
      return TimeDependentText._resolve(TimeDependentText(text: view), at: &cursor)
    }
    show(view, in: cursor.textReading, at: &cursor)
  }

  /// Builds or updates the node of a text as it reads at a time.
  @MainActor static func show(
    _ view: Text, in reading: LocalizationContext, at cursor: inout _ChildCursor
  ) {
    let environment = cursor.environment
    let measurer = environment.textMeasurer
    let style = environment.textStyle
    let stretches = view.stretches(in: reading, style)
    let layoutNode: TextNode
    if stretches.contains(where: { $0.attributes.link != nil }) {
      let node = cursor.container(listedAs: Text.self) { TextNode(measurer: measurer) }
      node.showLinks(of: stretches, in: reading)
      (node.label, layoutNode) = (label(of: stretches, in: reading), node.layoutNode)
    } else {
      let node = cursor.leaf(listedAs: Text.self) { TextNode(measurer: measurer) }
      (node.label, layoutNode) = (label(of: stretches, in: reading), node.layoutNode)
    }
    layoutNode.isRedacted = environment.isRedacted
    let setting = TypesettingStyle(stretches, style, in: environment)
    layoutNode.update(
      setting.content, shadings: setting.shadings,
      changeStyle: environment.contentTransition.style, at: cursor.context)
  }

  private static func label(of stretches: [Stretch], in reading: LocalizationContext) -> String {
    stretches.map { $0.spoken(in: reading) }.joined()
  }

  /// The stretches with what the place of the text says of them.
  func stretches(in reading: LocalizationContext, _ style: TextStyle) -> [Stretch] {
    stretches(in: reading).flatMap {
      Stretch(
        string: style.letterCase.applied(to: $0.string, in: reading.locale),
        attributes: $0.attributes.filled(from: style.attributes)
      ).withSmallCapitals
    }
  }
}

/// How the stretches of a text are set and filled at some place.
struct TypesettingStyle {
  let content: TextContent
  /// One for each of the content's spans.
  private(set) var shadings: [SpanShading] = []
  /// Which of them have no style of their own.
  private(set) var takesShading: [Bool] = []

  init(_ stretches: [Text.Stretch], _ style: TextStyle, in environment: EnvironmentValues) {
    var spans: [TextSpan] = []
    for stretch in stretches {
      var span = TextSpan(
        string: stretch.string, style: stretch.attributes.spanStyle(at: style.typeSize))
      var shading = stretch.attributes.spanShading(in: environment)
      if let image = stretch.attributes.picture {
        let picture = image.inline(in: span.style, environment)
        span.style.attachment = picture.room
        shading.picture = picture
      }
      spans.append(span)
      shadings.append(shading)
      takesShading.append(stretch.attributes.style == nil)
    }
    content = TextContent(
      spans: spans, lineLimit: style.lineLimit, reservedLines: style.reservedLines,
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
  /// A string in this case, as the language has it.
  fileprivate func applied(to string: String, in locale: Locale) -> String {
    switch self {
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    case nil: string
    }
  }
}

extension Text.Stretch {
  /// The stretch taken apart into small capitals and other letters, as its font asks.
  fileprivate var withSmallCapitals: [Text.Stretch] {
    let wanted = attributes.font?.capitals ?? Font.SmallCapitals()
    guard wanted != Font.SmallCapitals(), attributes.picture == nil, !string.isEmpty else {
      return [self]
    }
    var parts: [Text.Stretch] = []
    for character in string {
      let upper = character.uppercased()
      let isLower = character.isLowercase && upper != String(character)
      let isSmall = isLower ? wanted.ofLowercase : wanted.ofUppercase && character.isUppercase
      let text = isSmall ? upper : String(character)
      if let last = parts.last, last.attributes.isSmallCapital == isSmall {
        parts[parts.count - 1].string += text
      } else {
        var part = self
        part.string = text
        part.attributes.isSmallCapital = isSmall
        part.original = parts.isEmpty ? string : ""
        parts.append(part)
      }
    }
    return parts
  }
}
