/// Toggles of several values together, which are mixed while some are on and some are off. A press of a mixed toggle
/// switches all of them on.
extension Toggle {
  /// Creates a toggle of several values, with a label.
  ///
  /// - Parameters:
  ///   - sources: the elements with the values.
  ///   - isOn: the path to the binding to the value of an element.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(sources.map { $0[keyPath: isOn] }, label: label())
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle of several values, with a localized title.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle of several values, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == PlumbControls.Label<Text, Image> {
  /// Creates a toggle of several values, with a localized title and a symbol.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) {
      PlumbControls.Label(titleKey, systemImage: systemImage)
    }
  }
}
