import Foundation
import Testing

@testable import PlumbCommand

/// The files that tell desktops of a program.
@Suite struct DesktopFileTests {
  private let documents = ProgramDocuments(
    documentTypes: [
      .init(
        identifier: "org.example.note", name: "Note & List", extensions: ["note", "notes"],
        isEditable: true),
      .init(
        identifier: "public.plain-text", name: "Text", extensions: ["txt"],
        mimeTypes: ["text/plain"]),
    ])

  private func entry(
    _ changes: [String: JSONValue] = [:], _ documents: ProgramDocuments = ProgramDocuments()
  ) throws -> [Substring] {
    DesktopEntry(
      description: try BundleFixture.description(changes), command: "notes", documents: documents
    ).text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test func `a program without documents is started without arguments`() throws {
    #expect(
      try entry() == [
        "[Desktop Entry]", "Type=Application", "Version=1.4", "Name=Notes", "Comment=Write notes",
        "Exec=notes", "TryExec=notes", "Icon=org.example.Notes", "Terminal=false",
        "StartupNotify=true", "StartupWMClass=notes", "Categories=Office;", "",
      ])
  }

  @Test func `a program with documents and addresses is given them`() throws {
    let lines = try entry(["urlSchemes": .array([.string("notes")])], documents)
    #expect(lines.contains("Exec=notes %U"))
    #expect(
      lines.contains(
        "MimeType=application/vnd.org.example.note;text/plain;x-scheme-handler/notes;"))
  }

  @Test func `actions have groups of their own with quoted arguments`() throws {
    let action = JSONValue.object([
      "id": .string("new"), "name": .string("New Note"),
      "arguments": .array([.string("--title"), .string("50 % \"off\" $5")]),
    ])
    let lines = try entry(["actions": .array([action])])
    #expect(lines.contains("Actions=new;"))
    // The specification has a backslash before quotation marks and dollars, and each backslash of a value twice.
    #expect(
      lines.suffix(5) == [
        "", "[Desktop Action new]", "Name=New Note",
        #"Exec=notes --title "50 %% \\"off\\" \\$5""#, "",
      ])
  }

  @Test func `own types of documents are told to the system`() throws {
    #expect(
      OwnMimeType.packageFile(for: documents, in: "org.example.Notes") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
          <mime-type type="application/vnd.org.example.note">
            <comment>Note &amp; List</comment>
            <glob pattern="*.note"/>
            <glob pattern="*.notes"/>
          </mime-type>
        </mime-info>

        """)
    #expect(OwnMimeType.packageFile(for: ProgramDocuments(), in: "a.b.C") == nil)
    // A system knows texts without the program.
    let texts = ProgramDocuments(documentTypes: [documents.documentTypes[1]])
    #expect(OwnMimeType.packageFile(for: texts, in: "a.b.C") == nil)
  }

  @Test func `a type of which only an extension is known has the name of the program`() {
    let type = ProgramDocuments.DocumentType(
      identifier: "dyn.extension.note", name: "note", extensions: ["note"])
    #expect(
      OwnMimeType.names(of: type, in: "org.example.Notes")
        == ["application/vnd.org.example.notes.note"])
    // Nothing is known by which a file could be recognized.
    let unknown = ProgramDocuments.DocumentType(identifier: "org.example.note")
    #expect(OwnMimeType.names(of: unknown, in: "org.example.Notes") == [])
  }

  @Test func `types of the description complete those of the program`() {
    let answer = ProgramDocuments(documentTypes: [
      .init(identifier: "org.example.note", name: "note", isEditable: true),
      documents.documentTypes[1],
    ])
    #expect(answer.completed(by: [documents.documentTypes[0]]) == documents)
    #expect(
      ProgramDocuments().completed(by: documents.documentTypes) == documents)
  }

  @Test func `the metainfo has everything that the file says`() throws {
    let description = try BundleFixture.description([
      "homepage": .string("https://example.org/?a=1&b"), "keywords": .array([.string("memo")]),
      "screenshots": .array([.string("https://example.org/1.png")]),
      "releases": .array([
        .object([
          "version": .string("1.2"), "date": .string("2026-11-28"),
          "notes": .array([.string("Lists <nested>.")]),
        ])
      ]),
    ])
    let text = Metainfo(description: description, command: "notes", documents: documents).text
    #expect(
      text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <component type="desktop-application">
          <id>org.example.Notes</id>
          <metadata_license>CC0-1.0</metadata_license>
          <project_license>MIT</project_license>
          <name>Notes</name>
          <summary>Write notes</summary>
          <developer id="org.example">
            <name>Ada Lovelace</name>
          </developer>
          <description>
            <p>Notes are kept.</p>
            <p>And found again.</p>
          </description>
          <launchable type="desktop-id">org.example.Notes.desktop</launchable>
          <url type="homepage">https://example.org/?a=1&amp;b</url>
          <screenshots>
            <screenshot type="default">
              <image>https://example.org/1.png</image>
            </screenshot>
          </screenshots>
          <categories>
            <category>Office</category>
          </categories>
          <keywords>
            <keyword>memo</keyword>
          </keywords>
          <provides>
            <binary>notes</binary>
            <mediatype>application/vnd.org.example.note</mediatype>
            <mediatype>text/plain</mediatype>
          </provides>
          <content_rating type="oars-1.1"/>
          <releases>
            <release version="1.2" date="2026-11-28">
              <description>
                <p>Lists &lt;nested&gt;.</p>
              </description>
            </release>
          </releases>
        </component>

        """)
  }

  @Test func `answers of programs are read, and others are none`() {
    let answer = """
      {"name": "Notes", "identifier": "org.example.Notes", "windows": [], "documentTypes":
      [{"identifier": "org.example.note", "name": "Note & List", "extensions": ["note", "notes"],
      "mimeTypes": [], "isEditable": true}]}
      """
    #expect(
      ProgramDocuments(answer: answer)
        == ProgramDocuments(documentTypes: [documents.documentTypes[0]]))
    #expect(ProgramDocuments(answer: "Error: unknown option --describe") == nil)
    #expect(ProgramDocuments(answer: "") == nil)
  }
}
