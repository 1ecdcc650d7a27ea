internal import Foundation

/// A control for a secret text: it shows a dot for each character.
///
/// As SwiftUI: the text cannot be copied. Assistive technologies read the dots. In descriptions of a tree it is named
/// by its label, and has no value.
public struct SecureField<Label: View> {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
  var onCommit: (() -> Void)?
  @Environment(\.textFieldStyle) private var style

  nonisolated private init(text: Binding<String>, prompt: Text?, label: Label) {
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

extension SecureField: View, FieldView {
  public var body: some View {
    LabelledField(label: label, prompt: prompt) { prompt in
      style.makeBody(
        TextField(
          secure: text, prompt: prompt, label: _TextFieldStyleLabel(label: AnyView(label)),
          onCommit: onCommit)
      )
      .controlForegroundStyle()
    }
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a localized title.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil
  ) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
  }

  /// Creates a field with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil)
  {
    self.init(text: text, prompt: prompt, label: Text(title))
  }

  /// Creates a field with a localized title and an action for Return.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(text: text, prompt: nil, label: Text(titleKey))
    self.onCommit = onCommit
  }
}
