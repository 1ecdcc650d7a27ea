public import Foundation

/// An action that opens a window for a new document.
///
/// The program needs a document group that edits documents of the type; without one, a warning is printed.
public struct NewDocumentAction {
  let context: (any WindowContext)?

  /// Opens a window for a document that is a value.
  ///
  /// - Parameter newDocument: the document that the window shows first.
  @MainActor @preconcurrency public func callAsFunction<D: FileDocument>(
    _ newDocument: @autoclosure @escaping () -> D
  ) {
    perform(ValueContents(newDocument()), of: ObjectIdentifier(D.self))
  }

  /// Opens a window for a document that is an object.
  ///
  /// - Parameter newDocument: returns the document that the window shows first.
  @MainActor @preconcurrency public func callAsFunction<D: ReferenceFileDocument>(
    _ newDocument: @escaping () -> D
  ) {
    perform(ObjectContents(newDocument()), of: ObjectIdentifier(D.self))
  }

  @MainActor private func perform(_ contents: any DocumentContents, of type: ObjectIdentifier) {
    if context?.documents?.openNew(contents, of: type) == true { return }
    RuntimeWarning.showOnce(
      "newDocument had no effect, because the program has no document group that edits such "
        + "documents.")
  }
}

/// An action that opens the document of a file.
public struct OpenDocumentAction {
  let context: (any WindowContext)?

  /// Opens a window for a file, or brings the window of the file to the front.
  ///
  /// - Throws: an error with a sentence for the user if the file cannot be read, or no document group of the program
  ///   reads files of the type.
  @MainActor @preconcurrency public func callAsFunction(at url: URL) async throws {
    guard let documents = context?.documents else { throw DocumentError.unknownType(url) }
    let error: (any Error)? = await withCheckedContinuation { continuation in
      documents.openFile(url) { error in continuation.resume(returning: error) }
    }
    if let error { throw error }
  }
}

// Passed on by any code, and used on the main actor only.
extension NewDocumentAction: @unchecked Sendable {}
extension OpenDocumentAction: @unchecked Sendable {}

extension EnvironmentValues {
  /// The action that opens a window for a new document.
  public var newDocument: NewDocumentAction {
    NewDocumentAction(context: windowContext)
  }

  /// The action that opens the document of a file.
  public var openDocument: OpenDocumentAction {
    OpenDocumentAction(context: windowContext)
  }
}
