/// The items that open windows for new documents and for files.
struct OpenDocumentItems: View, ImplementationView {
  let menus: DocumentMenus
  @Environment(\.windowContext) private var context

  var body: some View {
    ForEach(menus.editors.indices, id: \.self) { index in
      // As SwiftUI: the first group has the usual shortcut.
      Button(title(of: index)) { context?.documents?.makeNew(menus.editors[index].kind) }
        .keyboardShortcut(
          menus.editors[index].shortcut.shortcut(usually: index == 0 ? KeyboardShortcut("n") : nil))
    }
    Button("Open…") { context?.documents?.asksForFiles = true }
      .keyboardShortcut("o")
  }

  private func title(of index: Int) -> LocalizedStringKey {
    guard menus.editors.count > 1, let name = menus.editors[index].name else { return "New" }
    return "New \(name) Document"
  }
}

/// The menu of the documents that were opened last.
struct RecentDocumentsMenu: View, ImplementationView {
  @Environment(\.windowContext) private var context

  var body: some View {
    let window = context?.documents
    Menu("Open Recent") {
      let files = window?.recentDocuments?.files ?? []
      let titles = RecentDocuments.titles(of: files)
      ForEach(files.indices, id: \.self) { index in
        Button(titles[index]) { window?.openFiles([files[index]]) }
      }
      if !files.isEmpty { Divider() }
      Button("Clear Menu") { window?.recentDocuments?.removeAll() }
        .disabled(files.isEmpty)
    }
  }
}

/// The items that save the document of a window.
struct SaveDocumentItems: View, ImplementationView {
  @Environment(\.windowContext) private var context

  var body: some View {
    let window = context?.documents
    let document = window?.document
    let isEditor = document?.kind.isEditor == true
    Button(document?.fileURL == nil ? "Save…" : "Save") { window?.save() }
      .keyboardShortcut("s")
      .disabled(!isEditor)
    Button("Save As…") { window?.asksForPlace = true }
      .keyboardShortcut("s", modifiers: [.command, .shift])
      .disabled(!isEditor)
    Button("Revert to Saved…") { window?.asksToRevert = true }
      .disabled(document?.fileURL == nil || document?.isEdited != true)
  }
}

/// The groups of documents in the menus of a program.
struct DocumentMenus {
  /// A group whose documents are edited.
  struct Editor {
    /// The index among the document groups of the program.
    let kind: Int
    /// The name that distinguishes the documents from others; `nil` if they have none.
    let name: String?
    /// The keys that make a new document.
    let shortcut: SceneShortcut
  }

  /// The groups whose documents are edited.
  let editors: [Editor]

  /// - Returns: `nil` for a program without documents, or whose documents have no commands.
  @MainActor init?(of configurations: [WindowConfiguration]) {
    let groups = configurations.filter { $0.documents != nil }
    guard groups.contains(where: \.hasStandardCommands) else { return nil }
    editors = groups.enumerated().compactMap { index, group in
      guard group.hasStandardCommands, let kind = group.documents, kind.isEditor else { return nil }
      return Editor(kind: index, name: kind.name, shortcut: group.shortcut)
    }
  }
}
