import SwiftUI
import UniformTypeIdentifiers

/// A plain text as a document.
struct TextDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }

  var text: String

  init(text: String = "") {
    self.text = text
  }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let text = String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }

  /// Adds a line with a day at the end.
  mutating func append(date: Date) {
    if !text.isEmpty, !text.hasSuffix("\n") { text += "\n" }
    text += date.formatted(date: .long, time: .omitted) + "\n"
  }
}

/// The numbers of things in a text.
struct TextCounts: Equatable {
  let words: Int
  let characters: Int

  init(_ text: String) {
    words = text.split(whereSeparator: \.isWhitespace).count
    characters = text.count { !$0.isNewline }
  }

  /// The minutes that reading takes, at 200 words each.
  var minutes: Int { (words + 199) / 200 }
}
