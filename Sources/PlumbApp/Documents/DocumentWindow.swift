internal import Foundation

/// A window of a program with documents: its document, and the questions about it to a person.
@Observable @MainActor final class DocumentWindow {
  /// The document; `nil` for a window that shows none.
  let document: WindowDocument?
  /// The documents of the program, by their scenes.
  let kinds: [DocumentKind]
  /// Whether the window is for a document and shows none.
  let isPlaceholder: Bool
  @ObservationIgnored private weak var list: (any DocumentList)?
  @ObservationIgnored private let work: FileWork
  /// Whether a person is asked for files to open.
  var asksForFiles: Bool
  /// Whether a person is asked for the place of the document.
  var asksForPlace = false
  /// Whether a person is asked what becomes of the changes before the window closes.
  var asksToSave = false
  /// Whether a person is asked to lose the changes.
  var asksToRevert = false
  /// Whether a person is asked to replace the changes of another program.
  var asksToReplace = false
  /// Whether an error is shown to a person.
  var showsFailure = false
  /// The error in one sentence.
  private(set) var failure = ""
  /// Called with whether the window may close, once that is known.
  @ObservationIgnored private var closing: (@MainActor (Bool) -> Void)?

  /// - Parameters:
  ///   - isPlaceholder: whether the window is for a document and shows none, so that a person is asked for files.
  ///   - list: the windows of the program; `nil` for one without a program around it.
  init(
    _ document: WindowDocument?, kinds: [DocumentKind], isPlaceholder: Bool = false,
    list: (any DocumentList)? = nil, work: FileWork = FileWork()
  ) {
    self.document = document
    self.kinds = kinds
    self.isPlaceholder = isPlaceholder
    asksForFiles = isPlaceholder
    self.list = list
    self.work = work
  }

  /// Shows an error to a person.
  func show(_ error: any Error) {
    asksForFiles = false
    failure =
      ErrorReason.isOfFoundation(error)
      ? "The file cannot be used: \(ErrorReason.clause(of: error))." : error.localizedDescription
    showsFailure = true
  }

  /// Shows errors to a person, if there are any.
  func show(_ errors: [any Error]) {
    if let first = errors.first { show(first) }
  }

  /// Called when a person has dismissed an error.
  func failureDidEnd() {
    asksForFiles = isPlaceholder
  }

  // MARK: Opening

  /// Opens the window of a new document.
  ///
  /// - Parameter kind: the index of the documents of the program.
  func makeNew(_ kind: Int) {
    guard kinds.indices.contains(kind), let contents = kinds[kind].makeNew?() else { return }
    list?.openWindow(for: contents, of: kind, url: nil)
  }

  /// Opens the window of a document that was created. Returns whether the program has such documents.
  func openNew(_ contents: any DocumentContents, of type: ObjectIdentifier) -> Bool {
    guard let kind = kinds.firstIndex(where: { $0.type == type && $0.makeNew != nil }) else {
      return false
    }
    list?.openWindow(for: contents, of: kind, url: nil)
    return true
  }

  /// The files of the documents that were opened last; `nil` without a program around the window.
  var recentDocuments: RecentDocuments? { list?.recentDocuments }

  /// Opens files that a person has chosen.
  func openFiles(_ urls: [URL]) {
    for url in urls {
      openFile(url) { [weak self] error in
        if let error { self?.show(error) }
      }
    }
  }

  /// Opens the window of a file, or brings it to the front.
  ///
  /// - Parameter completion: called with an error, or with `nil` when the file was read.
  func openFile(_ url: URL, completion: @escaping @MainActor ((any Error)?) -> Void) {
    let url = url.documentURL
    if list?.show(url) == true {
      closePlaceholder()
      return completion(nil)
    }
    guard let kind = kinds.firstIndex(where: { $0.type(of: url) != nil }),
      let type = kinds[kind].type(of: url)
    else { return completion(DocumentError.unknownType(url)) }
    work.perform {
      SentValue(value: try FileWrapper(document: url))
    } completion: { [weak self] (result: Result<SentValue<FileWrapper>, any Error>) in
      guard let self else { return }
      do {
        let contents = try kinds[kind].contents(try result.get().value, type: type, of: url)
        list?.openWindow(for: contents, of: kind, url: url)
        closePlaceholder()
        completion(nil)
      } catch {
        completion(error)
      }
    }
  }

  /// Closes a window for a document that shows none.
  func closePlaceholder() {
    if isPlaceholder { list?.close(self) }
  }

  // MARK: Saving

  /// Saves the document, and asks for its place if it has none.
  func save() {
    guard let document, document.kind.isEditor else { return }
    guard let url = document.fileURL, let type = document.savedType else {
      asksForPlace = true
      return
    }
    if document.wasWrittenElsewhere {
      asksToReplace = true
    } else {
      write(to: url, as: type)
    }
  }

  /// Saves the document over the changes of another program.
  func replace() {
    guard let url = document?.fileURL, let type = document?.savedType else { return }
    write(to: url, as: type)
  }

  /// Saves the document in the place that a person has chosen.
  func save(to url: URL) {
    guard let document else { return }
    let target = document.export.target(for: url)
    write(to: target.url.documentURL, as: target.type)
  }

  private func write(to url: URL, as type: UTType) {
    guard let document else { return }
    if list?.isOpen(url, besides: self) == true {
      fail(DocumentError.openElsewhere(url))
      return
    }
    document.write(to: url, as: type) { [weak self] error in
      guard let self else { return }
      if let error { return fail(error) }
      list?.documentDidMove(in: self)
      endClosing(!document.isEdited)
    }
  }

  private func fail(_ error: any Error) {
    show(error)
    endClosing(false)
  }

  /// Reads the file of the document again.
  func revert() {
    do { try document?.revert() } catch { show(error) }
  }

  // MARK: Closing

  /// Whether there are changes about which a person is asked before the window closes.
  var hasUnsavedChanges: Bool { document?.isEdited == true }

  /// Asks a person what becomes of the changes.
  ///
  /// - Parameter completion: called with whether the window may close.
  func confirmClosing(_ completion: @escaping @MainActor (Bool) -> Void) {
    endClosing(false)
    closing = completion
    asksToSave = true
  }

  /// Ends the question about the changes with an answer, if it was asked.
  func endClosing(_ mayClose: Bool) {
    let completion = closing
    closing = nil
    completion?(mayClose)
  }
}

/// The windows of a program with documents, as each of them can use the others.
@MainActor protocol DocumentList: AnyObject {
  /// Opens a window for a document.
  ///
  /// - Parameters:
  ///   - kind: the index of the documents of the program.
  ///   - url: the file from which the contents were read; `nil` for a new document.
  func openWindow(for contents: any DocumentContents, of kind: Int, url: URL?)

  /// Brings the window of a file to the front. Returns whether there is one.
  func show(_ url: URL) -> Bool

  /// Returns whether a file is open in another window.
  func isOpen(_ url: URL, besides window: DocumentWindow) -> Bool

  /// Closes a window, after windows that were opened before.
  func close(_ window: DocumentWindow)

  /// The files of the documents that were opened last.
  var recentDocuments: RecentDocuments { get }

  /// Called when the document of a window has another file.
  func documentDidMove(in window: DocumentWindow)
}

extension URL {
  /// The file behind links, which are not replaced by documents.
  var documentURL: URL { standardizedFileURL.resolvingSymlinksInPath() }
}
