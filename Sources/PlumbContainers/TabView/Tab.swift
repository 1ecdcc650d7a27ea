/// A part of the content of a tab view.
@MainActor @preconcurrency public protocol TabContent<TabValue> {
  /// The type of the values that identify tabs.
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent
  associatedtype _Tabs: View

  @MainActor @preconcurrency var body: Body { get }

  /// The views of the tabs. Implemented by built-in parts only.
  @MainActor @preconcurrency var _tabs: _Tabs { get }
}

extension TabContent where _Tabs == Body._Tabs {
  public var _tabs: _Tabs { body._tabs }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// A tab for searching. On this platform it looks like others.
  public static let search = TabRole(name: "search")
}

/// A tab of a ``TabView``.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  private let value: Value?
  private let content: Content
  private let label: Label

  /// Creates a tab with a value.
  nonisolated public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  /// Creates a tab without a value.
  nonisolated public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == Never {
    value = nil
    self.content = content()
    self.label = label()
  }
}

extension Tab: TabContent {
  public typealias TabValue = Value

  public var body: Never {
    preconditionFailure("A Tab was asked for its body; put it in a TabView.")
  }

  public var _tabs: some View {
    let label = AnyView(label)
    return content.containerValue(\.tabLabel, label).modifier(TabTag(value: value))
  }
}

/// A modifier that tags a tab with its value, if it has one.
private struct TabTag<Value: Hashable> {
  let value: Value?
}

extension TabTag: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    content(&cursor)
  }

  static func _describe(_ modifier: Self, to subview: inout Subview) {
    guard let value = modifier.value else { return }
    subview.changeContainerValues { $0.addTag(AnyHashable(value)) }
  }
}

extension Never: TabContent {
  public typealias TabValue = Never

  public var _tabs: Never { body }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a localised title, a symbol and a value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    }
  }

  /// Creates a tab with a title, a symbol and a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    }
  }

  /// Creates a tab with a localised title, a named image and a value.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(title: Text(titleKey), image: Image(image))
    }
  }

  /// Creates a tab with a title, a named image and a value.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(title: Text(title), image: Image(image))
    }
  }

  /// Creates a tab with a value and the label of its role, which is searching.
  nonisolated public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, role: role, content: content) { DefaultTabLabel.search }
  }
}

extension Tab where Label == DefaultTabLabel, Value == Never {
  /// Creates a tab with a localised title and a symbol.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
    }
  }

  /// Creates a tab with a title and a symbol.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
    }
  }

  /// Creates a tab with a localised title and a named image.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(title: Text(titleKey), image: Image(image))
    }
  }

  /// Creates a tab with a title, a named image.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(title: Text(title), image: Image(image))
    }
  }

  /// Creates a tab with the label of its role, which is searching.
  nonisolated public init(role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(role: role, content: content) { DefaultTabLabel.search }
  }
}

/// The label of a tab made from a title and an image.
public struct DefaultTabLabel {
  let title: Text
  let image: Image
}

extension DefaultTabLabel: View {
  public var body: some View {
    Label {
      title
    } icon: {
      image
    }
  }
}

extension DefaultTabLabel {
  /// The label of a tab for searching.
  fileprivate static var search: DefaultTabLabel {
    DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass"))
  }
}
