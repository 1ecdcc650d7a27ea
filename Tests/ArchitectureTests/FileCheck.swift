/// Errors of files are told in words. Each check returns one sentence per violation.
enum FileCheck {
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
