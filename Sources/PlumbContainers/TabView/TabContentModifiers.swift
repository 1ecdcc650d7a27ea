extension TabContent {
  /// Shows a number on the tab; 0 shows none.
  nonisolated public func badge(_ count: Int) -> some TabContent<TabValue> {
    _ModifiedTab(tab: self) { $0.badge = count == 0 ? nil : Text(verbatim: "\(count)") }
  }

  /// Shows a text on the tab; `nil` shows none.
  nonisolated public func badge(_ label: Text?) -> some TabContent<TabValue> {
    _ModifiedTab(tab: self) { $0.badge = label }
  }

  /// Shows a text, looked up in the string tables, on the tab; `nil` shows none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
    badge(key.map { Text($0) })
  }

  /// Shows a text on the tab; `nil` shows none.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
    badge(label.map { Text($0) })
  }

  /// Leaves the tab out of the tab view.
  ///
  /// As SwiftUI: while a hidden tab is selected, another one is shown.
  nonisolated public func hidden(_ isHidden: Bool = true) -> some TabContent<TabValue> {
    _ModifiedTab(tab: self) { $0.isTabHidden = isHidden }
  }

  /// Sets whether the tab cannot be selected.
  nonisolated public func disabled(_ isDisabled: Bool) -> some TabContent<TabValue> {
    _ModifiedTab(tab: self) { $0.isTabDisabled = isDisabled }
  }
}

/// A tab with changes to its container values, which the tab view reads.
public struct _ModifiedTab<Base: TabContent> {
  fileprivate let tab: Base
  fileprivate let change: (inout ContainerValues) -> Void
}

extension _ModifiedTab: TabContent {
  public typealias TabValue = Base.TabValue

  public var body: Never {
    preconditionFailure("A part of a tab view was asked for its body.")
  }

  public var _tabs: some View {
    tab._tabs.modifier(ContainerValueModifier { $0.changeContainerValues(change) })
  }
}

private enum TabHiddenKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

private enum TabDisabledKey: ContainerValueKey {
  static var defaultValue: Bool { false }
}

extension ContainerValues {
  /// Whether the view is left out of a tab view.
  var isTabHidden: Bool {
    get { self[TabHiddenKey.self] }
    set { self[TabHiddenKey.self] = newValue }
  }

  /// Whether the view cannot be selected in a tab view.
  var isTabDisabled: Bool {
    get { self[TabDisabledKey.self] }
    set { self[TabDisabledKey.self] = newValue }
  }
}
