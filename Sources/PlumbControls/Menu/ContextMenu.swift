internal import Foundation

extension View {
  /// Adds a menu that the secondary button opens at its location, and so does a press that is held in one place.
  ///
  /// As SwiftUI: buttons, toggles, dividers and sections become the items of the menu; a menu without items is not
  /// shown. On this platform, the menu key and Shift F10 open the menu of the view that has the keyboard focus, below that
  /// view or above it.
  nonisolated public func contextMenu<MenuItems: View>(
    @ViewBuilder menuItems: () -> MenuItems
  ) -> some View {
    modifier(ContextMenu(items: menuItems(), preview: EmptyView()))
  }

  /// Adds a menu that the secondary button opens at its location, below a preview.
  nonisolated public func contextMenu<MenuItems: View, Preview: View>(
    @ViewBuilder menuItems: () -> MenuItems, @ViewBuilder preview: () -> Preview
  ) -> some View {
    modifier(ContextMenu(items: menuItems(), preview: preview()))
  }
}

extension ContentShapeKinds {
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
}

/// A view with a menu that the secondary button opens.
@usableFromInline struct ContextMenu<Items: View, Preview: View> {
  let items: Items
  /// The view above the menu; an `EmptyView` for none.
  let preview: Preview
  /// The place at which the menu was opened, in the window, in points: a point, or the frame of the view whose menu a
  /// key has opened; `nil` while it is not shown.
  @State private var place: CGRect?
  @Environment(\.isEnabled) private var isEnabled
}

extension ContextMenu: ImplementationModifier {
  @usableFromInline func body(content: Content) -> some View {
    content
      .modifier(
        NonprimaryPressModifier(isHeld: true) { button, place in
          guard button == .secondary, isEnabled, !_SubviewList(items).subviews.isEmpty else {
            return false
          }
          self.place = place
          return true
        }
      )
      .modifier(
        LayerModifier.popup(
          isPresented: place != nil, beside: place, outlinesOwner: true, dismiss: { close() },
          panel: { panel }))
  }

  @MainActor private func close() { place = nil }

  @MainActor @ViewBuilder private var panel: some View {
    let menu = MenuPanel(dismiss: { close() }, content: { items })
    if Preview.self == EmptyView.self {
      menu
    } else {
      let shape = RoundedRectangle(cornerRadius: 10)
      VStack(alignment: .leading, spacing: 6) {
        VStack(spacing: 0) { preview }
          .frame(maxWidth: 320, maxHeight: 320)
          // Otherwise the preview would share the height with the menu, which can be scrolled.
          .fixedSize()
          .background { shape.fill(.windowBackground) }
          .clipShape(shape)
          .overlay { shape.strokeBorder(Color(system: .separator), lineWidth: 1) }
          .compositingGroup().shadow(color: .black.opacity(0.25), radius: 8, y: 3)
          .allowsHitTesting(false)
        menu
      }
    }
  }
}

extension KeyStroke {
  /// Whether the key opens the context menu of the view that has the focus.
  package var opensContextMenu: Bool {
    key == .menu && modifiers.held.isEmpty || key == .function(10) && modifiers.held == .shift
  }
}
