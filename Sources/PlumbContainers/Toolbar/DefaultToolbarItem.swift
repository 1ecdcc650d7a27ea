/// An item that a system adds to toolbars, at another place.
///
/// On this platform these items have fixed places: the title and the button of the sidebar at the leading end, the field
/// of a search above the views. The item has no effect.
public struct DefaultToolbarItem {
  /// Creates an item.
  nonisolated public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {}
}

extension DefaultToolbarItem: _PrimitiveToolbarContent {
  public static func _resolveItems(_ item: Self, at cursor: inout _ChildCursor) {}
}

extension View {
  /// Hides the view in a toolbar.
  nonisolated public func toolbarItemHidden(_ hidden: Bool = true) -> some View {
    modifier(ToolbarItemHidden(isHidden: hidden))
  }
}

@usableFromInline struct ToolbarItemHidden: ViewModifier {
  let isHidden: Bool

  @usableFromInline @ViewBuilder func body(content: Content) -> some View {
    if !isHidden { content }
  }
}
