public import Foundation

/// The tabs that a person has hidden and moved in the sidebar of a tab view; this platform has no such sidebar.
public struct TabViewCustomization: Codable, Hashable, Sendable {
  /// The customization of a tab.
  public struct TabCustomization: Codable, Hashable, Sendable {
    /// Whether the sidebar shows the tab.
    public var sidebarVisibility: Visibility {
      get { isShown.map { $0 ? .visible : .hidden } ?? .automatic }
      set { isShown = newValue == .automatic ? nil : newValue == .visible }
    }

    private var isShown: Bool?
  }

  /// The customization of a section of tabs.
  public struct SectionCustomization: Codable, Hashable, Sendable {
    /// The identifiers of the tabs in the order to which they were moved; `nil` for the order of the program.
    public var tabOrder: [String]?
  }

  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  /// Creates a customization that changes nothing.
  public init() {}

  /// The customization of the tab with an identifier.
  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  /// The customization of the section of tabs with an identifier.
  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue }
  }

  /// Shows all tabs that were hidden.
  public mutating func resetVisibility() { tabs = [:] }

  /// Puts all tabs back to the order of the program.
  public mutating func resetSectionOrder() { sections = [:] }
}

extension TabViewCustomization: _Storable {
  public init?(_stored stored: _StoredValue) {
    guard let value = stored.customization(as: Self.self) else { return nil }
    self = value
  }

  public var _stored: _StoredValue {
    _StoredValue(customization: self)
  }
}

extension SceneStorage where Value == TabViewCustomization {
  /// Creates a property with the tabs that were hidden and moved in the window, stored under a key.
  public init(_ key: String) { self.init(wrappedValue: TabViewCustomization(), key) }
}

extension AppStorage where Value == TabViewCustomization {
  /// Creates a property with the tabs that were hidden and moved, stored under a key.
  public init(_ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue: TabViewCustomization(), key, store: store)
  }
}

/// The occasion on which the row of tabs becomes smaller.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
  private let name: String

  /// The behaviour of the platform.
  public static let automatic = TabBarMinimizeBehavior(name: "automatic")
  /// While the content is scrolled down.
  public static let onScrollDown = TabBarMinimizeBehavior(name: "onScrollDown")
  /// While the content is scrolled up.
  public static let onScrollUp = TabBarMinimizeBehavior(name: "onScrollUp")
  /// Never.
  public static let never = TabBarMinimizeBehavior(name: "never")
}

extension View {
  /// Returns the view unchanged; on this platform it has no effect: the tabs are in a row that a person cannot change.
  nonisolated public func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: the row of tabs keeps its size, as on a Mac.
  nonisolated public func tabBarMinimizeBehavior(
    _ behavior: TabBarMinimizeBehavior
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: tab views have no sidebar.
  nonisolated public func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: tab views have no sidebar.
  nonisolated public func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: tab views have no sidebar.
  nonisolated public func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    self
  }

  /// Shows a view below the pages of the tab view.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    safeAreaInset(edge: .bottom, content: content)
  }

  /// Shows a view below the pages of the tab view while it is enabled.
  nonisolated public func tabViewBottomAccessory<Content: View>(
    isEnabled: Bool, @ViewBuilder content: () -> Content
  ) -> some View {
    let accessory = isEnabled ? content() : nil
    return safeAreaInset(edge: .bottom) { accessory }
  }
}

extension TabContent {
  /// Returns the tab unchanged; on this platform it has no effect: a person cannot change the row of tabs.
  nonisolated public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Returns the tab unchanged; on this platform it has no effect: a person cannot change the row of tabs.
  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    self
  }

  /// Returns the tab unchanged; on this platform it has no effect: tab views have no sidebar with sections.
  nonisolated public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some TabContent<TabValue> {
    self
  }
}

/// The changes that a person can make to a tab; without effect on this platform.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let name: String

  /// The behaviour of the platform.
  public static let automatic = TabCustomizationBehavior(name: "automatic")
  /// The person can move and hide the tab.
  public static let reorderable = TabCustomizationBehavior(name: "reorderable")
  /// The person cannot change the tab.
  public static let disabled = TabCustomizationBehavior(name: "disabled")
}

/// The place of tabs; without effect on this platform.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let name: String

  /// The behaviour of the platform.
  public static let automatic = AdaptableTabBarPlacement(name: "automatic")
  /// A row of tabs.
  public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
  /// A sidebar.
  public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}
