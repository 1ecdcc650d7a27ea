internal import Foundation

/// A modifier that asks a person for files while a binding is true: in a dialog of the desktop, or in a sheet if the
/// desktop has none.
@usableFromInline struct FileDialogModifier {
  let isPresented: Binding<Bool>
  let purpose: FileDialogRequest.Purpose
  /// The types of files that can be chosen, or of the file to be written; none for all.
  let contentTypes: [UTType]
  let title: LocalizedStringKey
  /// The title of the button that confirms the choice, if the view sets none; `nil` for the usual title for the purpose
  /// of the dialog.
  var confirmation: LocalizedStringKey?
  /// Called with at least one file, after the dialog was closed.
  let completion: ([URL]) -> Void
  /// Called after the dialog was closed without a choice.
  let cancellation: () -> Void
  @State private var shown = ShownDialog()
  @State private var showsPanel = false
  /// The number of dialogs that were requested in the completion of another one.
  @State private var repetitions = 0
  @Environment(\.duplicateScope) private var duplicateScope
  @Environment(\.platformFileDialogs) private var dialogs
  @Environment(\.fileDialogSettings) private var settings
  @Environment(\.self) private var environment

  /// The dialog of the desktop that is shown.
  @MainActor private final class ShownDialog {
    var session: (any FileDialogSession)?

    nonisolated init() {}
  }
}

extension FileDialogModifier: ViewModifier {
  @usableFromInline func body(content: Content) -> some View {
    content
      .onChange(of: isPresented.wrappedValue, initial: true) { _, isPresented in
        if isPresented { present() } else { close() }
      }
      .onChange(of: repetitions) { present() }
      .onDisappear { close() }
      .sheet(isPresented: $showsPanel, onDismiss: { panelDidClose() }, content: { panel })
  }

  @MainActor private var panel: some View {
    FilePanel(
      purpose: purpose, contentTypes: contentTypes, title: Text(title), settings: dialogSettings
    ) { files in
      showsPanel = false
      finish(files.map { .chosen($0) } ?? .cancelled)
    }
  }

  /// The settings of the view with the title of the button.
  private var dialogSettings: FileDialogSettings {
    var settings = settings
    settings.confirmationLabel = settings.confirmationLabel ?? confirmation.map { Text($0) }
    return settings
  }

  @MainActor private func present() {
    // An item in an open menu disappears with the menu; its duplicate for the keyboard shortcut presents the dialog.
    guard isPresented.wrappedValue, shown.session == nil, !showsPanel,
      duplicateScope?.isTemporary != true
    else { return }
    if FileTypes(contentTypes).includeFolders, case .files = purpose {
      // Dialogs of desktops offer either files or folders.
      showsPanel = true
      return
    }
    let session = dialogs?.show(request) { outcome in
      shown.session = nil
      finish(outcome)
    }
    if let session { shown.session = session } else { showsPanel = true }
  }

  @MainActor private func finish(_ outcome: FileDialogOutcome) {
    guard isPresented.wrappedValue else { return }
    switch outcome {
    case .chosen(let all):
      isPresented.wrappedValue = false
      let files = all.filter(settings.isEnabled)
      if files.isEmpty { cancellation() } else { completion(files) }
    case .cancelled:
      isPresented.wrappedValue = false
      cancellation()
    case .unavailable:
      showsPanel = true
      return
    }
    // The completion has set the value again; no view sees that it was false meanwhile.
    if isPresented.wrappedValue { repetitions += 1 }
  }

  /// Called when the sheet was dismissed, perhaps without one of its buttons, and perhaps for another dialog.
  @MainActor private func panelDidClose() {
    if shown.session == nil, !showsPanel { finish(.cancelled) }
  }

  @MainActor private func close() {
    shown.session?.close()
    shown.session = nil
    showsPanel = false
  }

  private var request: FileDialogRequest {
    func text(_ text: Text) -> String {
      text.string(in: environment.localizationContext(now: .now))
    }
    return FileDialogRequest(
      purpose, title: text(settings.message ?? Text(title)),
      confirmationLabel: dialogSettings.confirmationLabel.map(text), folder: settings.folder,
      filters: FileTypes(contentTypes).filters)
  }
}

/// The types of files that can be chosen.
struct FileTypes: Sendable {
  /// The extensions of the types; `nil` if one of them allows every file.
  let extensions: Set<String>?
  /// Whether folders can be chosen beside files.
  let includeFolders: Bool

  init(_ types: [UTType]) {
    // A folder has no extension, which would allow every file. If only folders can be chosen, no file is allowed.
    let files = types.filter { !$0.conforms(to: .directory) || !$0.extensionsOfSubtypes.isEmpty }
    includeFolders = !files.isEmpty && files.count < types.count
    let known = files.map(\.extensionsOfSubtypes)
    let allowsAll = known.isEmpty || known.contains(where: \.isEmpty)
    extensions = allowsAll ? nil : Set(known.joined())
  }

  /// Whether a file with a name can be chosen.
  func allows(_ name: String) -> Bool {
    guard let extensions else { return true }
    guard let period = name.lastIndex(of: ".") else { return false }
    return extensions.contains(name[name.index(after: period)...].lowercased())
  }

  /// The filters for a dialog of the desktop: all types together, so that no file is missing.
  var filters: [FileDialogRequest.Filter] {
    guard let extensions else { return [] }
    let sorted = extensions.sorted()
    let name = sorted.map { "*.\($0)" }.joined(separator: " ")
    return [FileDialogRequest.Filter(name: name, extensions: sorted)]
  }
}
