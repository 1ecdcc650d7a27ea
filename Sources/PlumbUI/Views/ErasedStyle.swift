/// A style of any type, for one kind of control.
struct AnyControlStyle<Configuration> {
  typealias Path = WritableKeyPath<EnvironmentValues, AnyControlStyle>

  private let style: any TypedStyle<Configuration>

  /// - Parameters:
  ///   - outer: the style round the place where this one is set, and where controls find it; `nil`
  ///     for a style that nobody set.
  ///   - makeBody: what the style makes of a control.
  init<Style, Body: View>(
    _ style: Style, inside outer: (style: AnyControlStyle, path: Path)? = nil,
    makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    self.style = ConcreteStyle(style: style, outer: outer, makeBody: makeBody)
  }

  /// What the style makes of a control; the style's own state and environment are filled first.
  ///
  /// As SwiftUI: controls in it have the style that is set outside of this one, so that a style can
  /// make the control it was asked for once more, and then change it.
  @MainActor func makeBody(_ configuration: Configuration) -> AnyView {
    style.makeBody(configuration)
  }
}

extension View {
  /// Sets the style of a kind of control for the views inside.
  nonisolated func controlStyle<Style, Configuration, Body: View>(
    _ path: WritableKeyPath<EnvironmentValues, AnyControlStyle<Configuration>>, _ style: Style,
    makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) -> some View {
    transformEnvironment(path) {
      $0 = AnyControlStyle(style, inside: ($0, path), makeBody: makeBody)
    }
  }
}

private protocol TypedStyle<Configuration> {
  associatedtype Configuration

  @MainActor func makeBody(_ configuration: Configuration) -> AnyView
}

private struct ConcreteStyle<Style, Configuration, Body: View>: TypedStyle {
  let style: Style
  let outer: (style: AnyControlStyle<Configuration>, path: AnyControlStyle<Configuration>.Path)?
  let makeBody: @MainActor (Style, Configuration) -> Body

  @MainActor func makeBody(_ configuration: Configuration) -> AnyView {
    let body = StyleBody(style: style) { makeBody($0, configuration) }
    guard let outer else { return AnyView(body) }
    return AnyView(body.environment(outer.path, outer.style))
  }
}

/// What a style makes; its own state and environment are filled first.
struct StyleBody<Style, Content: View> {
  let style: Style
  let makeBody: (Style) -> Content
}

extension StyleBody: View, _PrimitiveView {
  static func _resolve(_ view: StyleBody, at cursor: inout _ChildCursor) {
    let node = cursor.node(CompositeNode<Style, Content>.self) { CompositeNode(at: $0) }
    node.update(view.style, body: view.makeBody)
  }
}

/// A part of a control, such as its label, as a style sees it.
public struct _ControlPart {
  let resolve: @MainActor (inout _ChildCursor) -> Void

  init(resolving resolve: @escaping @MainActor (inout _ChildCursor) -> Void) {
    self.resolve = resolve
  }

  @MainActor init<Content: View>(_ content: Content) {
    resolve = { Content._resolve(content, at: &$0) }
  }
}

extension _ControlPart: View, _PrimitiveView {
  public static func _resolve(_ view: _ControlPart, at cursor: inout _ChildCursor) {
    view.resolve(&cursor)
  }
}

/// The label of a control, unless labels are hidden here.
struct ControlLabel<Content: View> {
  let content: Content
  @Environment(\.labelsAreHidden) private var isHidden

  init(_ content: Content) {
    self.content = content
  }
}

extension ControlLabel: View, ImplementationView {
  var body: some View {
    if !isHidden { content }
  }
}

private enum HiddenLabelsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether controls leave their labels out.
  var labelsAreHidden: Bool {
    get { self[HiddenLabelsKey.self] }
    set { self[HiddenLabelsKey.self] = newValue }
  }
}

extension View {
  /// Leaves out the labels of the controls inside.
  nonisolated public func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }
}
