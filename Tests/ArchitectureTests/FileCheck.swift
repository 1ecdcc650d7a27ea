/// Files are read by functions that look at their kind and size, and errors of files are told in words. Each check
/// returns one sentence per violation.
enum FileCheck {
  /// The beginnings of calls that wait for ever at a pipe, and fill the memory from a device.
  private static let directReads = [
    ["Data", "(", "contentsOf"], ["String", "(", "contentsOf"], ["String", "(", "contentsOfFile"],
    ["NSData", "(", "contentsOf"], ["NSDictionary", "(", "contentsOf"],
    ["XMLParser", "(", "contentsOf"], [".", "contents", "(", "atPath"],
    ["FileHandle", "(", "forReadingAtPath"], ["FileHandle", "(", "forReadingFrom"],
    ["FileHandle", "(", "forUpdating"], ["FileHandle", "(", "forUpdatingAtPath"],
    ["InputStream", "(", "url"], ["InputStream", "(", "fileAtPath"],
  ]

  static func directReads(_ files: [SourceFile]) -> [String] {
    files.filter { $0.module != nil }.flatMap { file in
      directReads.flatMap { file.occurrences(of: $0) }.map {
        "\(file.place($0)): reads whatever is in the place of a file, which may be a pipe or a"
          + " device without end. Use RegularFile."
      }
    }
  }

  /// The files that show errors of a program itself, whose words may be any.
  static let shownErrors: Set = [
    "Sources/PlumbFiles/ErrorReason.swift", "Sources/PlumbControls/Alert/View+Alert.swift",
    "Sources/PlumbApp/Documents/DocumentKind.swift",
    "Sources/PlumbApp/Documents/DocumentWindow.swift",
  ]

  static func numberedErrors(_ files: [SourceFile]) -> [String] {
    files.filter { $0.module != nil && !shownErrors.contains($0.path) }.flatMap { file in
      file.occurrences(of: "error", ".", "localizedDescription").map {
        "\(file.place($0)): shows the words of Foundation, which are a number for many errors. Use"
          + " ErrorReason."
      }
    }
  }

  /// Every file that may show such errors shows some.
  static func deadShownErrors(_ files: [SourceFile]) -> [String] {
    let found = files.filter { !$0.occurrences(of: "error", ".", "localizedDescription").isEmpty }
    return shownErrors.subtracting(found.map(\.path)).sorted().map {
      "\($0) may show the words of errors, but does not. Remove the entry."
    }
  }
}
