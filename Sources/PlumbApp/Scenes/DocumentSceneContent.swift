/// The views of a document whose contents have a type.
struct DocumentSceneContent<Contents: DocumentContents, Content: View> {
  let kind: DocumentKind
  let content: @MainActor (WindowDocument, Contents) -> Content
  @State private var own = OwnDocument()
  @Environment(\.windowContext) private var context

  init(
    _ kind: DocumentKind,
    @ViewBuilder content: @escaping @MainActor (WindowDocument, Contents) -> Content
  ) {
    self.kind = kind
    self.content = content
  }
}

extension DocumentSceneContent: View, ImplementationView {
  var body: some View {
    let window = context?.documents ?? own.window(of: kind)
    DocumentWindowContent(
      window: window,
      content: Group {
        if let document = window.document, let contents = document.contents as? Contents {
          content(document, contents)
        }
      })
  }
}

/// The views of a document that is a value.
struct ValueDocumentContent<Document: FileDocument, Content: View> {
  let kind: DocumentKind
  let content: (FileDocumentConfiguration<Document>) -> Content
  @Environment(\.focusedEditing) private var editing
}

extension ValueDocumentContent: View, ImplementationView {
  var body: some View {
    DocumentSceneContent(kind) { (document, contents: ValueContents<Document>) in
      let _ = contents.follow(editing)
      content(
        FileDocumentConfiguration(
          document: Binding(get: { contents.value }, set: { contents.set($0) }),
          fileURL: document.fileURL, isEditable: document.isEditable))
    }
  }
}

/// The views of a document that is an object.
struct ObjectDocumentContent<Document: ReferenceFileDocument, Content: View> {
  let kind: DocumentKind
  let content: (ReferenceFileDocumentConfiguration<Document>) -> Content
}

extension ObjectDocumentContent: View, ImplementationView {
  var body: some View {
    DocumentSceneContent(kind) { (document, contents: ObjectContents<Document>) in
      ObservingDocument(object: contents.object) { [content] object in
        content(
          ReferenceFileDocumentConfiguration(
            document: object, fileURL: document.fileURL, isEditable: document.isEditable))
      }
      .environmentObject(contents.object)
      .onReceive(contents.object.objectWillChange) { _ in contents.objectDidChange() }
    }
  }
}

/// Views that follow the changes that a document publishes, as a program may read the document in
/// the closure that makes them.
private struct ObservingDocument<Document: ReferenceFileDocument, Content: View> {
  @ObservedObject var object: Document
  let content: (Document) -> Content
}

extension ObservingDocument: View, ImplementationView {
  var body: some View { content(object) }
}

/// The document of views without a program around them, as in a picture or a preview.
@MainActor private final class OwnDocument {
  private var shown: DocumentWindow?

  nonisolated init() {}

  func window(of kind: DocumentKind) -> DocumentWindow {
    if let shown { return shown }
    let window = DocumentWindow(WindowDocument(newOf: kind), kinds: [kind])
    shown = window
    return window
  }
}

/// The dialogs of a window in a program with documents.
struct WindowDocumentDialogs: View, ImplementationView {
  @Environment(\.windowContext) private var context

  var body: some View {
    if let window = context?.documents { DocumentDialogs(window: window) }
  }
}
