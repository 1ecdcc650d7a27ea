internal import Foundation

extension Text: View, _PrimitiveView {
  public static func _resolve(_ view: Text, at cursor: inout _ChildCursor) {
    guard view.nextChange(after: .distantPast) == nil else {
      return TimeDependentText._resolve(TimeDependentText(text: view), at: &cursor)
    }
    show(view, in: cursor.localizationContext, at: &cursor)
  }

  /// Creates or updates the node of a text in a context.
  @MainActor static func show(
    _ view: Text, in context: LocalizationContext, at cursor: inout _ChildCursor
  ) {
    let environment = cursor.environment
    if let selectableText = environment.selectableText {
      return selectableText.show(view, in: context, at: &cursor)
    }
    let measurer = environment.textMeasurer
    let runs = view.runs(in: context, environment.textStyle)
    let layoutNode: TextLayoutNode
    if runs.contains(where: { $0.attributes.link != nil }) {
      let node = cursor.container(listedAs: Text.self) { TextLayoutNode(measurer: measurer) }
      node.showLinks(of: runs, in: context)
      node.elementRole = .text
      (node.label, layoutNode) = (label(of: runs, in: context), node.layoutNode)
    } else {
      let node = cursor.leaf(listedAs: Text.self) { TextLayoutNode(measurer: measurer) }
      node.elementRole = .text
      (node.label, layoutNode) = (label(of: runs, in: context), node.layoutNode)
    }
    update(layoutNode, runs, in: context, environment, at: cursor.context)
  }

  /// Updates the node of a text.
  @MainActor package static func update(
    _ layoutNode: TextLayoutNode, _ runs: [Run], in context: LocalizationContext,
    _ environment: EnvironmentValues, at update: UpdateContext
  ) {
    let style = environment.textStyle
    layoutNode.isRedacted = environment.isRedacted
    let setting = TypesettingStyle(runs, style, in: environment)
    layoutNode.setRendering(
      style.renderer?.rendering(
        of: runs.map(\.attributes.custom), in: environment, now: context.now))
    layoutNode.update(
      setting.content, shadings: setting.shadings,
      transitionStyle: environment.contentTransition.style, at: update)
  }

  /// Returns the accessibility label of the runs of a text.
  package static func label(of runs: [Run], in context: LocalizationContext) -> String {
    runs.map { $0.accessibilityText(in: context) }.joined()
  }

  /// Returns the runs with the attributes and the letter case of the environment.
  package func runs(in context: LocalizationContext, _ style: TextStyle) -> [Run] {
    runs(in: context).flatMap {
      Run(
        string: style.letterCase.applied(to: $0.string, in: context.locale),
        attributes: $0.attributes.filled(from: style.attributes)
      ).withSmallCapitals
    }
  }
}

/// The content and the shading of a text in an environment.
package struct TypesettingStyle {
  /// The content for typesetting.
  package let content: TextContent
  /// The shadings of the spans of the content.
  package private(set) var shadings: [SpanShading] = []
  /// Whether each span has no style of its own.
  private(set) var usesDefaultShading: [Bool] = []

  /// Creates the content and the shadings for the runs of a text in an environment.
  package init(_ runs: [Text.Run], _ style: TextStyle, in environment: EnvironmentValues) {
    var spans: [TextSpan] = []
    for run in runs {
      var span = TextSpan(
        string: run.string, style: run.attributes.spanStyle(at: style.typeSize))
      var shading = run.attributes.spanShading(in: environment)
      if let image = run.attributes.image {
        let inlineImage = image.inline(in: span.style, environment)
        span.style.attachment = inlineImage.attachment
        shading.inlineImage = inlineImage
      }
      spans.append(span)
      shadings.append(shading)
      usesDefaultShading.append(run.attributes.style == nil)
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
  /// Returns a string in this case by the rules of a locale.
  fileprivate func applied(to string: String, in locale: Locale) -> String {
    switch self {
    case .uppercase: string.uppercased(with: locale)
    case .lowercase: string.lowercased(with: locale)
    case nil: string
    }
  }
}

extension Text.Run {
  /// The run divided into small capitals and other letters as specified by its font.
  fileprivate var withSmallCapitals: [Text.Run] {
    let smallCapitals = attributes.font?.capitals ?? Font.SmallCapitals()
    guard smallCapitals != Font.SmallCapitals(), attributes.image == nil, !string.isEmpty else {
      return [self]
    }
    var parts: [Text.Run] = []
    for character in string {
      let upper = character.uppercased()
      let isLower = character.isLowercase && upper != String(character)
      let isSmall =
        isLower ? smallCapitals.ofLowercase : smallCapitals.ofUppercase && character.isUppercase
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
