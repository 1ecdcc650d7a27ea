/// A type of documents as tools know it; its property names are the keys of its JSON.
package struct DocumentTypeDescription: Encodable, Equatable {
  package var identifier: String
  /// The last part of the identifier in words, such as `plain text`.
  package var name: String
  /// The extensions of files without a point, the usual one first.
  package var extensions: [String]
  package var mimeTypes: [String]
  /// Whether documents of the type can be changed and saved.
  package var isEditable: Bool
}

extension DocumentKind {
  /// The types of files that can be opened, in their order.
  var typeDescriptions: [DocumentTypeDescription] {
    readableTypes.map { type in
      let part = type.identifier.split(separator: ".").last.map(String.init) ?? type.identifier
      return DocumentTypeDescription(
        identifier: type.identifier, name: part.replacing("-", with: " "),
        extensions: type.filenameExtensions, mimeTypes: [type.preferredMIMEType].compactMap(\.self),
        isEditable: isEditor && writableTypes.contains { type.conforms(to: $0) })
    }
  }
}
