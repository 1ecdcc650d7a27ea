import Testing

@testable import PlumbCore
@testable import PlumbUI

/// Types of the property list of a program; each test has identifiers of its own, as programs never lose a type.
@Suite struct DeclaredTypeTests {
  private func declare(_ list: String, _ values: [String: Any]) {
    UTType.declareTypes(in: [list: [values]])
  }

  private func entry(
    _ identifier: String, conformsTo: Any? = nil, tags: [String: Any] = [:],
    description: String? = nil
  ) -> [String: Any] {
    var values: [String: Any] = ["UTTypeIdentifier": identifier, "UTTypeTagSpecification": tags]
    values["UTTypeConformsTo"] = conformsTo
    values["UTTypeDescription"] = description
    return values
  }

  @Test func `a type of the property list has its extension, description and conformance`() throws {
    #expect(UTType("com.example.note") == nil)
    declare(
      "UTExportedTypeDeclarations",
      entry(
        "com.example.note", conformsTo: ["public.xml"],
        tags: [
          "public.filename-extension": ["Note", "memo"],
          "public.mime-type": "application/x-example-note",
        ], description: "Example Note"))
    let note = try #require(UTType("com.example.note"))
    #expect(note == UTType(exportedAs: "com.example.note"))
    #expect(note.preferredFilenameExtension == "note")
    #expect(note.preferredMIMEType == "application/x-example-note")
    #expect(note.localizedDescription == "Example Note")
    #expect(note.conforms(to: .xml) && note.conforms(to: .text) && !note.conforms(to: .image))
    #expect(!note.isDynamic)
    #expect(UTType(filenameExtension: "MEMO") == note)
    #expect(UTType(filenameExtension: "note", conformingTo: .image) == nil)
    #expect(UTType(mimeType: "application/x-example-note") == note)
    #expect(note.extensionsOfSubtypes == ["note", "memo"])
    #expect(UTType.xml.extensionsOfSubtypes.isSuperset(of: ["xml", "note", "memo"]))
    #expect(!UTType.image.extensionsOfSubtypes.contains("note"))
  }

  @Test func `the property list comes before what the code says of the same type`() {
    declare(
      "UTImportedTypeDeclarations", entry("com.example.chart", conformsTo: "public.image"))
    let chart = UTType(importedAs: "com.example.chart", conformingTo: .audio)
    #expect(chart.conforms(to: .image) && !chart.conforms(to: .audio))
  }

  @Test func `a type without a conformance is data`() {
    declare("UTExportedTypeDeclarations", entry("com.example.raw"))
    #expect(UTType("com.example.raw")?.conforms(to: .data) == true)
    #expect(UTType("com.example.raw")?.preferredFilenameExtension == nil)
  }

  @Test func `types that conform to each other are no endless loop`() {
    declare("UTExportedTypeDeclarations", entry("com.example.a", conformsTo: "com.example.b"))
    declare("UTExportedTypeDeclarations", entry("com.example.b", conformsTo: "com.example.a"))
    let type = UTType(exportedAs: "com.example.a")
    #expect(type.conforms(to: UTType(exportedAs: "com.example.b")))
    #expect(!type.conforms(to: .image))
  }

  @Test func `damaged entries are left out, and the types of every program stay as they are`() {
    UTType.declareTypes(in: [
      "UTExportedTypeDeclarations": [
        "text", ["UTTypeConformsTo": "public.image"],
        entry("public.png", conformsTo: "public.audio", description: "Tone"),
      ] as [Any],
      "UTImportedTypeDeclarations": "no list",
    ])
    #expect(UTType.png.conforms(to: .image) && !UTType.png.conforms(to: .audio))
    #expect(UTType.png.localizedDescription == nil)
  }

  @Test func `a type that only code declares is not found by its identifier`() {
    let type = UTType(exportedAs: "com.example.code", conformingTo: .text)
    #expect(type.conforms(to: .text))
    #expect(UTType("com.example.code") == nil)
  }
}
