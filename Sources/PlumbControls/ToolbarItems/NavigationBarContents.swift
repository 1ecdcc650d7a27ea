/// The contents of the bars around a screen, as set by its views.
@usableFromInline package struct NavigationBarContents {
  /// The title; `nil` if no view sets one.
  package var title: Text?
  /// A text below the title.
  package var subtitle: Text?
  /// Whether the title is not shown.
  package var hidesTitle = false
  /// Whether the button that shows and hides the sidebar of a split view is not shown.
  package var hidesSidebarButton = false
  /// Whether a view hides the button that goes back.
  package var hidesBackButton = false
  /// Whether the bar at the top is shown; `automatic` shows it unless it is empty.
  package var barVisibility = Visibility.automatic
  /// Whether the bar at the bottom is shown.
  package var bottomBarVisibility = Visibility.automatic
  /// Whether the background of the bar is shown.
  package var backgroundVisibility = Visibility.automatic
  /// The background of the bar; `nil` for the background of the window.
  package var background: AnyShapeStyle?
  /// The items of the toolbar, in order.
  package var items: [ToolbarEntry] = []

  package init() {}

  /// Returns the items in an area of the bars.
  package func items(in area: ToolbarItemPlacement.Area) -> [ToolbarEntry] {
    items.filter { $0.placement.area == area }
  }

  /// Whether there is no button that goes back, or an item in its place.
  @MainActor package var lacksBackButton: Bool {
    hidesBackButton || items.contains { $0.placement.replacesBackButton && !$0.subviews().isEmpty }
  }

  /// Whether any item is in the bar at the top.
  package var hasTopItems: Bool {
    items.contains { $0.placement.area != .bottom && $0.placement.area != .keyboard }
  }
}

extension NavigationBarContents: Equatable {
  @usableFromInline package static func == (lhs: NavigationBarContents, rhs: NavigationBarContents)
    -> Bool
  {
    lhs.items == rhs.items && lhs.title == rhs.title && lhs.subtitle == rhs.subtitle
      && lhs.hidesTitle == rhs.hidesTitle && lhs.hidesBackButton == rhs.hidesBackButton
      && lhs.barVisibility == rhs.barVisibility
      && lhs.bottomBarVisibility == rhs.bottomBarVisibility
      && lhs.hidesSidebarButton == rhs.hidesSidebarButton
      && lhs.backgroundVisibility == rhs.backgroundVisibility
      && areKnownEqual(lhs.background, rhs.background)
  }
}

/// The key of the contents of the bars around a screen.
package enum NavigationBarKey: PreferenceKey {
  package static var defaultValue: NavigationBarContents { NavigationBarContents() }

  package static func reduce(
    value: inout NavigationBarContents, nextValue: () -> NavigationBarContents
  ) {
    let next = nextValue()
    value.title = value.title ?? next.title
    value.subtitle = value.subtitle ?? next.subtitle
    value.hidesTitle = value.hidesTitle || next.hidesTitle
    value.hidesBackButton = value.hidesBackButton || next.hidesBackButton
    value.barVisibility = value.barVisibility.otherwise(next.barVisibility)
    value.bottomBarVisibility = value.bottomBarVisibility.otherwise(next.bottomBarVisibility)
    value.hidesSidebarButton = value.hidesSidebarButton || next.hidesSidebarButton
    value.backgroundVisibility = value.backgroundVisibility.otherwise(next.backgroundVisibility)
    value.background = value.background ?? next.background
    value.items += next.items
  }
}

extension Visibility {
  /// Returns the visibility, or another one for `automatic`.
  package func otherwise(_ other: Visibility) -> Visibility { self == .automatic ? other : self }
}

extension EnvironmentValues {
  /// Whether an enclosing view that is no navigation stack shows the toolbar of the window or of a panel.
  @EnvironmentEntry package var isInToolbarOwner: Bool = false
}
