extension Toggle where Label == PlumbControls.Label<Text, Image> {
  /// Creates a toggle with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PlumbControls.Label(title, systemImage: systemImage) }
  }

  /// Creates a toggle with a localized title and a named image.
  nonisolated public init(_ titleKey: LocalizedStringKey, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PlumbControls.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a title and a named image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { PlumbControls.Label(title, image: image) }
  }

  /// Creates a toggle with a localized title and an image of an asset catalogue.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>
  ) {
    self.init(isOn: isOn) { PlumbControls.Label(titleKey, image: image) }
  }

  /// Creates a toggle with a title and an image of an asset catalogue.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>)
  {
    self.init(isOn: isOn) { PlumbControls.Label(title, image: image) }
  }
}
