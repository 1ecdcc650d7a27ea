/// Pickers for several values together.
///
/// The selected option is the common one of all values. While they differ, no option is selected, and a button that
/// opens a menu says so. A choice sets all of them.
extension Picker {
  /// Creates a picker for several values, with a label.
  ///
  /// - Parameters:
  ///   - sources: the elements with the values.
  ///   - selection: the path to the binding to the value of an element.
  nonisolated public init<C: RandomAccessCollection>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(sources.map { $0[keyPath: selection] }, content: content(), label: label())
  }
}

extension Picker where Label == Text {
  /// Creates a picker for several values, with a localized title.
  nonisolated public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      sources: sources, selection: selection, content: content, label: { Text(titleKey) })
  }

  /// Creates a picker for several values, with a title.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(sources: sources, selection: selection, content: content, label: { Text(title) })
  }

  /// Creates a picker with a localized title, and a view of the selected option for the button that opens a menu.
  @MainActor @preconcurrency public init<V: View>(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: selection, content: content, label: { Text(titleKey) },
      currentValueLabel: currentValueLabel)
  }

  /// Creates a picker with a title, and a view of the selected option for the button that opens a menu.
  @_disfavoredOverload
  @MainActor @preconcurrency public init<S: StringProtocol, V: View>(
    _ title: S, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> V
  ) {
    self.init(
      selection: selection, content: content, label: { Text(title) },
      currentValueLabel: currentValueLabel)
  }
}
