extension Label where Title == Text, Icon == Image {
  /// Creates a label with a localized title and an image of an asset catalogue.
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init(title: { Text(titleKey) }, icon: { Image(resource) })
  }

  /// Creates a label with a title and an image of an asset catalogue.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init(title: { Text(title) }, icon: { Image(resource) })
  }
}

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

extension Picker where Label == PlumbControls.Label<Text, Image> {
  /// Creates a picker with a localized title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { PlumbControls.Label(titleKey, systemImage: systemImage) })
  }

  /// Creates a picker with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { PlumbControls.Label(title, systemImage: systemImage) })
  }

  /// Creates a picker with a localized title and an image of an asset catalogue.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content,
      label: { PlumbControls.Label(titleKey, image: image) })
  }

  /// Creates a picker with a title and an image of an asset catalogue.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      selection: selection, content: content, label: { PlumbControls.Label(title, image: image) })
  }
}
