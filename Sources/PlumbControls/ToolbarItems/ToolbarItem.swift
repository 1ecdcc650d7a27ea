@_spi(Nodes) internal import PlumbCore

/// An item of a toolbar.
///
/// As SwiftUI: buttons in it show their icon if their label has one.
public struct ToolbarItem<ID, Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates an item at a place.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.placement = placement
    self.content = content()
  }

  /// Creates an item with an identifier at a place.
  ///
  /// - Parameters:
  ///   - id: has no effect, as a person cannot change the toolbar on this platform.
  ///   - showsByDefault: whether the item is shown.
  nonisolated public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    self.placement = showsByDefault ? placement : .keyboard
    self.content = content()
  }
}

extension ToolbarItem: _PrimitiveToolbarContent {
  public static func _resolveItems(_ item: Self, at cursor: inout _ChildCursor) {
    cursor.toolbarItem(at: item.placement, item.content)
  }
}

/// Several items of a toolbar at one place.
public struct ToolbarItemGroup<Content: View> {
  private let placement: ToolbarItemPlacement
  private let content: Content

  /// Creates a group at a place.
  nonisolated public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }
}

extension ToolbarItemGroup {
  /// Creates a group at a place.
  ///
  /// - Parameter label: has no effect: if the items do not fit into the bar, each has its own label in a menu.
  nonisolated public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.init(placement: placement) {
      LabeledToolbarItemGroupContent<C, L>(content: content())
    }
  }
}

/// The views of a group of toolbar items that has a label.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  fileprivate let content: Content
}

extension LabeledToolbarItemGroupContent: View, _PrimitiveView {
  public static func _resolve(_ view: Self, at cursor: inout _ChildCursor) {
    Content._resolve(view.content, at: &cursor)
  }

  public static func _listSubviews(of view: Self, in list: inout _SubviewList) {
    Content._listSubviews(of: view.content, in: &list)
  }
}

extension ToolbarItemGroup: _PrimitiveToolbarContent {
  public static func _resolveItems(_ group: Self, at cursor: inout _ChildCursor) {
    cursor.toolbarItem(at: group.placement, group.content)
  }
}

/// The length of a space.
public struct SpacerSizing: Hashable, Sendable {
  fileprivate let isFlexible: Bool

  /// A space that takes the remaining length.
  public static let flexible = SpacerSizing(isFlexible: true)
  /// A space of a fixed length.
  public static let fixed = SpacerSizing(isFlexible: false)
}

/// A space between the items of a toolbar.
public struct ToolbarSpacer {
  private let sizing: SpacerSizing
  private let placement: ToolbarItemPlacement

  /// Creates a space at a place.
  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {
    self.sizing = sizing
    self.placement = placement
  }
}

extension ToolbarSpacer: _PrimitiveToolbarContent {
  public static func _resolveItems(_ spacer: Self, at cursor: inout _ChildCursor) {
    if spacer.sizing.isFlexible {
      cursor.toolbarItem(at: spacer.placement, Spacer())
    } else {
      cursor.toolbarItem(at: spacer.placement, Color.clear.frame(width: 12, height: 1))
    }
  }
}

/// An item of a toolbar for the bar that shows it.
package struct ToolbarEntry: Identifiable {
  package let id: ObjectIdentifier
  /// The number of changes of the item.
  let revision: Int
  /// The place that the item asks for.
  package let placement: ToolbarItemPlacement
  /// The environment of the place where the toolbar is declared.
  package let environment: EnvironmentValues
  let resolve: @MainActor (inout _ChildCursor) -> Void
  /// Returns the views of the item.
  package let subviews: @MainActor () -> [Subview]

  /// The styles at the place where the toolbar is declared.
  package var styles: StylesOutsideToolbar {
    StylesOutsideToolbar(
      button: environment.buttonStyle, toggle: environment.toggleStyle,
      label: environment.labelStyle)
  }
}

extension ToolbarEntry: Equatable {
  package static func == (lhs: ToolbarEntry, rhs: ToolbarEntry) -> Bool {
    (lhs.id, lhs.revision) == (rhs.id, rhs.revision)
  }
}

/// The node of an item of a toolbar, which is shown elsewhere.
package final class ToolbarItemViewNode: ViewNode {
  private var storedEntry: ToolbarEntry?

  /// The item for the bar that shows it; `nil` before the first update.
  package var entry: ToolbarEntry? { storedEntry }

  func update<Content: View>(_ placement: ToolbarItemPlacement, _ content: Content) {
    storedEntry = ToolbarEntry(
      id: ObjectIdentifier(self), revision: (entry?.revision ?? 0) + 1, placement: placement,
      environment: environment,
      resolve: { Content._resolve(content, at: &$0) },
      subviews: { _SubviewList(content).subviews })
    preferencesDidChange()
  }

  package override func didUnmount() { preferencesDidChange() }
}

extension _ChildCursor {
  /// Adds an item of a toolbar.
  package mutating func toolbarItem(at placement: ToolbarItemPlacement, _ content: some View) {
    node(ToolbarItemViewNode.self) { ToolbarItemViewNode(at: $0) }.update(placement, content)
  }
}
