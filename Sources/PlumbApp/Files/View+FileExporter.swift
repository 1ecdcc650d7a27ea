public import Foundation

extension View {
  /// Asks a person where to write a document while a binding is true, and writes it.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown.
  ///   - document: the document; without one, an error is handed over and no dialog is shown.
  ///   - contentType: the type of the file.
  ///   - defaultFilename: the name that is proposed, with or without an extension.
  ///   - onCompletion: called with the file that was written, or with an error. Not called when nothing is chosen.
  nonisolated public func fileExporter<D: FileDocument>(
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
  nonisolated public func fileExporter<D: FileDocument>(
    isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FileExportModifier(
        isPresented: isPresented,
        content: document.map { document in
          let write = SentValue<(UTType, URL) throws -> Void>(value: { type, url in
            let configuration = FileDocumentWriteConfiguration(
              contentType: type, existingFile: nil)
            try document.fileWrapper(configuration: configuration)
              .write(to: url, options: .atomic)
          })
          return FileExport(
            contentTypes: contentTypes.isEmpty ? D.writableContentTypes : contentTypes,
            name: defaultFilename,
            source: .document { type, url in try write.value(type, url) })
        }, completion: onCompletion, cancellation: onCancellation))
  }

  /// Asks a person for a folder for several documents while a binding is true, and writes them.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown.
  ///   - documents: the documents. They get the names that their file wrappers prefer.
  ///   - contentType: the type of the files.
  ///   - onCompletion: called with the files that were written, or with an error.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, documents: C, contentType: UTType,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View where C.Element: FileDocument {
    let write = SentValue<(URL) throws -> [URL]>(value: {
      try FileExport.write(Array(documents), as: contentType, in: $0)
    })
    return modifier(
      FileDialogModifier(
        isPresented: isPresented, purpose: .folders(several: false), contentTypes: [.folder],
        title: "Export",
        completion: { folders in
          guard let folder = folders.first else { return }
          FileExport.perform(onCompletion) { try write.value(folder) }
        }, cancellation: {}))
  }

  /// Asks a person where to write a value while a binding is true, and writes it.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown.
  ///   - item: the value; without one, an error is handed over and no dialog is shown.
  ///   - contentTypes: the possible types of the file, the first by default; none for the types as which the value is
  ///     transferred.
  ///   - defaultFilename: the name that is proposed, with or without an extension.
  ///   - onCompletion: called with the file that was written, or with an error.
  ///   - onCancellation: called when the dialog is closed without a choice.
  nonisolated public func fileExporter<T: Transferable>(
    isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [],
    defaultFilename: String? = nil,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    modifier(
      FileExportModifier(
        isPresented: isPresented,
        content: item.map { item in
          FileExport(
            contentTypes: contentTypes.isEmpty ? T.exportedContentTypes : contentTypes,
            name: defaultFilename, source: .value { try await item.exported(as: $0) })
        }, completion: onCompletion, cancellation: onCancellation))
  }

  /// Asks a person for a folder for several values while a binding is true, and writes them.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown.
  ///   - items: the values; without any, no dialog is shown.
  ///   - contentTypes: the types of the files, of which the first is used; none for the types as which the values are
  ///     transferred.
  ///   - onCompletion: called with the files that were written, or with an error.
  ///   - onCancellation: called when the dialog is closed without a choice.
  nonisolated public func fileExporter<C: Collection>(
    isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element: Transferable {
    let values = SentValue(value: Array(items))
    return modifier(
      FileDialogModifier(
        isPresented: Binding(
          get: { isPresented.wrappedValue && !values.value.isEmpty },
          set: { isPresented.wrappedValue = $0 }),
        purpose: .folders(several: false), contentTypes: [.folder], title: "Export",
        completion: { folders in
          guard let folder = folders.first else { return }
          FileExport.perform(onCompletion) {
            try await FileExport.write(values.value, as: contentTypes, in: folder)
          }
        }, cancellation: onCancellation))
  }

  /// Asks a person for the folder to which to move a file while a binding is true, and moves it.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown.
  ///   - file: the file; without one, no dialog is shown.
  ///   - onCompletion: called with the new place of the file, or with an error. A file of the same name is kept and is
  ///     an error.
  ///   - onCancellation: called when the dialog is closed without a choice.
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?,
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View {
    fileMover(
      isPresented: isPresented, files: file.map { [$0] } ?? [],
      onCompletion: { result in
        onCompletion(
          result.flatMap { files in
            files.first.map { .success($0) } ?? .failure(FileError.nothingToExport)
          })
      }, onCancellation: onCancellation)
  }

  /// Asks a person for the folder to which to move files while a binding is true, and moves them.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown.
  ///   - files: the files; without any, no dialog is shown.
  ///   - onCompletion: called with the new places of the files, or with an error. A file of the same name is kept and
  ///     is an error; the files before it have been moved.
  ///   - onCancellation: called when the dialog is closed without a choice.
  nonisolated public func fileMover<C: Collection>(
    isPresented: Binding<Bool>, files: C,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void = {}
  ) -> some View where C.Element == URL {
    modifier(
      FileDialogModifier(
        isPresented: Binding(
          get: { isPresented.wrappedValue && !files.isEmpty },
          set: { isPresented.wrappedValue = $0 }),
        purpose: .folders(several: false), contentTypes: [.folder], title: "Move",
        confirmation: "Move",
        completion: { folders in
          guard let folder = folders.first else { return }
          let files = Array(files)
          FileExport.perform(onCompletion) {
            try files.map { try FileExport.move($0, to: folder) }
          }
        }, cancellation: onCancellation))
  }
}
