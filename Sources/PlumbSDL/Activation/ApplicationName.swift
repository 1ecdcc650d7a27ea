/// The name of a program on the bus of the session: the name of its desktop entry.
package struct ApplicationName: Hashable, Sendable {
  /// The bus name.
  package let service: String

  /// Creates the name of a program.
  ///
  /// - Parameter id: the name of the desktop entry without the extension, such as `org.example.Pets`.
  /// - Returns: `nil` for a name that the bus does not allow, as one without a dot.
  package init?(_ id: String) {
    let elements = id.split(separator: ".", omittingEmptySubsequences: false)
    guard id.utf8.count <= 255, elements.count > 1, elements.allSatisfy(Self.isElement) else {
      return nil
    }
    service = id
  }

  /// The path of the program's object, in the notation of the Desktop Entry Specification: paths have neither dots nor
  /// hyphens.
  var path: String {
    let characters = service.map { character -> Character in
      switch character {
      case ".": "/"
      case "-": "_"
      default: character
      }
    }
    return "/" + String(characters)
  }

  private static func isElement(_ element: Substring) -> Bool {
    guard let first = element.utf8.first, !isDigit(first) else { return false }
    return element.utf8.allSatisfy { isDigit($0) || isLetter($0) }
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    // The bit by which small letters differ from capital ones.
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
  }
}
