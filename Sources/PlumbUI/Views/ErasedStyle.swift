/// A style of any type, for one kind of control.
struct ErasedStyle<Configuration> {
  private let style: any TypedStyle<Configuration>

  /// - Parameter makeBody: what the style makes of a control.
  init<Style, Body: View>(
    _ style: Style, makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    self.style = StyleOfControls(style: style, makeBody: makeBody)
  }

  /// What the style makes of a control; the style's own state and environment are filled first.
  @MainActor func makeBody(_ configuration: Configuration) -> AnyView {
    style.makeBody(configuration)
  }
}

private protocol TypedStyle<Configuration> {
  associatedtype Configuration

  @MainActor func makeBody(_ configuration: Configuration) -> AnyView
}

private struct StyleOfControls<Style, Configuration, Body: View>: TypedStyle {
  let style: Style
  let makeBody: @MainActor (Style, Configuration) -> Body

  @MainActor func makeBody(_ configuration: Configuration) -> AnyView {
    AnyView(StyleBody(style: style) { makeBody($0, configuration) })
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

extension ControlLabel: View, UnlistedView {
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
