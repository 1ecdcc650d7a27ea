import SwiftUI
import UniformTypeIdentifiers

extension UTType {
  /// The type of files with a checklist, which the property list declares.
  static let checklist = UTType(exportedAs: "org.example.checklists.checklist")
}

struct ChecklistDocument: FileDocument {
  static let readableContentTypes: [UTType] = [.checklist]

  var checklist: Checklist

  init(checklist: Checklist = .starter) {
    self.checklist = checklist
  }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents else {
      throw CocoaError(.fileReadCorruptFile)
    }
    checklist = try JSONDecoder().decode(Checklist.self, from: data)
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return FileWrapper(regularFileWithContents: try encoder.encode(checklist))
  }
}
