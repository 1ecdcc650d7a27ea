internal import Foundation

/// A panel in which files are chosen, for desktops without a dialog of their own.
///
/// It shows the entries of a folder, folders first. A double click on a folder and Return in the list open it, and a
/// button opens the folder around it. Files of other types are shown and cannot be chosen.
struct FilePanel: View {
  let purpose: FileDialogRequest.Purpose
  let contentTypes: [UTType]
  let title: Text
  let settings: FileDialogSettings
  /// Called with the chosen files; with `nil` when nothing is chosen.
  let finish: @MainActor ([URL]?) -> Void
  /// The entries of the folder, once they have been read.
  @State var listing = FolderListing.loading
  @State private var folder: URL?
  @State private var selection: Set<String> = []
  /// The name of a new file; `nil` before it is changed.
  @State private var editedName: String?
  @State private var asksToReplace = false

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      if let message = settings.message { message } else { title.font(.headline) }
      if isSaving { nameField }
      FilePanelHeader(folder: shownFolder, open: open)
      FileList(
        listing: listing, selection: $selection, allowsSeveral: allowsSeveral, allows: allows,
        choose: choose
      )
      .onKeyPress(.return) { openSelected() }
      HStack(spacing: 8) {
        Spacer()
        Button("Cancel", role: .cancel) { finish(nil) }.keyboardShortcut(.cancelAction)
        Button(action: confirm) { confirmationLabel }
          .keyboardShortcut(.defaultAction)
          .buttonStyle(.borderedProminent)
          .disabled(!canConfirm)
      }
    }
    .padding(16)
    .frame(minWidth: 360, idealWidth: 520, minHeight: 260, idealHeight: 400)
    .task(id: shownFolder) {
      let listing = await FolderListing.entries(
        ofFolder: shownFolder, hidden: settings.showsHiddenFiles)
      if !Task.isCancelled { self.listing = listing }
    }
    .alert("“\(trimmedName)” already exists.", isPresented: $asksToReplace) {
      Button("Replace", role: .destructive) { finish([target]) }
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("The file in this folder will be replaced.")
    }
  }

  private var nameField: some View {
    HStack(spacing: 8) {
      settings.filenameLabel ?? Text("Name:")
      TextField("Name", text: Binding(get: { name }, set: { editedName = $0 }))
    }
  }

  @ViewBuilder private var confirmationLabel: some View {
    if let label = settings.confirmationLabel {
      label
    } else if isSaving {
      Text("Save")
    } else {
      Text("Open")
    }
  }

  // MARK: The choice

  private var isSaving: Bool { if case .newFile = purpose { true } else { false } }

  private var choosesFolders: Bool { if case .folders = purpose { true } else { false } }

  /// Whether folders are chosen beside files.
  private var includesFolders: Bool { FileTypes(contentTypes).includeFolders }

  private var allowsSeveral: Bool {
    switch purpose {
    case .files(let several), .folders(let several): several
    case .newFile: false
    }
  }

  private func allows(_ entry: FileEntry) -> Bool {
    guard !entry.isFolder else { return true }
    return !choosesFolders && FileTypes(contentTypes).allows(entry.name)
      && settings.isEnabled(url(of: entry))
  }

  /// The selected entries in the order of the list.
  private var selected: [FileEntry] {
    guard case .entries(let entries) = listing, !selection.isEmpty else { return [] }
    return entries.filter { selection.contains($0.name) }
  }

  private var name: String {
    if let editedName { return editedName }
    if case .newFile(let name) = purpose { return name }
    return ""
  }

  private var trimmedName: String { name.trimmingCharacters(in: .whitespaces) }

  private var target: URL { shownFolder.appending(path: trimmedName) }

  private var canConfirm: Bool {
    if isSaving { return !trimmedName.isEmpty && !trimmedName.contains("/") }
    return choosesFolders || !selection.isEmpty
  }

  // MARK: Folders

  private var shownFolder: URL {
    folder ?? settings.folder ?? FolderListing.home
  }

  private func url(of entry: FileEntry) -> URL {
    shownFolder.appending(
      path: entry.name, directoryHint: entry.isFolder ? .isDirectory : .notDirectory)
  }

  private func open(_ other: URL) {
    // The folder that is shown already is not read again.
    guard other != shownFolder else { return }
    selection = []
    listing = .loading
    folder = other
  }

  /// Opens a folder, or chooses a file.
  private func choose(_ entry: FileEntry) {
    if entry.isFolder {
      open(url(of: entry))
    } else if isSaving {
      editedName = entry.name
    } else if allows(entry) {
      finish([url(of: entry)])
    }
  }

  /// Opens the selected folder, even if folders can be chosen or a new file is to be named.
  private func openSelected() -> KeyPress.Result {
    guard let entry = selected.first, selection.count == 1, entry.isFolder else { return .ignored }
    open(url(of: entry))
    return .handled
  }

  private func confirm() {
    let chosen = selected
    if isSaving {
      if FileManager.default.fileExists(atPath: target.path) {
        asksToReplace = true
      } else {
        finish([target])
      }
    } else if choosesFolders {
      finish(chosen.isEmpty ? [shownFolder] : chosen.filter(\.isFolder).map(url))
    } else if let folder = chosen.first, chosen.count == 1, folder.isFolder, !includesFolders {
      open(url(of: folder))
    } else {
      let files = chosen.filter { (includesFolders || !$0.isFolder) && allows($0) }.map(url)
      if !files.isEmpty { finish(files) }
    }
  }
}

/// The name of a folder and a button for the folder around it.
private struct FilePanelHeader: View, ImplementationView {
  let folder: URL
  let open: (URL) -> Void
  /// The width and the height of the symbols of the buttons, in points.
  @ScaledMetric private var side: CGFloat = 16

  var body: some View {
    HStack(spacing: 8) {
      Button {
        open(folder.deletingLastPathComponent())
      } label: {
        Image(systemName: "chevron.up").frame(width: side, height: side)
      }
      .accessibilityLabel("Enclosing folder")
      .disabled(folder.path == "/")
      Image(systemName: "folder").foregroundStyle(.tint).accessibilityHidden(true)
      Text(folder.path).lineLimit(1).truncationMode(.head)
      Spacer(minLength: 0)
      Button {
        open(FolderListing.home)
      } label: {
        Image(systemName: "house").frame(width: side, height: side)
      }
      .accessibilityLabel("Home")
    }
    .buttonStyle(.bordered)
    .controlSize(.small)
  }
}

/// The entries of a folder.
private struct FileList: View, ImplementationView {
  @ScaledMetric private var iconWidth: CGFloat = 20
  let listing: FolderListing
  let selection: Binding<Set<String>>
  let allowsSeveral: Bool
  let allows: (FileEntry) -> Bool
  let choose: (FileEntry) -> Void

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: 6)
    // One list for all folders, so that it keeps the keyboard focus while another folder is read.
    list(entries).frame(maxWidth: .infinity, maxHeight: .infinity).overlay {
      switch listing {
      case .loading: EmptyView()
      case .failed(let reason): note(reason)
      case .entries(let entries): if entries.isEmpty { note("This folder is empty.") }
      }
    }
    .clipShape(shape)
    .overlay { shape.strokeBorder(Color(system: .separator), lineWidth: 1) }
  }

  private var entries: [FileEntry] {
    if case .entries(let entries) = listing { entries } else { [] }
  }

  private func note(_ text: String) -> some View {
    Text(text).foregroundStyle(Color.secondary).multilineTextAlignment(.center).padding()
  }

  @ViewBuilder private func list(_ entries: [FileEntry]) -> some View {
    if allowsSeveral {
      List(entries, selection: selection, rowContent: row)
    } else {
      List(entries, selection: single, rowContent: row)
    }
  }

  private var single: Binding<String?> {
    Binding(
      get: { selection.wrappedValue.first },
      set: { selection.wrappedValue = $0.map { [$0] } ?? [] })
  }

  private func iconStyle(_ entry: FileEntry) -> AnyShapeStyle {
    if selection.wrappedValue.contains(entry.name) { return AnyShapeStyle(.primary) }
    return entry.isFolder ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)
  }

  private func row(_ entry: FileEntry) -> some View {
    let isAllowed = allows(entry)
    return HStack(spacing: 6) {
      Image(systemName: entry.isFolder ? "folder.fill" : "doc")
        .foregroundStyle(iconStyle(entry))
        .frame(width: iconWidth)
        .accessibilityHidden(true)
      Text(entry.name).lineLimit(1).truncationMode(.middle)
      Spacer(minLength: 0)
    }
    .opacity(isAllowed ? 1 : 0.4)
    .contentShape(Rectangle())
    .simultaneousGesture(TapGesture(count: 2).onEnded { if isAllowed { choose(entry) } })
    .selectionDisabled(!isAllowed)
  }
}
