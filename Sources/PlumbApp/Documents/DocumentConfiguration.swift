public import Foundation

/// A document that is a value, for the views that show it.
@MainActor @preconcurrency public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document. Setting it marks it as having changes that are not saved.
  @Binding public var document: Document
  /// The file of the document; `nil` for one that was not saved yet.
  public let fileURL: URL?
  /// Whether the document can be changed and saved.
  public let isEditable: Bool
}

/// A document that is an object, for the views that show it.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The file of the document; `nil` for one that was not saved yet.
  public let fileURL: URL?
  /// Whether the document can be changed and saved.
  public let isEditable: Bool
}

/// The properties of a document for the views that show it.
public struct DocumentConfiguration: Equatable, Sendable {
  /// The file of the document; `nil` for one that was not saved yet.
  public let fileURL: URL?
  /// Whether the document can be changed and saved.
  public let isEditable: Bool
}

extension EnvironmentValues {
  /// The properties of the document of the window; `nil` outside of a document group.
  @EnvironmentEntry public internal(set) var documentConfiguration: DocumentConfiguration?
}
