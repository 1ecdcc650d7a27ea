public import Foundation

/// A document as a value, which is read from a file and written to one.
public protocol FileDocument {
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

  /// Returns the file of the document.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file from which a document is created.
public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// The properties of the file to which a document is written.
public struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that is replaced; `nil` for a new one.
  public let existingFile: FileWrapper?
}

extension URL {
  /// Returns true: files that a person has chosen are accessible on this platform.
  ///
  /// As Foundation on a Mac, where a file outside of a program's sandbox is made accessible.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Has no effect on this platform.
  public func stopAccessingSecurityScopedResource() {}
}
