internal import Foundation

/// The current use of the menu bar.
struct MenuBarUse: Equatable {
  /// The menu that is open or highlighted; `nil` for none.
  var index: Int?
  /// Whether the menu is in the row of a narrow window.
  var isCompact = false
  var isOpen = false
  /// The menu inside of the one of a narrow window that a letter has opened; `nil` for none.
  var innerIndex: Int?
  /// Whether a key has opened the menu, so that its first item is highlighted.
  var followsKeyboard = false
  /// Whether the letters that open the menus are underlined.
  var showsLetters = false
  /// The lower edge of the bar in the window, in points.
  var bottom: CGFloat = 0
}

/// A window's content with a menu bar above it, or, if the bar is hidden, in front of it while it is used.
package struct MenuBarContainer<Content: View>: View, ImplementationView {
  let menus: @MainActor () -> [MenuBarMenu]
  let isHidden: Bool
  let content: Content
  @State private var use = MenuBarUse()

  package init(menus: @escaping @MainActor () -> [MenuBarMenu], isHidden: Bool, content: Content) {
    self.menus = menus
    self.isHidden = isHidden
    self.content = content
  }

  package var body: some View {
    BarStack {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
        .overlay(alignment: .top) {
          if isHidden {
            let isUsed = use.index != nil
            MenuBar(menus: menus, use: $use)
              .background { Rectangle().fill(.windowBackground) }
              .opacity(isUsed ? 1 : 0).allowsHitTesting(isUsed).accessibilityHidden(!isUsed)
          }
        }
        .modifier(WindowBarHost())
    } top: {
      if !isHidden { MenuBar(menus: menus, use: $use) }
    }
  }
}

/// The menus of a window in a row, or in one menu if the window is too narrow for that.
struct MenuBar: View, ImplementationView {
  /// Returns the menus; called in the body, which is all that is evaluated when they change.
  let menus: @MainActor () -> [MenuBarMenu]
  @Binding var use: MenuBarUse
  @Environment(\.self) private var environment

  var body: some View {
    let menus = menus().map { $0.resolved(in: environment) }
    // A symbol is drawn, so that a start searches no fonts of the system for a character.
    let all = MenuBarMenu(
      Text("Menu"), icon: Image(systemName: "line.3.horizontal", label: Text("Menu")),
      groups: [AnyView(submenus(menus))])
    ViewThatFits(in: .horizontal) {
      MenuBarRow(menus: menus, inner: [], use: use(isCompact: false))
      MenuBarRow(menus: [all.resolved(in: environment)], inner: menus, use: use(isCompact: true))
    }
    .padding(.horizontal, 4).padding(.vertical, 2)
    .frame(maxWidth: .infinity, alignment: .leading)
    .overlay(alignment: .bottom) { Color(system: .separator).frame(height: 1) }
    // A click beside the titles.
    .contentShape(Rectangle()).onPress { use = MenuBarUse() }
    .environment(\.controlsHaveItemRoles, true)
    .accessibilityElement(children: .contain).accessibilityRole(.menuBar)
  }

  /// Returns the use of one of the two rows.
  private func use(isCompact: Bool) -> Binding<MenuBarUse> {
    let use = $use
    return Binding(
      get: {
        let value = use.wrappedValue
        return value.isCompact == isCompact
          ? value : MenuBarUse(isCompact: isCompact, showsLetters: value.showsLetters)
      },
      set: {
        var value = $0
        value.isCompact = isCompact
        use.wrappedValue = value
      })
  }

  private func submenus(_ menus: [MenuBarMenu]) -> some View {
    ForEach(menus.indices, id: \.self) { index in
      Menu(menus[index].title) { MenuBarItems(menu: menus[index]) }
    }
  }
}

/// Menus in a row.
private struct MenuBarRow: View, ImplementationView {
  let menus: [MenuBarMenu]
  /// The menus inside of the first one; the letter of such a menu opens both.
  let inner: [MenuBarMenu]
  @Binding var use: MenuBarUse

  var body: some View {
    let letters = MenuBarMenu.letters(of: inner.isEmpty ? menus : inner)
    HStack(spacing: 0) {
      ForEach(menus.indices, id: \.self) { index in
        MenuBarTitle(
          menu: menus[index], index: index, letter: inner.isEmpty ? letters[index] : nil, use: $use
        )
        .environment(\.menuBarActions, actions(letters))
      }
    }
    .modifier(MenuBarModifier(use: $use, count: menus.count, actions: actions(letters)))
  }

  private func actions(_ letters: [Character?]) -> MenuBarActions {
    MenuBarActions(
      move: { step in
        guard let index = use.index, !menus.isEmpty else { return }
        use.index = (index + step + menus.count) % menus.count
        use.followsKeyboard = true
      },
      openLettered: { letter in
        guard let index = letters.firstIndex(of: letter) else { return false }
        use.index = inner.isEmpty ? index : 0
        use.innerIndex = inner.isEmpty ? nil : index
        use.isOpen = true
        use.followsKeyboard = true
        return true
      },
      highlightedIndex: use.innerIndex ?? (use.followsKeyboard ? 0 : nil),
      opensHighlighted: use.innerIndex != nil)
  }
}

/// The title of a menu, with the menu while it is open.
private struct MenuBarTitle: View, ImplementationView {
  let menu: MenuBarMenu
  let index: Int
  let letter: Character?
  @Binding var use: MenuBarUse

  var body: some View {
    MenuBarTitleLabel(menu: menu, index: index, letter: letter, use: $use)
      .modifier(
        LayerModifier.popup(
          isPresented: use.index == index && use.isOpen, backdropTop: use.bottom, dismiss: close
        ) {
          MenuPanel(dismiss: close) { MenuBarItems(menu: menu) }
        })
  }

  private func close() { use = MenuBarUse() }
}

/// The title of a menu, which is a control without the items of the open menu.
private struct MenuBarTitleLabel: View, RoleView {
  let menu: MenuBarMenu
  let index: Int
  let letter: Character?
  @Binding var use: MenuBarUse
  @State private var isHovered = false

  static var elementRole: ElementRole { .popUpButton }

  var body: some View {
    let isCurrent = use.index == index
    menu.text(underlining: use.showsLetters ? letter : nil)
      .lineLimit(1).fixedSize()
      .padding(.horizontal, 8).padding(.vertical, 3)
      .background {
        RoundedRectangle(cornerRadius: 5)
          .fill(
            isCurrent || isHovered
              ? AnyShapeStyle(Color(system: .fill)) : AnyShapeStyle(Color.clear))
      }
      .contentShape(Rectangle())
      .modifier(MenuBarTitleModifier(index: index, use: $use, isHovered: $isHovered))
      .accessibilityExpanded(isCurrent && use.isOpen)
  }
}

/// The actions of the menus of a bar on the bar.
struct MenuBarActions {
  /// Opens the menu a number of places after this one.
  let move: @MainActor (Int) -> Void
  /// Opens the menu with an underlined letter. Returns whether there is one.
  let openLettered: @MainActor (Character) -> Bool
  /// The item that is highlighted when a menu opens; `nil` for none.
  let highlightedIndex: Int?
  /// Whether the menu of the highlighted item opens as well.
  let opensHighlighted: Bool
}

extension EnvironmentValues {
  /// The menu bar in which a menu is; `nil` for another menu.
  @EnvironmentEntry var menuBarActions: MenuBarActions?
}
