/// The media types of documents, and those that the program brings itself.
enum OwnMimeType {
  /// The beginnings of identifiers of types that others have defined, for which systems have media types.
  private static let foreign = [
    "public.", "com.apple.", "com.adobe.", "com.microsoft.", "com.compuserve.", "com.truevision.",
    "org.gnu.", "org.iso.", "org.openxmlformats.", "org.tukaani.", "org.webmproject.",
  ]

  /// Returns the media types of documents of a type.
  ///
  /// One without any is found by its extensions, and has a type of the program's own with its identifier, or with that
  /// of the program if only an extension is known.
  ///
  /// - Parameter program: the identifier of the program.
  static func names(of type: ProgramDocuments.DocumentType, in program: String) -> [String] {
    if !type.mimeTypes.isEmpty { return type.mimeTypes }
    guard !isForeign(type), let usual = type.extensions.first else { return [] }
    let isDynamic = type.identifier.hasPrefix("dyn.")
    let identifier = isDynamic ? "\(program).\(usual)" : type.identifier
    return ["application/vnd.\(identifier.lowercased())"]
  }

  /// Returns whether a system knows the type without the program.
  static func isForeign(_ type: ProgramDocuments.DocumentType) -> Bool {
    foreign.contains { type.identifier.hasPrefix($0) }
  }

  /// Returns the file that tells the system the program's own types; `nil` if it has none.
  ///
  /// In the format of the Shared MIME-info Database of freedesktop.org.
  ///
  /// - Parameter program: the identifier of the program.
  static func packageFile(for documents: ProgramDocuments, in program: String) -> String? {
    let types = documents.documentTypes.filter { !isForeign($0) && !$0.extensions.isEmpty }
    let elements = types.flatMap { type in
      names(of: type, in: program).map { name in element(name, type) }
    }
    guard !elements.isEmpty else { return nil }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
      \(elements.joined(separator: "\n"))
      </mime-info>

      """
  }

  private static func element(_ name: String, _ type: ProgramDocuments.DocumentType) -> String {
    let comment = type.name ?? type.identifier
    let patterns = type.extensions.map { "    <glob pattern=\"*.\(XML.escaped($0))\"/>" }
    return """
        <mime-type type="\(XML.escaped(name))">
          <comment>\(XML.escaped(comment))</comment>
      \(patterns.joined(separator: "\n"))
        </mime-type>
      """
  }
}

/// Texts in files of XML.
enum XML {
  /// Returns a text for contents and attributes in quotation marks.
  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
      .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
  }
}
