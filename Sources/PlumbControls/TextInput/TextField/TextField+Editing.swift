public import Foundation

/// Initializers with closures for the beginning and the end of editing, as in the first versions of SwiftUI.
extension TextField where Label == Text {
  /// Creates a field with a title.
  ///
  /// - Parameters:
  ///   - onEditingChanged: Called with `true` when the field gets the focus, with `false` when it loses it.
  ///   - onCommit: Called when Return is pressed.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(text: text, prompt: nil, label: Text(title))
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Creates a field with a title and an action for Return.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  /// Creates a field with a localized title for a value, and closures for editing.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(titleKey, value: value, formatter: formatter)
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Creates a field with a localized title for a value, and an action for Return.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onCommit: @escaping () -> Void
  ) {
    self.init(
      titleKey, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit)
  }

  /// Creates a field with a title for a value, and closures for editing.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, value: value, formatter: formatter)
    self.onEditingChanged = onEditingChanged
    self.onCommit = onCommit
  }

  /// Creates a field with a title for a value, and an action for Return.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(
      title, value: value, formatter: formatter, onEditingChanged: { _ in }, onCommit: onCommit)
  }
}

extension SecureField where Label == Text {
  /// Creates a field with a title and an action for Return.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
    self.onCommit = onCommit
  }
}
