internal import Foundation

/// The appearance of text fields.
///
/// As SwiftUI, whose requirement begins with an underscore, too: a style modifies the field that it is given,
/// which has no border.
@MainActor @preconcurrency public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel

  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<_Label>) -> _Body
}

extension View {
  /// Sets the style of the text fields within this view.
  nonisolated public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    controlStyle(\.textFieldStyle, style) { style, field in style._body(configuration: field) }
  }
}

extension EnvironmentValues {
  /// The style of text fields.
  @EnvironmentEntry var textFieldStyle: AnyControlStyle<TextField<_TextFieldStyleLabel>> =
    AnyControlStyle(DefaultTextFieldStyle()) { style, field in style._body(configuration: field) }
}

/// The style that fields have unless another one is set: as on macOS, rounded corners, and in grouped forms, lists and
/// tables no border; on a screen that is touched, as on iOS, no border anywhere.
public struct DefaultTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.transformEnvironment(\.self) {
      let isInRow = $0.formArrangement == .grouped || $0.enclosingList != nil
      $0.fieldBorder = isInRow || $0.interfaceIdiom == .touch ? .none : .rounded
    }
  }
}

/// A style without border.
public struct PlainTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.fieldBorder, .none)
  }
}

/// A style with a border with rounded corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.fieldBorder, .rounded)
  }
}

/// A style with a border with square corners.
public struct SquareBorderTextFieldStyle: TextFieldStyle {
  nonisolated public init() {}

  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.fieldBorder, .square)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// The style that fields have unless another one is set.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// A style without border.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A style with a border with rounded corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension TextFieldStyle where Self == SquareBorderTextFieldStyle {
  /// A style with a border with square corners.
  public static var squareBorder: SquareBorderTextFieldStyle { SquareBorderTextFieldStyle() }
}

/// The border that a style gives to the text of a field.
enum FieldBorderKind {
  case none, rounded, square

  /// Returns the border for a size of controls in an appearance.
  func resolved(in environment: EnvironmentValues) -> FieldBorder {
    guard self != .none else { return FieldBorder() }
    let metrics = environment.controlMetrics
    let colors = environment.colorAppearance
    let background: SystemColor = colors.scheme == .dark ? .secondaryBackground : .background
    return FieldBorder(
      padding: CGSize(width: metrics.scaled(7), height: metrics.scaled(4)),
      cornerRadius: self == .rounded ? metrics.scaled(6) : 0,
      colors: FieldBorder.Colors(
        background: background.resolved(in: colors),
        line: SystemColor.quinaryBackground.resolved(in: colors)))
  }
}

extension EnvironmentValues {
  /// The border of the field around a text.
  @EnvironmentEntry var fieldBorder: FieldBorderKind = .none
}
