/// A navigation stack that keeps its path itself. As SwiftUI, superseded by ``NavigationStack`` and
/// ``NavigationSplitView``.
///
/// On this platform it has one column; of several views in it the first is the root.
public struct NavigationView<Content: View> {
  private let content: Content

  /// Creates a navigation view.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: View {
  public var body: some View {
    NavigationScreens(
      root: Group(subviews: content) { subviews in
        if let first = subviews.first { first }
      })
  }
}

/// The style of a ``NavigationView``.
public protocol NavigationViewStyle {}

/// The default style of navigation views.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
}

/// A style of navigation views that shows one screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
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
  /// Returns the view unchanged; navigation views show one screen at a time on this platform.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
