/// The label of a tab, which is shown in the row of tabs.
private enum TabLabelKey: ContainerValueKey {
  static var defaultValue: AnyView? { nil }
}

extension ContainerValues {
  /// The label of the view as a tab; `nil` if it has none.
  var tabLabel: AnyView? {
    get { self[TabLabelKey.self] }
    set { self[TabLabelKey.self] = newValue }
  }
}

extension View {
  /// Sets the label of the view in a ``TabView``.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    containerValue(\.tabLabel, AnyView(label()))
  }
}
