/// The menus that every program with commands has, and their contents.
struct StandardMenus {
  /// An item that opens a window.
  struct WindowItem {
    let title: String
    let request: WindowRequest
    /// The keys that open the window.
    let shortcut: SceneShortcut
  }

  /// The groups whose windows are opened without a value.
  let newWindows: [WindowItem]
  let singleWindows: [WindowItem]
  let hasSettings: Bool
  /// Whether the windows have a menu bar although the program has no commands, because some of its functions are in no
  /// other place.
  let needMenuBar: Bool
  /// The documents of the program; `nil` if it has none.
  let documents: DocumentMenus?

  /// Collects the functions of a program's scenes.
  @MainActor init(of configurations: [WindowConfiguration]) {
    let scenes = configurations.enumerated().filter(\.element.hasStandardCommands)
    func items(of kinds: WindowConfiguration.Kind...) -> [WindowItem] {
      scenes.filter { kinds.contains($0.element.kind) && $0.element.values == nil }.map {
        WindowItem(
          title: $0.element.title ?? "", request: WindowRequest(scene: $0.offset),
          shortcut: $0.element.shortcut)
      }
    }
    newWindows = items(of: .group)
    singleWindows = items(of: .single, .menuBarExtra)
    documents = DocumentMenus(of: configurations)
    hasSettings = scenes.contains { $0.element.kind == .settings }
    needMenuBar = documents != nil || scenes.contains { $0.element.kind == .menuBarExtra }
  }

  /// The titles of the menus with the groups of each, in order.
  private static let order: [(title: LocalizedStringKey, groups: [CommandGroupPlacement])] = [
    (
      "File",
      [
        .newItem, .saveItem, .importExport, .printItem, .systemServices, .appVisibility,
        .appSettings, .appTermination,
      ]
    ),
    ("Edit", [.undoRedo, .pasteboard, .textEditing]),
    ("Format", [.textFormatting]),
    ("View", [.toolbar, .sidebar]),
    ("Window", [.windowSize, .windowArrangement, .singleWindowList, .windowList]),
    ("Help", [.help, .appInfo]),
  ]

  /// The number of menus before the menus of the program.
  private static let countBeforeOthers = 4

  /// Returns the standard menus with the menus of a program; menus without items are left out.
  ///
  /// - Parameter listsWindows: whether there is a list of the open windows, also in a program without single windows.
  @MainActor func menus(
    with entries: CommandEntries, listsWindows: Bool = false
  ) -> [MenuBarMenu] {
    var menus = Self.order.map { menu in
      MenuBarMenu(
        Text(menu.title),
        groups: menu.groups.flatMap { groups(at: $0, with: entries, listsWindows: listsWindows) })
    }
    var others: [MenuBarMenu] = []
    for entry in entries.list {
      guard case .menu(let name) = entry.place, !entry.isEmpty else { continue }
      func hasName(_ menu: MenuBarMenu) -> Bool {
        menu.name.programString == name.programString
      }
      if let index = menus.firstIndex(where: hasName) {
        menus[index].groups.append(entry.content)
      } else if let index = others.firstIndex(where: hasName) {
        others[index].groups.append(entry.content)
      } else {
        others.append(MenuBarMenu(name, groups: [entry.content]))
      }
    }
    menus.insert(contentsOf: others, at: Self.countBeforeOthers)
    return menus.filter { !$0.groups.isEmpty }
  }

  /// Returns the views at a placement: the program's commands before it, the standard commands or their replacement,
  /// and the program's commands after it.
  @MainActor private func groups(
    at placement: CommandGroupPlacement, with entries: CommandEntries, listsWindows: Bool
  ) -> [AnyView] {
    func added(_ position: CommandGroupPosition) -> [CommandEntry] {
      entries.list.filter { entry in
        guard case .group(placement, position) = entry.place else { return false }
        return true
      }
    }
    let replacing = added(.instead)
    let isEmpty = placement == .windowList && !listsWindows && singleWindows.isEmpty
    let standard = replacing.isEmpty && !isEmpty ? standardItems(at: placement) : nil
    return added(.before).filter { !$0.isEmpty }.map(\.content)
      + replacing.filter { !$0.isEmpty }.map(\.content) + [standard].compactMap(\.self)
      + added(.after).filter { !$0.isEmpty }.map(\.content)
  }

  /// Returns the standard commands whose keyboard shortcuts exist in every window, unless a program replaces them. The
  /// other shortcuts belong to the window and to the view with the keyboard focus.
  @MainActor @ViewBuilder func shortcuts(besides entries: CommandEntries) -> some View {
    let placements: [CommandGroupPlacement] = [.newItem, .singleWindowList, .appSettings]
    ForEach(placements, id: \.self) { placement in
      if !isReplaced(placement, in: entries), let items = standardItems(at: placement) { items }
    }
    if documents != nil, !isReplaced(.saveItem, in: entries) { SaveDocumentItems() }
  }

  private func isReplaced(_ placement: CommandGroupPlacement, in entries: CommandEntries) -> Bool {
    entries.list.contains { entry in
      guard case .group(placement, .instead) = entry.place else { return false }
      return true
    }
  }

  @MainActor private var newItems: AnyView? {
    let windows =
      newWindows.isEmpty
      ? nil : AnyView(NewWindowItems(items: newWindows, areFirst: documents == nil))
    guard let documents else { return windows }
    return AnyView(
      Group {
        OpenDocumentItems(menus: documents)
        RecentDocumentsMenu()
        if let windows { windows }
      })
  }

  @MainActor private var saveItems: AnyView {
    AnyView(
      Group {
        if documents != nil { SaveDocumentItems() }
        WindowCommandItem("Close", .close).keyboardShortcut("w")
      })
  }

  /// Returns the standard commands at a placement; `nil` for none.
  @MainActor private func standardItems(at placement: CommandGroupPlacement) -> AnyView? {
    switch placement {
    case .newItem: newItems
    case .saveItem: saveItems
    case .appSettings: hasSettings ? AnyView(SettingsItem()) : nil
    case .appTermination: AnyView(WindowCommandItem("Quit", .quit).keyboardShortcut("q"))
    case .undoRedo: AnyView(UndoItems())
    case .pasteboard: AnyView(PasteboardItems())
    case .sidebar: AnyView(AppearanceItems())
    case .windowList: AnyView(WindowListItems())
    case .singleWindowList:
      singleWindows.isEmpty ? nil : AnyView(SingleWindowItems(items: singleWindows))
    default: nil
    }
  }
}
