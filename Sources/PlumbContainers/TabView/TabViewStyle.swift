/// The style of a tab view.
public protocol TabViewStyle: Sendable {
  /// Whether pages are shown instead of tabs.
  static var _hasPages: Bool { get }

  /// Whether dots show the number of pages.
  var _showsDots: Bool { get }
}

extension TabViewStyle {
  public static var _hasPages: Bool { false }
  public var _showsDots: Bool { true }
}

/// The default style of tab views: a row of tabs.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style of tab views with pages.
public struct PageTabViewStyle: TabViewStyle {
  /// The condition on which dots show the number of pages.
  public struct IndexDisplayMode: Hashable, Sendable {
    fileprivate let showsDots: Bool

    /// If there is more than one page.
    public static let automatic = IndexDisplayMode(showsDots: true)
    /// Always.
    public static let always = IndexDisplayMode(showsDots: true)
    /// Never.
    public static let never = IndexDisplayMode(showsDots: false)
  }

  private let mode: IndexDisplayMode

  /// Creates the style.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  public static var _hasPages: Bool { true }
  public var _showsDots: Bool { mode.showsDots }
}

/// A style of tab views with a row of tabs; on this platform there is no sidebar of tabs.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style of tab views with a row of tabs.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style of tab views with a row of tabs.
public struct GroupedTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A row of tabs.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that are turned.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Pages that are turned, with or without dots.
  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A row of tabs.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A row of tabs.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A row of tabs.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

/// The arrangement of a tab view.
@usableFromInline enum TabArrangement {
  case row, pages
}

extension EnvironmentValues {
  /// The arrangement of tab views.
  @EnvironmentEntry var tabArrangement: TabArrangement = .row

  /// Whether dots show the number of pages of a tab view.
  @EnvironmentEntry var showsPageDots: Bool = true
}

extension View {
  /// Sets the style of the tab views within this view.
  nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabArrangement, S._hasPages ? .pages : .row)
      .environment(\.showsPageDots, style._showsDots)
  }

  /// Returns the view unchanged; the dots of pages have one style on this platform.
  nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { self }
}

/// The style of the dots of pages, which has no effect on this platform.
public protocol IndexViewStyle {}

/// The style of the dots of pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// Whether the dots have a background.
  public struct BackgroundDisplayMode: Sendable {
    /// If it is needed.
    public static let automatic = BackgroundDisplayMode()
    /// Always.
    public static let always = BackgroundDisplayMode()
    /// Never.
    public static let never = BackgroundDisplayMode()
    /// While a person uses the dots.
    public static let interactive = BackgroundDisplayMode()
  }

  /// Creates the style.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// The style of the dots of pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// The style of the dots of pages.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
