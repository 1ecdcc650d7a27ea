@_spi(Nodes) internal import PlumbCore

/// A type-erased style for one kind of control.
package struct AnyControlStyle<Configuration> {
  /// The place of a style in the environment.
  package typealias Path = WritableKeyPath<EnvironmentValues, AnyControlStyle>

  private let style: any TypedStyle<Configuration>

  /// Creates a type-erased style.
  ///
  /// - Parameters:
  ///   - style: The style to erase.
  ///   - outer: The style in effect where `style` is set, and the environment key path from which
  ///     controls read their style; `nil` for a default style.
  ///   - makeBody: Returns the body of a control in the style.
  package init<Style, Body: View>(
    _ style: Style, inside outer: (style: AnyControlStyle, path: Path)? = nil,
    makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) {
    self.style = ConcreteStyle(style: style, outer: outer, makeBody: makeBody)
  }

  /// Returns the body of a control. The style's own state and environment properties are set first.
  ///
  /// As SwiftUI: controls in the body have the outer style, so a style can create the control it
  /// was applied to again and modify it.
  @MainActor package func makeBody(_ configuration: Configuration) -> AnyView {
    style.makeBody(configuration)
  }

  /// Returns whether the style has a type.
  package func isOf<Style>(_ type: Style.Type) -> Bool { style.type == type }
}

extension View {
  /// Sets the style of one kind of control within this view.
  nonisolated package func controlStyle<Style, Configuration, Body: View>(
    _ path: WritableKeyPath<EnvironmentValues, AnyControlStyle<Configuration>>, _ style: Style,
    makeBody: @escaping @MainActor (Style, Configuration) -> Body
  ) -> some View {
    transformEnvironment(path) {
      $0 = AnyControlStyle(style, inside: ($0, path), makeBody: makeBody)
    }
  }
}

/// A style whose type is erased but for the configuration.
private protocol TypedStyle<Configuration> {
  associatedtype Configuration

  /// The type of the style.
  var type: Any.Type { get }

  @MainActor func makeBody(_ configuration: Configuration) -> AnyView
}

/// A style with its type, wrapped by `AnyControlStyle`.
private struct ConcreteStyle<Style, Configuration, Body: View>: TypedStyle {
  let style: Style
  let outer: (style: AnyControlStyle<Configuration>, path: AnyControlStyle<Configuration>.Path)?
  let makeBody: @MainActor (Style, Configuration) -> Body

  var type: Any.Type { Style.self }

  @MainActor func makeBody(_ configuration: Configuration) -> AnyView {
    let body = StyleBody(style: style) { makeBody($0, configuration) }
    guard let outer else { return AnyView(body) }
    return AnyView(body.environment(outer.path, outer.style))
  }
}

/// The body created by a style. The style's own state and environment properties are set first.
package struct StyleBody<Style, Content: View> {
  let style: Style
  /// The storage of the style's properties if other trees show it as well; `nil` for a storage of its own.
  var sharedProperties: SharedProperties?
  let makeBody: (Style) -> Content

  package init(
    style: Style, sharedProperties: SharedProperties? = nil, makeBody: @escaping (Style) -> Content
  ) {
    self.style = style
    self.sharedProperties = sharedProperties
    self.makeBody = makeBody
  }
}

extension StyleBody: View, _PrimitiveView {
  package static func _resolve(_ view: StyleBody, at cursor: inout _ChildCursor) {
    let node = cursor.node(CompositeViewNode<Style, Content>.self) { CompositeViewNode(at: $0) }
    node.update(view.style, sharing: view.sharedProperties, body: view.makeBody)
  }
}

/// A view that is part of a control, such as its label, as it is passed to a style.
public struct _ControlPart {
  let resolve: @MainActor (inout _ChildCursor) -> Void

  /// Creates a part from a closure that resolves its view.
  package init(resolving resolve: @escaping @MainActor (inout _ChildCursor) -> Void) {
    self.resolve = resolve
  }

  /// Creates a part that shows a view.
  @MainActor package init<Content: View>(_ content: Content) {
    resolve = { Content._resolve(content, at: &$0) }
  }
}

extension _ControlPart: View, _PrimitiveView {
  public static func _resolve(_ view: _ControlPart, at cursor: inout _ChildCursor) {
    view.resolve(&cursor)
  }
}

/// The label of a control; where labels are hidden, only the control's accessibility label.
struct ControlLabel<Content: View> {
  let content: Content
  /// Whether the control follows the label in its row.
  let precedesControl: Bool
  @Environment(\.labelsAreHidden) private var isHidden
  @Environment(\.formArrangement) private var arrangement

  init(_ content: Content, precedesControl: Bool = false) {
    self.content = content
    self.precedesControl = precedesControl
  }
}

extension ControlLabel: View, NamingView {
  var body: some View {
    if isHidden {
      HiddenLabel(content: content)
    } else if arrangement == .grouped {
      FormRowLabel(content: content)
    } else if precedesControl, arrangement == .columns {
      content.alignmentGuide(.formControls) { $0.width + FormLayout.labelSpacing }
    } else {
      content
    }
  }
}

/// A view that is not shown, whose texts are the label of the accessibility element around it.
struct HiddenLabel<Content: View> {
  let content: Content
}

extension HiddenLabel: View, _PrimitiveView {
  static func _resolve(_ view: HiddenLabel, at cursor: inout _ChildCursor) {
    let node = cursor.node(NonVisualViewNode.self) { NonVisualViewNode(at: $0) }
    node.namesElement = true
    node.resolveChildren { Content._resolve(view.content, at: &$0) }
  }
}

extension EnvironmentValues {
  /// Whether controls omit their labels.
  @EnvironmentEntry var labelsAreHidden: Bool = false
}

extension View {
  /// Hides the labels of the controls within this view.
  nonisolated public func labelsHidden() -> some View {
    environment(\.labelsAreHidden, true)
  }
}
