internal import Foundation

/// The documents of a scene, of one type of the program.
struct DocumentKind {
  /// The type of the documents.
  let type: ObjectIdentifier
  let readableTypes: [UTType]
  let writableTypes: [UTType]
  /// Creates the contents of a new document; `nil` if documents are shown only.
  let makeNew: (@MainActor () -> any DocumentContents)?
  /// Creates the contents of a document from a file.
  let makeContents: @MainActor (FileDocumentReadConfiguration) throws -> any DocumentContents

  /// - Parameter makeNew: returns a new document; `nil` if documents are shown only.
  init<Document: FileDocument>(
    values type: Document.Type, makeNew: (@MainActor () -> Document)?
  ) {
    self.type = ObjectIdentifier(type)
    readableTypes = type.readableContentTypes
    writableTypes = type.writableContentTypes
    if let makeNew {
      self.makeNew = { ValueContents(makeNew()) }
    } else {
      self.makeNew = nil
    }
    makeContents = { ValueContents(try Document(configuration: $0)) }
  }

  /// - Parameter makeNew: returns a new document; `nil` if documents are shown only.
  init<Document: ReferenceFileDocument>(
    objects type: Document.Type, makeNew: (@MainActor () -> Document)?
  ) {
    self.type = ObjectIdentifier(type)
    readableTypes = type.readableContentTypes
    writableTypes = type.writableContentTypes
    if let makeNew {
      self.makeNew = { ObjectContents(makeNew()) }
    } else {
      self.makeNew = nil
    }
    makeContents = { ObjectContents(try Document(configuration: $0)) }
  }

  /// Whether documents can be changed and saved.
  var isEditor: Bool { makeNew != nil && !writableTypes.isEmpty }

  /// The name of the type, or else the extension of the files in capital letters, which names the documents among
  /// others; `nil` for none.
  var name: String? {
    let type = writableTypes.first ?? readableTypes.first
    return type?.localizedDescription ?? type?.preferredFilenameExtension?.uppercased()
  }

  /// Returns the type of a file; `nil` if such files cannot be read.
  func type(of url: URL) -> UTType? {
    let known = UTType(filenameExtension: url.pathExtension, conformingTo: .item)
    if let known, readableTypes.contains(where: { known.conforms(to: $0) }) { return known }
    return readableTypes.first { FileTypes([$0]).allows(url.lastPathComponent) }
  }

  /// Reads a file.
  @MainActor func contents(of url: URL) throws -> any DocumentContents {
    guard let type = type(of: url) else { throw DocumentError.unknownType(url) }
    return try contents(FileWrapper(document: url), type: type, of: url)
  }

  /// Creates the contents of a document from a file that was read.
  @MainActor func contents(
    _ file: FileWrapper, type: UTType, of url: URL
  ) throws -> any DocumentContents {
    do {
      return try makeContents(FileDocumentReadConfiguration(contentType: type, file: file))
    } catch {
      throw DocumentError.unreadable(url, error)
    }
  }
}

/// An error of a document, described in one sentence.
enum DocumentError: LocalizedError, CustomStringConvertible {
  case unknownType(URL)
  case unreadable(URL, any Error)
  case unwritable(URL, any Error)
  case openElsewhere(URL)

  var description: String {
    switch self {
    case .unknownType(let url):
      "“\(url.lastPathComponent)” could not be opened: the program has no documents of this type."
    case .unreadable(let url, let error):
      "“\(url.lastPathComponent)” could not be opened: \(Self.reason(error))"
    case .unwritable(let url, let error):
      "“\(url.lastPathComponent)” could not be saved: \(Self.reason(error))"
    case .openElsewhere(let url):
      "“\(url.lastPathComponent)” could not be saved: the file is open in another window."
    }
  }

  var errorDescription: String? { description }

  /// The words of an error of the program itself are left as they are.
  private static func reason(_ error: any Error) -> String {
    ErrorReason.isOfFoundation(error)
      ? "\(ErrorReason.clause(of: error))." : error.localizedDescription
  }
}
