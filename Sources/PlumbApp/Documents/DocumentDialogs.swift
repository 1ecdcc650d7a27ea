internal import Foundation

/// The dialogs of a window with documents; a view without a size.
struct DocumentDialogs: View, ImplementationView {
  let window: DocumentWindow

  var body: some View {
    @Bindable var window = window
    let document = window.document
    Color.clear
      .frame(width: 0, height: 0)
      .accessibilityHidden(true)
      .modifier(
        FileDialogModifier(
          isPresented: $window.asksForFiles, purpose: .files(several: true),
          contentTypes: window.kinds.flatMap(\.readableTypes), title: "Open",
          completion: { window.openFiles($0) }, cancellation: { window.closePlaceholder() })
      )
      .modifier(
        FileDialogModifier(
          isPresented: $window.asksForPlace,
          purpose: .newFile(name: document?.export.filename ?? ""),
          contentTypes: document?.kind.writableTypes ?? [], title: "Save",
          completion: { files in
            if let file = files.first { window.save(to: file) } else { window.endClosing(false) }
          }, cancellation: { window.endClosing(false) })
      )
      .fileDialogDefaultDirectory(document?.fileURL?.deletingLastPathComponent())
      .alert(
        "Do you want to save the changes made to “\(document?.name ?? "")”?",
        isPresented: $window.asksToSave
      ) {
        Button("Save") { window.save() }
        Button("Don’t Save", role: .destructive) { window.endClosing(true) }
        Button("Cancel", role: .cancel) { window.endClosing(false) }
      } message: {
        Text("Your changes will be lost if you don’t save them.")
      }
      .alert(
        "Do you want to revert to the saved version of “\(document?.name ?? "")”?",
        isPresented: $window.asksToRevert
      ) {
        Button("Revert", role: .destructive) { window.revert() }
        Button("Cancel", role: .cancel) {}
      } message: {
        Text("Your changes since then will be lost.")
      }
      .alert(
        "“\(document?.name ?? "")” has been changed by another program.",
        isPresented: $window.asksToReplace
      ) {
        Button("Save Anyway", role: .destructive) { window.replace() }
        Button("Cancel", role: .cancel) { window.endClosing(false) }
      } message: {
        Text("Saving replaces these changes.")
      }
      .alert(Text(verbatim: window.failure), isPresented: $window.showsFailure) {
        Button("OK") { window.failureDidEnd() }
      }
  }
}

/// The views of a window with documents.
struct DocumentWindowContent<Content: View> {
  let window: DocumentWindow
  let content: Content
}

extension DocumentWindowContent: View, ImplementationView {
  var body: some View {
    let document = window.document
    let (fileName, isEdited) = (document?.name ?? "", document?.isEdited == true)
    content
      .environment(\.documentConfiguration, document?.configuration)
      .transformPreference(WindowTitleKey.self) { title in
        guard document != nil else { return }
        let name = (title ?? Text(verbatim: fileName)).programString
        title = isEdited ? Text("\(name) — Edited") : Text(verbatim: name)
      }
  }
}
