internal import Foundation

/// The document of a window: its contents, its file, and whether it has changes that are not saved.
@Observable @MainActor final class WindowDocument {
  let kind: DocumentKind
  let contents: any DocumentContents
  let undoManager = UndoManager()
  /// The number among the documents that were not saved yet, from 1.
  let number: Int
  /// The name of the copy from which the changes of an earlier start were restored; `nil` for none.
  let recoveredCopy: String?
  /// The file; `nil` for a document that was not saved yet.
  private(set) var fileURL: URL?
  /// Whether there are changes that are not saved.
  private(set) var isEdited = false
  /// Whether the file can be written.
  private var isWritable = true
  @ObservationIgnored private var savedVersion: DocumentVersion
  @ObservationIgnored private let work: FileWork
  /// The date of the file when it was read or written; `nil` without a file.
  @ObservationIgnored private var fileDate: Date?
  @ObservationIgnored private var isWriting = false
  /// The writes that wait for the one in progress.
  @ObservationIgnored private var waiting: [@MainActor () -> Void] = []

  /// - Parameters:
  ///   - url: the file from which the contents were read; `nil` for a new document.
  ///   - number: the number among new documents, from 1.
  ///   - recoveredCopy: the name of the copy from which the contents were read, with changes that are not in the file.
  init(
    _ contents: any DocumentContents, of kind: DocumentKind, url: URL? = nil, number: Int = 1,
    recoveredCopy: String? = nil, work: FileWork = FileWork()
  ) {
    self.contents = contents
    self.kind = kind
    self.number = number
    self.work = work
    self.recoveredCopy = recoveredCopy
    fileURL = url
    savedVersion = contents.documentVersion
    contents.follow(undoManager) { [weak self] in self?.update() }
    undoManager.stateDidChange = { [weak self] in self?.update() }
    // From now on the version includes the state of the undo manager.
    savedVersion = recoveredCopy != nil ? .ofNoContents : contents.documentVersion
    followFile()
    // Another program may have written the file since; a person is asked before it is replaced.
    if recoveredCopy != nil { fileDate = nil }
    update()
  }

  /// Creates a new document; `nil` for documents that are shown only.
  convenience init?(newOf kind: DocumentKind, number: Int = 1, work: FileWork = FileWork()) {
    guard let makeNew = kind.makeNew else { return nil }
    self.init(makeNew(), of: kind, number: number, work: work)
  }

  /// The name of the file without its extension, or the name of a new document.
  var name: String {
    if let fileURL { return fileURL.deletingPathExtension().lastPathComponent }
    return (number == 1 ? Text("Untitled") : Text("Untitled \(number)")).programString
  }

  /// Whether the document can be changed and saved.
  var isEditable: Bool { kind.isEditor && isWritable }

  /// The properties of the document for its views.
  var configuration: DocumentConfiguration {
    DocumentConfiguration(fileURL: fileURL, isEditable: isEditable)
  }

  private func update() {
    let edited = contents.documentVersion != savedVersion && kind.isEditor
    if edited != isEdited { isEdited = edited }
  }

  // MARK: The file

  /// The type as which the file is saved; `nil` if it cannot be saved, or there is no file.
  var savedType: UTType? {
    guard let fileURL, let type = kind.type(of: fileURL), isWritable else { return nil }
    return kind.writableTypes.contains { type.conforms(to: $0) } ? type : nil
  }

  /// The export for which a person selects a file: the proposed name, and the types.
  var export: FileExport {
    FileExport(
      contentTypes: kind.writableTypes, name: fileURL?.lastPathComponent ?? name,
      source: .document { _, _ in })
  }

  /// Whether another program has written the file since it was read.
  var wasWrittenElsewhere: Bool {
    guard let fileURL, let date = Self.date(of: fileURL) else { return false }
    return date != fileDate
  }

  private func followFile() {
    guard let fileURL else { return }
    fileDate = Self.date(of: fileURL)
    isWritable = FileManager.default.isWritableFile(atPath: fileURL.path)
  }

  private static func date(of url: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.path)
    return attributes?[.modificationDate] as? Date
  }

  /// Writes the document to a file, which becomes the file of the document.
  ///
  /// - Parameter completion: called with an error, or with `nil` when the file is written.
  func write(to url: URL, as type: UTType, completion: @escaping @MainActor ((any Error)?) -> Void)
  {
    if isWriting {
      // One after the other, so that the last one remains.
      waiting.append { [weak self] in self?.write(to: url, as: type, completion: completion) }
      return
    }
    let version = contents.documentVersion
    let write: @Sendable (URL) throws -> Void
    do { write = try contents.writer(as: type) } catch {
      return completion(DocumentError.unwritable(url, error))
    }
    isWriting = true
    work.perform {
      do { try write(url) } catch let error as FileError { throw error } catch {
        throw DocumentError.unwritable(url, error)
      }
    } completion: { [weak self] (result: Result<Void, any Error>) in
      self?.didWrite(to: url, version, result, completion)
    }
  }

  private func didWrite(
    to url: URL, _ version: DocumentVersion, _ result: Result<Void, any Error>,
    _ completion: @MainActor ((any Error)?) -> Void
  ) {
    isWriting = false
    switch result {
    case .success:
      if fileURL != url { fileURL = url }
      savedVersion = version
      followFile()
      update()
      completion(nil)
    case .failure(let error): completion(error)
    }
    if !waiting.isEmpty { waiting.removeFirst()() }
  }

  /// Saves the document in its file at once, at the end of the program.
  ///
  /// - Returns: `false` if there is no file, another program has written it, or it cannot be written.
  func saveInPlace() -> Bool {
    guard let fileURL, let type = savedType, !wasWrittenElsewhere else { return false }
    let version = contents.documentVersion
    do { try contents.writer(as: type)(fileURL) } catch { return false }
    savedVersion = version
    followFile()
    update()
    return true
  }

  /// Reads the file again, and forgets the changes since.
  func revert() throws {
    guard let fileURL, let type = kind.type(of: fileURL) else { return }
    let file = try FileWrapper(document: fileURL)
    do {
      try contents.takeContents(of: FileDocumentReadConfiguration(contentType: type, file: file))
    } catch {
      throw DocumentError.unreadable(fileURL, error)
    }
    undoManager.removeAllActions()
    savedVersion = contents.documentVersion
    followFile()
    update()
  }
}

/// The reading and writing of files: off the main actor, as a disk may take seconds.
struct FileWork {
  /// Whether work is done at once.
  var isImmediate = false

  /// Performs work, and hands its result over on the main actor.
  @MainActor func perform<Value: Sendable>(
    _ work: @escaping @Sendable () throws -> Value,
    completion: @escaping @MainActor (Result<Value, any Error>) -> Void
  ) {
    if isImmediate { return completion(Result(catching: work)) }
    FileExport.perform(completion, work)
  }
}
