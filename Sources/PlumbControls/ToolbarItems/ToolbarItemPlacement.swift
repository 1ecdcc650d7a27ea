/// The place of an item of a toolbar.
public struct ToolbarItemPlacement: Hashable, Sendable {
  /// The parts of the bars.
  package enum Area: Hashable, Sendable {
    case leading, center, secondary, trailing, confirming, bottom, keyboard
  }

  /// The part of the bars in which the item is shown.
  package let area: Area
  /// Whether the item cancels the purpose of a screen or sheet.
  package let isCancellation: Bool
  /// Whether the item is in the place of the button that goes back.
  let replacesBackButton: Bool

  private init(_ area: Area, isCancellation: Bool = false, replacesBackButton: Bool = false) {
    self.area = area
    self.isCancellation = isCancellation
    self.replacesBackButton = replacesBackButton
  }

  /// The leading end of the bar, in the place of the button that goes back.
  package static let backButton = ToolbarItemPlacement(.leading, replacesBackButton: true)

  /// The trailing end of the bar.
  public static let automatic = ToolbarItemPlacement(.trailing)
  /// The middle of the bar, where the item takes the place of the title.
  public static let principal = ToolbarItemPlacement(.center)
  /// The leading end of the bar, after the button that goes back.
  public static let navigation = ToolbarItemPlacement(.leading)
  /// The trailing end of the bar.
  public static let primaryAction = ToolbarItemPlacement(.trailing)
  /// Before the primary actions.
  public static let secondaryAction = ToolbarItemPlacement(.secondary)
  /// The middle of the bar.
  public static let status = ToolbarItemPlacement(.center)
  /// The trailing end of the bar, in the accent colour.
  public static let confirmationAction = ToolbarItemPlacement(.confirming)
  /// The leading end of the bar.
  public static let cancellationAction = ToolbarItemPlacement(.leading, isCancellation: true)
  /// Before the primary actions.
  public static let destructiveAction = ToolbarItemPlacement(.secondary)
  /// A bar at the bottom.
  public static let bottomBar = ToolbarItemPlacement(.bottom)
  /// The leading end of the bar.
  public static let topBarLeading = ToolbarItemPlacement(.leading)
  /// The trailing end of the bar.
  public static let topBarTrailing = ToolbarItemPlacement(.trailing)
  /// The leading end of the bar.
  public static let navigationBarLeading = ToolbarItemPlacement(.leading)
  /// The trailing end of the bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(.trailing)
  /// Above an on-screen keyboard, which this platform does not have: the item is not shown.
  public static let keyboard = ToolbarItemPlacement(.keyboard)

  /// A bar of its own below the toolbar on a Mac; on this platform before the primary actions.
  ///
  /// - Parameter id: has no effect, as there is no such bar.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
    ToolbarItemPlacement(.secondary)
  }
}

/// A bar to which a modifier applies.
public struct ToolbarPlacement: Hashable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  /// The bar at the top.
  public static let automatic = ToolbarPlacement("automatic")
  /// The bar at the top.
  public static let navigationBar = ToolbarPlacement("navigationBar")
  /// The bar at the top.
  public static let windowToolbar = ToolbarPlacement("windowToolbar")
  /// The bar at the bottom.
  public static let bottomBar = ToolbarPlacement("bottomBar")
  /// The row of tabs of a tab view.
  public static let tabBar = ToolbarPlacement("tabBar")

  /// Whether the bar is the one at the top.
  package var isTop: Bool { self != .bottomBar && self != .tabBar }
}

/// The purpose of a toolbar, which has no effect on this platform.
public struct ToolbarRole: Sendable {
  /// The default purpose.
  public static var automatic: ToolbarRole { ToolbarRole() }
  /// Browsing a hierarchy.
  public static var browser: ToolbarRole { ToolbarRole() }
  /// Editing a document.
  public static var editor: ToolbarRole { ToolbarRole() }
  /// Going through a stack of screens.
  public static var navigationStack: ToolbarRole { ToolbarRole() }
}

/// The size of the title in a toolbar, which has no effect on this platform.
public struct ToolbarTitleDisplayMode: Sendable {
  /// The default size.
  public static var automatic: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
  /// A large title.
  public static var large: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
  /// A title in the bar.
  public static var inline: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
  /// A large title in the bar.
  public static var inlineLarge: ToolbarTitleDisplayMode { ToolbarTitleDisplayMode() }
}

/// An item that a toolbar has by itself.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  private let name: String

  /// The title.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The field of a search.
  public static let search = ToolbarDefaultItemKind(name: "search")
}
