import SwiftUI
import UniformTypeIdentifiers

extension UTType {
  /// The type of plain texts.
  static var exampleText: UTType {
    UTType(importedAs: "com.example.plain-text", conformingTo: .plainText)
  }
}

/// A plain text as a document.
struct PlainTextDocument: FileDocument {
  static var readableContentTypes: [UTType] { [.exampleText, .plainText] }
  static var writableContentTypes: [UTType] { [.plainText] }

  var text: String

  init(text: String = "") {
    self.text = text
  }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let string = String(data: data, encoding: .utf8)
    else {
      throw CocoaError(.fileReadCorruptFile)
    }
    text = string
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    .init(regularFileWithContents: Data(text.utf8))
  }
}

/// An editor of plain texts, each in a window of its own.
struct PlainTextApp: App {
  var body: some Scene {
    DocumentGroup(newDocument: PlainTextDocument()) { file in
      PlainTextView(document: file.$document)
    }
    .defaultSize(width: 480, height: 320)
  }
}

private struct PlainTextView: View {
  @Binding var document: PlainTextDocument

  var body: some View {
    TextEditor(text: $document.text)
  }
}
