public import Foundation

extension View {
  /// Asks a person for a file to import while a binding is true.
  ///
  /// The desktop shows the dialog; if it has none, a sheet is shown. The binding becomes false when the dialog is
  /// closed; if nothing was chosen, `onCompletion` is not called.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown.
  ///   - allowedContentTypes: the types of files that can be chosen; `UTType.folder` for folders, none for all files.
  ///   - onCompletion: called with the file.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: false
    ) { result in
      onCompletion(
        result.flatMap { files in
          files.first.map { .success($0) } ?? .failure(CocoaError(.userCancelled))
        })
    }
  }

  /// Asks a person for files to import while a binding is true; see the other method.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown.
  ///   - allowedContentTypes: the types of files that can be chosen; `UTType.folder` for folders, none for all files.
  ///   - allowsMultipleSelection: whether several files can be chosen.
  ///   - onCompletion: called with the files.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion,
      onCancellation: {})
  }

  /// Asks a person for files to import while a binding is true; see the other methods.
  ///
  /// - Parameters:
  ///   - isPresented: whether the dialog is shown.
  ///   - allowedContentTypes: the types of files that can be chosen; `UTType.folder` for folders, none for all files.
  ///   - allowsMultipleSelection: whether several files can be chosen.
  ///   - onCompletion: called with the files.
  ///   - onCancellation: called when the dialog is closed without a choice.
  nonisolated public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    allowsMultipleSelection: Bool = false,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void,
    onCancellation: @escaping () -> Void
  ) -> some View {
    let isForFolders =
      !allowedContentTypes.isEmpty
      && allowedContentTypes.allSatisfy { $0.conforms(to: .directory) }
    return modifier(
      FileDialogModifier(
        isPresented: isPresented,
        purpose: isForFolders
          ? .folders(several: allowsMultipleSelection) : .files(several: allowsMultipleSelection),
        contentTypes: allowedContentTypes, title: "Open",
        completion: { onCompletion(.success($0)) }, cancellation: onCancellation))
  }
}
