internal import Foundation

/// A menu of the menu bar.
package struct MenuBarMenu {
  /// The name, which is not translated yet.
  package let name: Text
  /// The name in the language of the window, once the menu is in a window.
  private(set) var title = ""
  /// The image that the bar shows in place of the title; `nil` for none.
  private let icon: Image?
  /// Groups of items, with lines between the groups that are not empty.
  package var groups: [AnyView]

  package init(_ name: Text, icon: Image? = nil, groups: [AnyView]) {
    self.name = name
    self.icon = icon
    self.groups = groups
  }

  /// Returns the menu with the title that it has in an environment.
  @MainActor func resolved(in environment: EnvironmentValues) -> MenuBarMenu {
    var menu = self
    menu.title = name.string(in: environment.localizationContext(now: Date()))
    return menu
  }

  /// Returns the underlined letter of each menu, in lower case: the first letter of its title that no earlier menu
  /// uses; `nil` if there is none.
  static func letters(of menus: [MenuBarMenu]) -> [Character?] {
    var used: Set<Character> = []
    return menus.map { menu in
      let letter = menu.title.first { $0.isLetter && !used.contains(lowercased($0)) }
      if let letter { used.insert(lowercased(letter)) }
      return letter.map(lowercased)
    }
  }

  fileprivate static func lowercased(_ letter: Character) -> Character {
    letter.lowercased().first ?? letter
  }

  /// Returns the image, or the title with a line below a letter; `nil` for none.
  @MainActor func text(underlining letter: Character?) -> Text {
    if let icon { return Text(icon) }
    let index = title.firstIndex { Self.lowercased($0) == letter }
    guard letter != nil, let index else { return Text(verbatim: title) }
    return Text(verbatim: String(title[..<index]))
      + Text(verbatim: String(title[index])).underline()
      + Text(verbatim: String(title[title.index(after: index)...]))
  }
}

/// The items of a menu of the bar.
struct MenuBarItems: View, ImplementationView {
  let menu: MenuBarMenu

  var body: some View {
    let groups = menu.groups.filter { !_SubviewList($0).subviews.isEmpty }
    ForEach(groups.indices, id: \.self) { index in
      if index > 0 { Divider() }
      groups[index]
    }
  }
}
