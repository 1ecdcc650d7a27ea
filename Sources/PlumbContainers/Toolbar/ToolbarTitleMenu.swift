/// A menu beside the title of the screen.
public struct ToolbarTitleMenu<Content: View> {
  private let content: Content?

  /// Creates a menu without items, which is not shown.
  nonisolated public init() where Content == EmptyView {
    content = nil
  }

  /// Creates a menu.
  nonisolated public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ToolbarTitleMenu: _PrimitiveToolbarContent {
  public static func _resolveItems(_ menu: Self, at cursor: inout _ChildCursor) {
    guard let content = menu.content else { return }
    cursor.toolbarItem(at: .navigation, TitleMenu(content: content))
  }
}

/// The button that opens the menu of a title.
private struct TitleMenu<Content: View>: View, ImplementationView {
  let content: Content

  var body: some View {
    Menu {
      content
    } label: {
      Image(systemName: "ellipsis.circle").accessibilityLabel("Title menu")
    }
    .menuIndicator(.hidden)
  }
}

extension View {
  /// Adds a menu beside the title of the screen.
  nonisolated public func toolbarTitleMenu<C: View>(
    @ViewBuilder content: () -> C
  ) -> some View {
    toolbar { ToolbarTitleMenu(content: content) }
  }
}
