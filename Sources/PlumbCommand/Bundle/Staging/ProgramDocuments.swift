import Foundation

/// The answer of a program to `--describe`: its documents and the name of its windows for the desktop.
struct ProgramDocuments: Equatable, Decodable {
  /// The name that the windows of the program give the desktop; `nil` if the program does not say so.
  var identifier: String?
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

  private enum CodingKeys: String, CodingKey { case identifier, documentTypes }

  init(identifier: String? = nil, documentTypes: [DocumentType] = []) {
    self.identifier = identifier
    self.documentTypes = documentTypes
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    identifier = try container.decodeIfPresent(String.self, forKey: .identifier)
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
}
