extension Button where Label == Text {
  /// Creates a button with a title and a role.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// Buttons with a title and an icon.
extension Button where Label == PlumbControls.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      PlumbControls.Label(titleKey, systemImage: systemImage)
    }
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PlumbControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a localized title and a named image.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PlumbControls.Label(titleKey, image: image) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates a button from the configuration of a style. The button has the next outer style.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) {
      configuration.label
    }
  }
}
