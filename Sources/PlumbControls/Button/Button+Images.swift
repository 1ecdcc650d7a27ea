extension Button where Label == PlumbControls.Label<Text, Image> {
  /// Creates a button with a title and a named image.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PlumbControls.Label(title, image: image) }
  }

  /// Creates a button with a localized title and an image of an asset catalogue.
  @preconcurrency nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PlumbControls.Label(titleKey, image: image) }
  }

  /// Creates a button with a title and an image of an asset catalogue.
  @_disfavoredOverload
  @preconcurrency nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { PlumbControls.Label(title, image: image) }
  }
}
