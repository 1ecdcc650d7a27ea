/// A view with one to three columns, of which the first ones have links whose destinations the others show. As SwiftUI,
/// superseded by ``NavigationStack`` and ``NavigationSplitView``.
///
/// With one view it is a navigation stack that keeps its path itself. As SwiftUI on macOS: with two or three views it
/// has as many columns as a ``NavigationSplitView``, unless its style shows one screen at a time. Further views are not
/// shown.
public struct NavigationView<Content: View> {
  private let content: Content
  @State private var visibility = NavigationSplitViewVisibility.automatic
  @State private var compactColumn = NavigationSplitViewColumn.sidebar
  @Environment(\.navigationViewShowsColumns) private var showsColumns

  /// Creates a navigation view.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View {
  public var body: some View {
    Group(subviews: content) { subviews in
      if showsColumns, subviews.count > 1 {
        SplitScreens(
          sidebar: AnyView(subviews[0]), content: subviews.count > 2 ? AnyView(subviews[1]) : nil,
          detail: AnyView(subviews[min(2, subviews.count - 1)]),
          visibility: $visibility, compactColumn: $compactColumn)
      } else {
        NavigationScreens(root: subviews.first)
      }
    }
  }
}

/// The style of a ``NavigationView``.
public protocol NavigationViewStyle {
  /// Whether several views are shown in columns.
  static var _showsColumns: Bool { get }
}

extension NavigationViewStyle {
  public static var _showsColumns: Bool { true }
}

/// The default style of navigation views.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style of navigation views that shows one screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public static var _showsColumns: Bool { false }

  /// Creates the style.
  nonisolated public init() {}
}

/// A style of navigation views with columns.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// The earlier name of ``ColumnNavigationViewStyle``.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The default style.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// A style that shows one screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// A style with columns.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the style of the navigation views inside: whether those with several views have columns.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewShowsColumns, S._showsColumns)
  }
}

extension EnvironmentValues {
  /// Whether navigation views with several views have columns.
  @EnvironmentEntry var navigationViewShowsColumns: Bool = true
}
