// The overloads differ in the kind of their content, as in SwiftUI.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// Adds views to the toolbar of the navigation stack around the view, or of the window.
  nonisolated public func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    modifier(BarModifier(items: ToolbarItemGroup(content: content)))
  }

  /// Adds items to the toolbar of the navigation stack around the view, or of the window.
  ///
  /// As SwiftUI: the items of several views are shown together, the items of inner views first. They have the
  /// environment of the view.
  nonisolated public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(BarModifier(items: content()))
  }

  /// Adds items with identifiers to the toolbar.
  ///
  /// - Parameter id: has no effect, as a person cannot change the toolbar on this platform.
  nonisolated public func toolbar<Content: CustomizableToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(BarModifier(items: content()))
  }

  /// Sets whether some bars are shown around the view; the bar at the top if none is named.
  nonisolated public func toolbar(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbar(visibility, of: bars)
  }

  /// Sets whether some bars are shown around the view; the bar at the top if none is named.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbar(visibility, of: bars)
  }

  @usableFromInline nonisolated func toolbar(
    _ visibility: Visibility, of bars: [ToolbarPlacement]
  ) -> some View {
    navigationBar {
      if bars.isEmpty || bars.contains(where: \.isTop) { $0.barVisibility = visibility }
      if bars.contains(.bottomBar) { $0.bottomBarVisibility = visibility }
    }
    .transformPreference(TabBarVisibilityKey.self) {
      if bars.contains(.tabBar) { $0 = visibility }
    }
  }

  /// Sets the style of the background of the bar at the top.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    navigationBar {
      if bars.isEmpty || bars.contains(where: \.isTop) { $0.background = AnyShapeStyle(style) }
    }
  }

  /// Sets whether the background of the bar at the top is shown.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarBackground(visibility, of: bars)
  }

  /// Sets whether the background of the bar at the top is shown.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbarBackground(visibility, of: bars)
  }

  @usableFromInline nonisolated func toolbarBackground(
    _ visibility: Visibility, of bars: [ToolbarPlacement]
  ) -> some View {
    navigationBar {
      if bars.isEmpty || bars.contains(where: \.isTop) { $0.backgroundVisibility = visibility }
    }
  }

  /// Removes an item that the bar has by itself.
  nonisolated public func toolbar(removing kind: ToolbarDefaultItemKind?) -> some View {
    navigationBar {
      if kind == .title { $0.hidesTitle = true }
      if kind == .sidebarToggle { $0.hidesSidebarButton = true }
    }
  }

  /// Returns the view unchanged; titles have one size on this platform.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    self
  }

  /// Returns the view unchanged; toolbars look the same for every purpose on this platform.
  nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View { self }

  /// Returns the view unchanged; bars have the colour scheme of the window on this platform.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    self
  }
}
