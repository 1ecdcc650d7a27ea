extension ControlGroup {
  /// Creates a group of controls with a title and an image, which are shown if the group is a menu.
  @MainActor @preconcurrency public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Label(titleKey, image: image) })
  }

  /// Creates a group of controls with a title and an image, which are shown if the group is a menu.
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Label(title, image: image) })
  }

  /// Creates a group of controls with a title and a symbol, which are shown if the group is a menu.
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { Label(title, systemImage: systemImage) })
  }
}
