/// The appearance of forms.
@MainActor @preconcurrency public protocol FormStyle {
  associatedtype Body: View
  typealias Configuration = FormStyleConfiguration

  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a form that are passed to a style.
public struct FormStyleConfiguration {
  /// The type of the content.
  public struct Content {
    private let content: AnyView

    nonisolated init<Value: View>(_ content: Value) {
      self.content = AnyView(content)
    }
  }

  /// The content of the form, with its sections.
  public let content: Content
}

extension FormStyleConfiguration.Content: View, _PrimitiveView {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    AnyView._resolve(view.content, at: &cursor)
  }

  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    AnyView._listSubviews(of: view.content, in: &list)
  }
}

/// The default form style: the style with columns, as on macOS, and on a screen that is touched the grouped style, as on
/// iOS.
public struct AutomaticFormStyle: FormStyle {
  @Environment(\.interfaceIdiom) private var idiom

  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    if idiom == .touch {
      GroupedFormStyle().makeBody(configuration: configuration)
    } else {
      ColumnsFormStyle().makeBody(configuration: configuration)
    }
  }
}

/// A form style with a column of labels and a column of controls, which does not scroll.
///
/// As SwiftUI on macOS: labels end, and controls begin, at the same place in every row. The spacing is 10 points,
/// and the padding is 20 points.
public struct ColumnsFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    FormLayout { configuration.content }
      .environment(\.formArrangement, .columns)
      .frame(maxWidth: .infinity, alignment: .leading)
      .padding(20)
  }
}

/// A form style in which the rows of each section lie on a panel with rounded corners, in a vertical scroll view.
///
/// As SwiftUI on macOS: labels are at the leading edge of their row and controls at its trailing edge, toggles are
/// switches, and fields have no border. Views outside of sections lie on panels of their own. Apple publishes no
/// dimensions: the panels are 20 points from the edges and from each other, and rows are at least 36 points high. If a
/// row is too narrow for its label and its control, the control is below the label. All rows are made at once, so that
/// the keyboard and assistive technologies reach the rows that are not visible.
public struct GroupedFormStyle: FormStyle {
  /// Creates the style.
  nonisolated public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupedForm(content: configuration.content)
  }
}

extension FormStyle where Self == AutomaticFormStyle {
  /// The default form style.
  public static var automatic: AutomaticFormStyle { AutomaticFormStyle() }
}

extension FormStyle where Self == ColumnsFormStyle {
  /// A form style with a column of labels and a column of controls.
  public static var columns: ColumnsFormStyle { ColumnsFormStyle() }
}

extension FormStyle where Self == GroupedFormStyle {
  /// A form style in which the rows of each section lie on a panel.
  public static var grouped: GroupedFormStyle { GroupedFormStyle() }
}

extension View {
  /// Sets the style of the forms within this view.
  nonisolated public func formStyle<S: FormStyle>(_ style: S) -> some View {
    controlStyle(\.formStyle, style) { style, form in style.makeBody(configuration: form) }
  }
}

extension EnvironmentValues {
  /// The style of forms.
  @EnvironmentEntry var formStyle: AnyControlStyle<FormStyleConfiguration> = AnyControlStyle(
    AutomaticFormStyle()
  ) { style, form in style.makeBody(configuration: form) }
}
