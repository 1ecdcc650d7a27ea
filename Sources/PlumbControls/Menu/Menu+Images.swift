extension Menu where Label == PlumbControls.Label<Text, Image> {
  /// Creates a menu with a localized title and an image of an asset catalogue.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { PlumbControls.Label(titleKey, image: resource) })
  }

  /// Creates a menu with a title and an image of an asset catalogue.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { PlumbControls.Label(title, image: resource) })
  }

  /// Creates a menu with a localized title and an image of an asset catalogue, and an action that a click on them
  /// performs.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image resource: ImageResource,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { PlumbControls.Label(titleKey, image: resource) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title and an image of an asset catalogue, and an action that a click on them performs.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image resource: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { PlumbControls.Label(title, image: resource) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a title and a symbol, and an action that a click on them performs.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { PlumbControls.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a menu with a localized title and a named image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { PlumbControls.Label(titleKey, image: image) })
  }

  /// Creates a menu with a title and a named image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content, label: { PlumbControls.Label(title, image: image) })
  }
}
