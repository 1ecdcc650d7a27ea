internal import Foundation

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

  /// Creates a field with a localized title that grows along an axis with its text.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(titleKey, text: text, prompt: nil, axis: axis)
  }

  /// Creates a field with a title that grows along an axis with its text.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(title, text: text, prompt: nil, axis: axis)
  }

  /// Creates a field with a localized title and a prompt that grows along an axis with its text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, label: Text(titleKey))
    self.axis = axis
  }

  /// Creates a field with a title and a prompt that grows along an axis with its text.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?, axis: Axis
  ) {
    self.init(text: text, prompt: prompt, label: Text(title))
    self.axis = axis
  }

  /// Creates a field with a localized title whose selection can be read and set.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal)
    self.selection = selection
  }

  /// Creates a field with a title whose selection can be read and set.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(title, text: text, prompt: prompt, axis: axis ?? .horizontal)
    self.selection = selection
  }
}

extension TextField {
  /// Creates a field with a label that grows along an axis with its text.
  nonisolated public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label())
    self.axis = axis
  }

  /// Creates a field with a label whose selection can be read and set.
  nonisolated public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label())
    self.selection = selection
    self.axis = axis ?? .horizontal
  }
}
