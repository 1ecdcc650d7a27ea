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
}
