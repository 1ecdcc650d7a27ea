public import Foundation

/// A document as an object, of which a snapshot is written to a file.
public protocol ReferenceFileDocument: ObservableObject {
  /// The contents of the document at a time, which can be written while the document changes.
  associatedtype Snapshot

  /// The configuration from which a document is created.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The configuration for which a document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration

  /// The types of files that can be read.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that can be written; by default the types of files that can be read.
  static var writableContentTypes: [UTType] { get }

  /// Creates a document from a file.
  init(configuration: ReadConfiguration) throws

  /// Returns the contents of the document as they are now, on the main actor.
  func snapshot(contentType: UTType) throws -> Snapshot

  /// Returns the file of a snapshot; called off the main actor.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

extension View {
  /// Asks a person where to write a document while a binding is true, and writes it.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown.
  ///   - document: the document; without one, an error is handed over and no dialog is shown.
  ///   - contentType: the type of the file.
  ///   - defaultFilename: the name that is proposed, with or without an extension.
  ///   - onCompletion: called with the file that was written, or with an error. Not called when nothing is chosen.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType,
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileExporter(
      isPresented: isPresented, document: document, contentTypes: [contentType],
      defaultFilename: defaultFilename, onCompletion: onCompletion)
  }

  /// Asks a person where to write a document while a binding is true, and writes it.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown.
  ///   - document: the document; without one, an error is handed over and no dialog is shown.
  ///   - contentTypes: the possible types of the file, the first by default; none for the types as which the document
  ///     can be written.
  ///   - defaultFilename: the name that is proposed, with or without an extension.
  ///   - onCompletion: called with the file that was written, or with an error.
  ///   - onCancellation: called when the dialog is closed without a choice.
  nonisolated public func fileExporter<D: ReferenceFileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FileExportModifier(
        isPresented: isPresented,
        content: document.map { document in
          let take = SentValue<(UTType) throws -> (URL) throws -> Void>(value: { type in
            let snapshot = try document.snapshot(contentType: type)
            return { url in
              let configuration = FileDocumentWriteConfiguration(
                contentType: type, existingFile: nil)
              try document.fileWrapper(snapshot: snapshot, configuration: configuration)
                .write(to: url, options: .atomic)
            }
          })
          return FileExport(
            contentTypes: contentTypes.isEmpty ? D.writableContentTypes : contentTypes,
            name: defaultFilename,
            source: .snapshot { type in
              // The document may be read on the main actor only.
              let write = SentValue(value: try take.value(type))
              return { try write.value($0) }
            })
        }, completion: onCompletion, cancellation: onCancellation))
  }
}

extension View {
  /// Asks a person for a folder for several documents while a binding is true, and writes them.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown.
  ///   - documents: the documents. They get the names that their file wrappers prefer.
  ///   - contentTypes: the possible types of the files, of which the first is used; none for the types as which the
  ///     documents can be written.
  ///   - onCompletion: called with the files that were written, or with an error.
  ///   - onCancellation: called when the dialog is closed without a choice.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: FileDocument {
    let type = contentTypes.first ?? C.Element.writableContentTypes.first ?? .data
    let write = SentValue<(URL) throws -> [URL]>(value: {
      try FileExport.write(Array(documents), as: type, in: $0)
    })
    return modifier(
      FileDialogModifier(
        isPresented: isPresented, purpose: .folders(several: false), contentTypes: [.folder],
        title: "Export",
        completion: { folders in
          guard let folder = folders.first else { return }
          FileExport.perform(onCompletion) { try write.value(folder) }
        }, cancellation: onCancellation))
  }
}
