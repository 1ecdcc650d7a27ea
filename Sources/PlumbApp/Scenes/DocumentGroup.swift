/// A scene of windows with documents, which are opened from files and saved to files.
///
/// As SwiftUI on a Mac: each document has a window. The title is the name of the file without its extension, followed
/// by "Edited" while there are changes that are not saved. The File menu has items for new documents, for opening and
/// for saving; a program replaces them with ``CommandGroup`` at `newItem` and `saveItem`. Before a window with such
/// changes closes, and before the program ends, a person is asked whether to save them.
///
/// Unlike on a Mac a document is saved only on request, and not by itself, unless the desktop session or a signal ends
/// the program: then a document with a file is saved there, and a new one is saved as a copy in the program's folder
/// below `XDG_STATE_HOME`. Its window opens with that copy at the next start, with changes that are not saved. "Open
/// Recent" in the File menu has the ten files that were opened or saved last.
///
/// A program that is started with the names of files as arguments opens them; without any, and without documents that
/// were open when it ended last, the first group opens a new document, or asks for files if it only shows documents.
public struct DocumentGroup<Document, Content: View> {
  private let kind: DocumentKind
  private let content: @MainActor () -> AnyView

  private init(kind: DocumentKind, content: @escaping @MainActor () -> AnyView) {
    self.kind = kind
    self.content = content
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Creates a group of documents that are edited.
  ///
  /// - Parameters:
  ///   - newDocument: the contents of a new document; evaluated for each of them.
  ///   - editor: returns the views of a document.
  @MainActor @preconcurrency public init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    let kind = DocumentKind(values: Document.self, makeNew: { newDocument() })
    self.init(kind: kind) { AnyView(ValueDocumentContent(kind: kind, content: editor)) }
  }

  /// Creates a group of documents that are shown and not changed.
  ///
  /// - Parameter viewer: returns the views of a document.
  @MainActor @preconcurrency public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    let kind = DocumentKind(values: documentType, makeNew: nil)
    self.init(kind: kind) { AnyView(ValueDocumentContent(kind: kind, content: viewer)) }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a group of documents that are edited.
  ///
  /// The document is also in the environment of the views, as an environment object. As SwiftUI: the views register the
  /// actions that undo changes with ``EnvironmentValues/undoManager``, by which the group notices that there are
  /// changes to be saved. Without such actions, it follows the changes that the document publishes.
  ///
  /// - Parameters:
  ///   - newDocument: returns the contents of a new document.
  ///   - editor: returns the views of a document.
  @MainActor @preconcurrency public init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    let kind = DocumentKind(objects: Document.self, makeNew: { newDocument() })
    self.init(kind: kind) { AnyView(ObjectDocumentContent(kind: kind, content: editor)) }
  }

  /// Creates a group of documents that are shown and not changed.
  ///
  /// - Parameter viewer: returns the views of a document.
  @MainActor @preconcurrency public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    let kind = DocumentKind(objects: documentType, makeNew: nil)
    self.init(kind: kind) { AnyView(ObjectDocumentContent(kind: kind, content: viewer)) }
  }
}

extension DocumentGroup: Scene, _PrimitiveScene {
  public static func _collect(_ scene: DocumentGroup, into list: inout _SceneList) {
    var configuration = WindowConfiguration(content: scene.content)
    configuration.values = WindowValueType(DocumentPlace.self)
    configuration.documents = scene.kind
    list.add(configuration)
  }
}

/// The file of a document as the value of its window, with which it is restored.
struct DocumentPlace: Codable, Hashable {
  /// The path of the file, without links.
  let path: String
}
