import Foundation

/// The documents of a program: its answer to `--describe`, and what `Plumb.json` adds.
struct ProgramDocuments: Equatable, Decodable {
  var documentTypes: [DocumentType] = []

  /// A type of files that the program opens.
  struct DocumentType: Equatable, Decodable {
    var identifier: String
    var name: String?
    var extensions: [String] = []
    var mimeTypes: [String] = []
    var isEditable = false

    private enum CodingKeys: String, CodingKey {
      case identifier, name, extensions, mimeTypes, isEditable
    }

    init(
      identifier: String, name: String? = nil, extensions: [String] = [], mimeTypes: [String] = [],
      isEditable: Bool = false
    ) {
      self.identifier = identifier
      self.name = name
      self.extensions = extensions
      self.mimeTypes = mimeTypes
      self.isEditable = isEditable
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      identifier = try container.decode(String.self, forKey: .identifier)
      name = try container.decodeIfPresent(String.self, forKey: .name)
      extensions = try container.decodeIfPresent([String].self, forKey: .extensions) ?? []
      mimeTypes = try container.decodeIfPresent([String].self, forKey: .mimeTypes) ?? []
      isEditable = try container.decodeIfPresent(Bool.self, forKey: .isEditable) ?? false
    }
  }

  private enum CodingKeys: String, CodingKey { case documentTypes }

  init(documentTypes: [DocumentType] = []) { self.documentTypes = documentTypes }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    documentTypes =
      try container.decodeIfPresent([DocumentType].self, forKey: .documentTypes) ?? []
  }

  /// Reads an answer; `nil` for that of a program whose engine does not know the question.
  init?(answer: String) {
    guard let found = try? JSONDecoder().decode(Self.self, from: Data(answer.utf8)) else {
      return nil
    }
    self = found
  }

  /// Returns the documents with types of `Plumb.json`, which replace the answers about types with their identifiers: a
  /// program does not know the extensions of types that it declares by an identifier.
  func completed(by types: [DocumentType]) -> ProgramDocuments {
    var completed = self
    for type in types {
      if let index = documentTypes.firstIndex(where: { $0.identifier == type.identifier }) {
        completed.documentTypes[index] = type
      } else {
        completed.documentTypes.append(type)
      }
    }
    return completed
  }
}
