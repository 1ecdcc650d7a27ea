/// A control that shows a line of text that can be edited.
///
/// As SwiftUI: the label describes the field; without a prompt, the label is shown while the field is empty, and in a
/// ``Form`` it is before the field. The field takes the proposed width. Return calls the actions of `onSubmit(of:_:)`.
/// Line breaks in a text that is pasted become spaces.
///
/// A field with a vertical axis wraps its text and grows with it, from and up to the numbers of lines that
/// `lineLimit(_:)` sets. In it, Return with Shift or Option enters a line break.
public struct TextField<Label: View> {
  let text: Binding<String>
  let prompt: Text?
  let label: Label
  var onEditingChanged: (Bool) -> Void = { _ in }
  var onCommit: (() -> Void)?
  /// The axis along which the field grows with its text.
  var axis = Axis.horizontal
  /// The selection, if the app reads and sets it; otherwise `nil`.
  var selection: Binding<TextSelection?>?
  /// The value that the text represents; `nil` for a field for a text.
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

extension TextField: View, FieldView {
  public var body: some View {
    if let inner = self as? TextField<_TextFieldStyleLabel> {
      if inner.isSecure { SecureFieldElement(field: inner) } else { FieldElement(field: inner) }
    } else {
      LabelledField(label: label, prompt: prompt) {
        style.makeBody(TextField<_TextFieldStyleLabel>(styled: self, prompt: $0))
          .controlForegroundStyle()
      }
    }
  }
}

/// A field with its label: before the field in a form, otherwise in place of a prompt, and so it is, as on iOS, in the
/// rows of a form on a screen that is touched.
struct LabelledField<Label: View, Field: View>: View, ImplementationView {
  let label: Label
  let prompt: Text?
  /// Returns the field with a prompt.
  @ViewBuilder let field: (Text?) -> Field
  @Environment(\.formArrangement) private var arrangement
  @Environment(\.labelsAreHidden) private var isLabelHidden
  @Environment(\.interfaceIdiom) private var idiom

  var body: some View {
    if arrangement == .grouped, idiom == .desktop, !isLabelHidden {
      FormRowLayout {
        // The field has the label as its name.
        ControlLabel(label).accessibilityHidden(true)
        field(prompt)
      }
    } else if arrangement == .columns, !isLabelHidden {
      HStack(alignment: .firstTextBaseline, spacing: FormLayout.labelSpacing) {
        // The field has the label as its name.
        ControlLabel(label, precedesControl: true).accessibilityHidden(true).layoutPriority(1)
        field(prompt).frame(minWidth: FormLayout.leastControlWidth)
      }
    } else {
      field(prompt ?? label as? Text)
    }
  }
}

/// The label of a field that is passed to a style.
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
  @MainActor fileprivate init<Other: View>(styled field: TextField<Other>, prompt: Text?) {
    self.init(
      text: field.text, prompt: prompt,
      label: _TextFieldStyleLabel(label: AnyView(field.label)))
    onEditingChanged = field.onEditingChanged
    onCommit = field.onCommit
    value = field.value
    axis = field.axis
    selection = field.selection
  }
}

/// The text of a field with its name for assistive technologies.
private struct FieldElement: View, RoleView, LabelledView {
  let field: TextField<_TextFieldStyleLabel>

  static var elementRole: ElementRole { .textField }

  var body: some View { field.content }
}

/// The dots of a secure field with its name for assistive technologies.
private struct SecureFieldElement: View, RoleView, LabelledView {
  let field: TextField<_TextFieldStyleLabel>

  static var elementRole: ElementRole { .secureTextField }

  var body: some View { field.content }
}

extension TextField {
  @MainActor @ViewBuilder fileprivate var content: some View {
    // The fields of the two axes are different views: neither becomes the other.
    if axis == .vertical { input(.growing) } else { input(.line) }
    HiddenLabel(content: label)
  }

  @MainActor @ViewBuilder private func input(_ kind: TextInput.Kind) -> some View {
    let input = TextInput(
      text: text, kind: kind, selection: selection, prompt: prompt, isSecure: isSecure,
      onEditingChanged: onEditingChanged, onCommit: onCommit)
    if let value { ValueInput(value: value, input: input) } else { MenuTextInput(input: input) }
  }
}
