import Testing

/// The checks find what they look for, and nothing in what only looks like it.
@Suite struct SeededViolationTests {
  private func engine(_ folder: String, _ text: String, name: String = "File") -> SourceFile {
    SourceFile(path: "Sources/PlumbUI/\(folder)/\(name).swift", text: text)
  }

  private let canvas = SourceFile(
    path: "Sources/PlumbUI/Painting/PixelCanvas.swift", text: "public final class PixelCanvas {}")

  private func references(_ folder: String, _ text: String) -> [String] {
    ArchitectureCheck.folderReferences([canvas, engine(folder, text)])
  }

  @Test func `a forbidden type is found with its place and its rule`() throws {
    let found = references("Layout", "\nstruct Row { var canvas: [PixelCanvas] }")
    let message = try #require(found.first)
    #expect(found.count == 1)
    #expect(message.hasPrefix("Sources/PlumbUI/Layout/File.swift:2: names PixelCanvas of Painting"))
    #expect(message.contains("Layout may name types of Animation, Drawing, Geometry, Text"))
  }

  @Test func `a type is named in an extension, a string's interpolation and a default value`() {
    #expect(references("Text", "extension PixelCanvas {}").count == 1)
    #expect(references("Text", #"let text = "a \(PixelCanvas(width: (1)).width) b""#).count == 1)
    #expect(references("Text", "func f(_ canvas: Any = PixelCanvas()) {}").count == 1)
  }

  @Test func `a word in prose names nothing`() {
    #expect(
      references("Text", "// PixelCanvas\n/* PixelCanvas /* PixelCanvas */ PixelCanvas */").isEmpty)
    #expect(
      references(
        "Text", ##"let a = "PixelCanvas", b = #"PixelCanvas \(PixelCanvas) " PixelCanvas"#"##
      ).isEmpty)
    #expect(references("Text", "let c = \"\"\"\n  \"PixelCanvas\"\n  \"\"\"").isEmpty)
    #expect(references("Text", "func `a PixelCanvas is drawn`() {}").isEmpty)
  }

  @Test func `code after prose is read again`() {
    #expect(references("Text", "/* a */ let a = \"\\\"\", b = PixelCanvas()").count == 1)
    #expect(
      references("Text", "let a = \"\"\"\n  \\(1)\n  \"\"\"\nlet b = PixelCanvas()").count == 1)
  }

  @Test func `a name of the file's own is not the other folder's type`() {
    #expect(references("Text", "struct A<PixelCanvas> { var canvas: PixelCanvas }").isEmpty)
    #expect(
      references("Text", "func f<A, each PixelCanvas: P>(_: repeat each PixelCanvas) {}").isEmpty)
    #expect(references("Text", "enum A { struct PixelCanvas {}\n case a(PixelCanvas) }").isEmpty)
    #expect(references("Text", "let a = A.PixelCanvas()").isEmpty)
  }

  @Test func `a member of an extended type is not the other folder's type`() {
    let files = [
      canvas, engine("Text", "struct Run { enum PixelCanvas {} }", name: "Run"),
      engine("Text", "extension Run { var canvas: PixelCanvas? { nil } }", name: "Run+PixelCanvas"),
    ]
    #expect(ArchitectureCheck.folderReferences(files).isEmpty)
  }

  @Test func `the window's folder may name the canvas and not the painter`() {
    let painter = engine("Painting", "struct Painter {}", name: "Painter")
    let window = engine("SDL", "func show(_: PixelCanvas, by: Painter) {}", name: "Window")
    let found = ArchitectureCheck.folderReferences([canvas, painter, window])
    #expect(found.count == 1)
    #expect(found.first?.contains("names Painter of Painting") == true)
  }

  @Test func `a folder without a rule is found`() {
    #expect(references("Sundries", "").first?.contains("has no rule") == true)
  }

  @Test func `every folder of the table has one rule, of folders that exist in it`() {
    let folders = FolderRule.engine.map(\.folder)
    #expect(Set(folders).count == folders.count)
    for rule in FolderRule.engine {
      #expect(rule.folders.union(rule.types.keys).isSubset(of: folders), "\(rule.folder)")
    }
  }

  @Test func `an import of C is found`() {
    #expect(ArchitectureCheck.cImports([engine("App", "internal import CSDL2")]).count == 1)
    #expect(ArchitectureCheck.cImports([engine("SDL", "internal import CSDL2")]).isEmpty)
  }

  @Test func `an actor in layout is found`() {
    #expect(ArchitectureCheck.mainActor([engine("Layout", "@MainActor class A {}")]).count == 1)
    #expect(ArchitectureCheck.mainActor([engine("Tree", "@MainActor class A {}")]).isEmpty)
    #expect(ArchitectureCheck.mainActor([engine("Layout", "// no @MainActor here")]).isEmpty)
  }

  @Test func `an unsafe step is found`() {
    let text = "let a = unsafe b"
    #expect(ArchitectureCheck.unsafeWords([engine("Tree", text)]).count == 1)
    #expect(ArchitectureCheck.unsafeWords([engine("Tree", text, name: "FieldTable")]).isEmpty)
    #expect(ArchitectureCheck.unsafeWords([engine("Painting", text)]).isEmpty)
  }

  @Test func `a forced step is found`() {
    // The forced steps are what the check must find; they are text, not code.
    #expect(ArchitectureCheck.forcedSteps([engine("Tree", "let a = try! b as! C")]).count == 2)
    #expect(ArchitectureCheck.forcedSteps([engine("Tree", "try !a; b as C != d")]).isEmpty)
  }

  @Test func `a long file is found`() {
    let lines = { String(repeating: "\n", count: $0) }
    #expect(ArchitectureCheck.longFiles([engine("Tree", lines(401))]).count == 1)
    #expect(ArchitectureCheck.longFiles([engine("Tree", lines(400))]).isEmpty)
  }

  @Test func `a stranger and a gap at the top level are found`() {
    let found = ArchitectureCheck.topLevel(
      ["Package.swift", "Sources", "Tests", "Assets", "Makefile", "notes.txt"])
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix("notes.txt") == true)
  }
}
