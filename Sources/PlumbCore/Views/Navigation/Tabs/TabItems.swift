/// The label of a tab, which is shown in the row of tabs.
private enum TabLabelKey: ContainerValueKey {
  static var defaultValue: AnyView? { nil }
}

private enum BadgeKey: ContainerValueKey {
  static var defaultValue: Text? { nil }
}

extension ContainerValues {
  /// The label of the view as a tab; `nil` if it has none.
  var tabLabel: AnyView? {
    get { self[TabLabelKey.self] }
    set { self[TabLabelKey.self] = newValue }
  }

  /// The badge of the view; `nil` if it has none.
  var badge: Text? {
    get { self[BadgeKey.self] }
    set { self[BadgeKey.self] = newValue }
  }
}

extension View {
  /// Sets the label of the view in a ``TabView``.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    containerValue(\.tabLabel, AnyView(label()))
  }

  /// Shows a number beside the label of the view in the container; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: "\(count)"))
  }

  /// Shows a text beside the label of the view in the container; `nil` shows none.
  nonisolated public func badge(_ label: Text?) -> some View {
    containerValue(\.badge, label)
  }

  /// Shows a text, looked up in the string tables, beside the label of the view in the container.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Shows a text beside the label of the view in the container; `nil` shows none.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}

/// A badge beside a label.
struct BadgeView: View, ImplementationView {
  let text: Text

  var body: some View {
    text
      .font(.caption2.weight(.semibold))
      .foregroundStyle(.white)
      .padding(.horizontal, 5)
      .frame(minWidth: 16, minHeight: 16)
      .background { Capsule().fill(.red) }
  }
}
