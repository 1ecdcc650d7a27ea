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
