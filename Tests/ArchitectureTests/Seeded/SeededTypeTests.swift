import Testing

/// The check of folders finds types of forbidden folders, and nothing in words that only look like
/// one.
@Suite struct SeededTypeTests {
  @Test func `a later stage is found in the file of a layout node among views`() {
    let rules = [
      FolderRule(folder: "PlumbCore/Tree", folders: []),
      FolderRule(folder: "PlumbControls/A", folders: ["PlumbCore/Tree"]),
    ]
    func found(_ name: String) -> [String] {
      let user = source("PlumbControls/A", "let a: Branch", name: name)
      return FolderCheck([source("PlumbCore/Tree", "struct Branch {}"), user], rules: rules)
        .references()
    }
    #expect(found("ALayoutNode").count == 1)
    #expect(found("AViewNode").isEmpty)
  }

  private let canvas = source(
    "PlumbPainting/Painting", "public final class PixelCanvas {}", name: "PixelCanvas")

  private func references(_ folder: String, _ text: String) -> [String] {
    FolderCheck([canvas, source(folder, text)]).references()
  }

  @Test func `a forbidden type is found with its place and its rule`() throws {
    let found = references("PlumbCore/State", "\nstruct Row { var canvas: [PixelCanvas] }")
    let message = try #require(found.first)
    #expect(found.count == 1)
    #expect(
      message.hasPrefix(
        "Sources/PlumbCore/State/File.swift:2: uses PixelCanvas of PlumbPainting/Painting"))
    #expect(
      message.contains(
        "State may use PlumbBase/Process, PlumbBase/Warnings"))
  }

  @Test func `a sub-folder belongs to its folder`() {
    #expect(references("PlumbCore/Layout/Grids", "let a = PixelCanvas()").count == 1)
    #expect(references("PlumbPainting/Painting/Blur", "let a = PixelCanvas()").isEmpty)
  }

  @Test func `a type is named in an extension, a string's interpolation and a default value`() {
    let unicode = "PlumbText/Unicode"
    #expect(references(unicode, "extension PixelCanvas {}").count == 1)
    #expect(references(unicode, #"let text = "a \(PixelCanvas(width: (1))) b""#).count == 1)
    #expect(references(unicode, "func f(_ canvas: Any = PixelCanvas()) {}").count == 1)
  }

  @Test func `a word in prose names nothing`() {
    for text in [
      "// PixelCanvas\n/* PixelCanvas /* PixelCanvas */ PixelCanvas */",
      ##"let a = "PixelCanvas", b = #"PixelCanvas \(PixelCanvas) " PixelCanvas"#"##,
      "let c = \"\"\"\n  \"PixelCanvas\"\n  \"\"\"", "func `a PixelCanvas is drawn`() {}",
    ] {
      #expect(references("PlumbText/Unicode", text).isEmpty, "\(text)")
    }
  }

  @Test func `code after prose is read again`() {
    for text in [
      "/* a */ let a = \"\\\"\", b = PixelCanvas()",
      "let a = \"\"\"\n  \\(1)\n  \"\"\"\nlet b = PixelCanvas()", "let a = `PixelCanvas`()",
    ] {
      #expect(references("PlumbText/Unicode", text).count == 1, "\(text)")
    }
  }

  @Test func `a name of the file's own is not the other folder's type`() {
    for text in [
      "struct A<PixelCanvas> { var canvas: PixelCanvas }",
      "func f<A, each PixelCanvas: P>(_: repeat each PixelCanvas) {}",
      "enum A { struct PixelCanvas {}\n case a(PixelCanvas) }", "let a = A.PixelCanvas()",
      "private struct PixelCanvas {}\nlet a = PixelCanvas()",
    ] {
      #expect(references("PlumbText/Unicode", text).isEmpty, "\(text)")
    }
  }

  @Test func `a nested type of an extended type is not the other folder's type`() {
    let files = [
      canvas, source("PlumbText/Fonts", "struct Run { enum PixelCanvas {} }", name: "Run"),
      source("PlumbText/Fonts", "extension Run { var canvas: PixelCanvas? { nil } }"),
    ]
    #expect(FolderCheck(files).references().isEmpty)
  }

  @Test func `a single type of a folder is permitted and its neighbour is not`() {
    let types = source("PlumbText/Unicode", "enum Script {}\nenum BidiClass {}", name: "Script")
    let node = source("PlumbCore/Layout", "func set(_: Script, in: BidiClass) {}")
    let found = FolderCheck([types, node]).references()
    #expect(found.count == 1)
    #expect(found.first?.contains("uses BidiClass of PlumbText/Unicode") == true)
  }

  @Test func `a folder without a rule is found`() {
    #expect(references("PlumbCore/Sundries", "").first?.contains("has no rule") == true)
  }

  @Test func `a file beside the folders may use none of them`() {
    #expect(references("PlumbUI", "let a = PixelCanvas()").count == 1)
    #expect(references("PlumbUI", "@_exported public import PlumbCore").isEmpty)
  }
}
