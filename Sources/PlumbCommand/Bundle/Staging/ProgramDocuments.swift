/// The answer of a program to `--describe`: its documents and the name of its windows for the desktop.
struct ProgramDocuments: Equatable, Decodable {
  /// The name that the windows of the program give the desktop; `nil` if the program does not say so.
  var identifier: String?
  var documentTypes: [DocumentType] = []

  /// A type of files that the program opens.
  struct DocumentType: Equatable, Decodable {
    var identifier: String
    var name: String?
    var extensions: [String]
    var mimeTypes: [String]
    var isEditable: Bool
  }
}
