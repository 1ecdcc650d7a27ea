import SwiftUI
import UniformTypeIdentifiers

/// A text as a document.
struct NoteDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]

  var text = ""

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
}

/// Texts that are read from files and written to a file.
struct TextImporterView: View {
  /// The folder that the dialogs show first.
  var folder: URL?
  @State private var document = NoteDocument(text: "Nothing yet.")
  @State private var imports = false
  @State private var exports = false
  @State private var status = "Ready"

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        Button("Import…", systemImage: "square.and.arrow.down") { imports = true }
        Button("Export…", systemImage: "square.and.arrow.up") { exports = true }
        Spacer()
      }
      TextEditor(text: $document.text).border(.separator)
      Text(status).font(.footnote).foregroundStyle(.secondary)
        .accessibilityIdentifier("status")
    }
    .padding()
    .fileImporter(
      isPresented: $imports, allowedContentTypes: [.plainText], allowsMultipleSelection: true
    ) { result in
      switch result {
      case .success(let files): read(files)
      case .failure(let error): status = error.localizedDescription
      }
    } onCancellation: {
      status = "Nothing was imported."
    }
    .fileExporter(
      isPresented: $exports, document: document, contentType: .plainText,
      defaultFilename: "Collected"
    ) { result in
      switch result {
      case .success(let file): status = "Wrote \(file.lastPathComponent)."
      case .failure(let error): status = error.localizedDescription
      }
    }
    .fileDialogDefaultDirectory(folder)
    .fileDialogMessage("Texts are files whose names end in .txt.")
  }

  private func read(_ files: [URL]) {
    do {
      let texts = try files.map { file in
        guard file.startAccessingSecurityScopedResource() else {
          throw CocoaError(.fileReadNoPermission)
        }
        defer { file.stopAccessingSecurityScopedResource() }
        return try String(contentsOf: file, encoding: .utf8)
      }
      document.text = texts.joined(separator: "\n")
      status = "Read \(files.count) files."
    } catch {
      status = error.localizedDescription
    }
  }
}

#Preview {
  TextImporterView()
}
