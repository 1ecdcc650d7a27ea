internal import Foundation

/// The copies of documents with changes that were not saved when the program ended.
struct DocumentRecovery {
  /// The folder of the copies, which nothing else uses; it is made for the first one.
  let folder: URL

  /// Saves a copy of a document.
  ///
  /// - Returns: the name of the copy.
  @MainActor func save(_ document: WindowDocument) throws -> String {
    guard let type = document.savedType ?? document.kind.writableTypes.first else {
      throw CocoaError(.fileWriteUnknown)
    }
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let ending = document.fileURL?.pathExtension ?? type.preferredFilenameExtension ?? ""
    let name = UUID().uuidString + (ending.isEmpty ? "" : "." + ending)
    try document.contents.writer(as: type)(folder.appending(path: name))
    return name
  }

  /// Returns the contents of a copy.
  @MainActor func contents(of name: String, as kind: DocumentKind) throws -> any DocumentContents {
    let url = folder.appending(path: name)
    guard let type = kind.type(of: url) ?? kind.writableTypes.first else {
      throw DocumentError.unknownType(url)
    }
    return try kind.contents(FileWrapper(url: url), type: type, of: url)
  }

  /// Removes a copy.
  func remove(_ name: String) {
    try? FileManager.default.removeItem(at: folder.appending(path: name))
  }
}
