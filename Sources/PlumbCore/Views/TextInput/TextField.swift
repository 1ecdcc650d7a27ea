/// A control that shows a line of text that can be edited.
///
/// As SwiftUI: the label describes the field; where there is no prompt, the label is shown while the field is
/// empty. The field takes the width that is proposed. Return calls the actions of `onSubmit(of:_:)`. Line
/// breaks in a text that is pasted become spaces.
public struct TextField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: (() -> Void)?
  /// The value that the text stands for; `nil` for a field of a text.
  var value: FieldValue?
  /// Whether dots are shown instead of the characters.
  fileprivate var isSecure = false
  @Environment(\.textFieldStyle) private var style

  nonisolated init(text: Binding<String>, prompt: Text?, label: Label) {
    self.text = text
    self.prompt = prompt
    self.label = label
  }

  /// Creates a field with a label.
  ///
  /// - Parameters:
  ///   - text: the text that is edited.
  ///   - prompt: a text that is shown while the field is empty; `nil` for the label.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label())
  }
}

extension TextField: View {
  public var body: some View {
    if let inner = self as? TextField<_TextFieldStyleLabel> {
      if inner.isSecure { SecureFieldElement(field: inner) } else { FieldElement(field: inner) }
    } else {
      style.makeBody(TextField<_TextFieldStyleLabel>(styled: self))
    }
  }
}

/// The label of a field as it is passed to a style.
public struct _TextFieldStyleLabel: View {
  let label: AnyView

  public var body: some View { label }
}

extension TextField where Label == _TextFieldStyleLabel {
  /// Creates a field that shows dots, for a style.
  @MainActor init(
    secure text: Binding<String>, prompt: Text?, label: Label, onCommit: (() -> Void)?
  ) {
    self.init(text: text, prompt: prompt, label: label)
    self.onCommit = onCommit
    isSecure = true
  }

  /// Creates the field that a style shows.
  @MainActor fileprivate init<Other: View>(styled field: TextField<Other>) {
    self.init(
      text: field.text, prompt: field.prompt ?? field.label as? Text,
      label: _TextFieldStyleLabel(label: AnyView(field.label)))
    onEditingChanged = field.onEditingChanged
    onCommit = field.onCommit
    value = field.value
  }
}

/// The text of a field with the name that assistive technologies are told of.
private struct FieldElement: View, RoleView, LabelledView {
  let field: TextField<_TextFieldStyleLabel>

  static var elementRole: ElementRole { .textField }

  var controlState: ControlState { ControlState(text: field.text.wrappedValue) }

  var body: some View { field.content }
}

/// The same for a field whose text is secret.
private struct SecureFieldElement: View, RoleView, LabelledView {
  let field: TextField<_TextFieldStyleLabel>

  static var elementRole: ElementRole { .secureTextField }

  var body: some View { field.content }
}

extension TextField {
  @MainActor @ViewBuilder fileprivate var content: some View {
    let input = TextInput(
      text: text, prompt: prompt, isSecure: isSecure, onEditingChanged: onEditingChanged,
      onCommit: onCommit)
    if let value { ValueInput(value: value, input: input) } else { input }
    HiddenLabel(content: label)
  }
}

extension TextField where Label == Text {
  /// Creates a field with a localized title.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text, prompt: nil, label: Text(title))
  }

  /// Creates a field with a localized title and a prompt.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?
  ) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a title and a prompt.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  /// Creates a field with a localized title.
  ///
  /// - Parameters:
  ///   - onEditingChanged: called with `true` when the field gets the focus, with `false` when it loses it.
  ///   - onCommit: called when Return is pressed.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Creates a field with a localized title and an action for Return.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }
}
