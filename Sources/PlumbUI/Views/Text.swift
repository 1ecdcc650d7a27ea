/// A piece of text.
public struct Text: Equatable, Sendable {
  private let string: String
  private var font: Font?
  private var weight: Font.Weight?
  private var isItalic = false
  private var style: AnyShapeStyle?

  /// A text as written in the source; a string literal means this.
  nonisolated public init(_ key: LocalizedStringKey) {
    string = key.text
  }

  /// A text from a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ content: S) {
    string = String(content)
  }

  nonisolated public init(verbatim content: String) {
    string = content
  }

  public func font(_ font: Font?) -> Text {
    var text = self
    text.font = font
    return text
  }

  public func fontWeight(_ weight: Font.Weight?) -> Text {
    var text = self
    text.weight = weight
    return text
  }

  public func bold() -> Text { bold(true) }

  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }

  public func italic() -> Text {
    var text = self
    text.isItalic = true
    return text
  }

  public func foregroundColor(_ color: Color?) -> Text {
    var text = self
    text.style = color.map { AnyShapeStyle($0) }
    return text
  }

  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    var text = self
    text.style = AnyShapeStyle(style)
    return text
  }
}

extension Text: View, _PrimitiveView {
  public static func _resolve(_ view: Text, at cursor: inout _ChildCursor) {
    let environment = cursor.environment
    let measurer = environment.textMeasurer
    let node = cursor.leaf(listedAs: Text.self) { TextNode(measurer: measurer) }
    node.label = view.string
    node.box.update(
      view.content(in: environment), shading: view.shading(in: environment),
      changeStyle: environment.contentTransition.style, at: cursor.moment)
  }

  private func content(in environment: EnvironmentValues) -> TextContent {
    let style = environment.textStyle
    var font = font ?? style.font ?? .body
    if let weight = weight ?? style.weight { font = font.weight(weight) }
    if isItalic { font = font.italic() }
    return TextContent(
      string: string, font: font.resolved(at: style.typeSize), lineLimit: style.lineLimit,
      alignment: style.alignment, scale: environment.displayScale)
  }

  private func shading(in environment: EnvironmentValues) -> Shading {
    if let style { return style._shading(in: environment) }
    return ForegroundStyle()._shading(in: environment)
  }
}
