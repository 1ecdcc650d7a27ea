import Testing

/// The check of folders finds members by the folder that declares them, whatever type they extend.
@Suite struct SeededMemberTests {
  private let node = source(
    "PlumbCore/Layout", "class LayoutNode { var size = 0; init(_ size: Int) {} }", name: "Node")

  private func references(_ folder: String, _ text: String, _ extensions: SourceFile...) -> [String]
  {
    FolderCheck([node] + extensions + [source(folder, text)]).references()
  }

  private func higher(_ text: String) -> SourceFile {
    source("PlumbCore/Views", text, name: "LayoutNode+Views")
  }

  @Test func `a member reached through an extension of a higher folder is found`() throws {
    let found = references(
      "PlumbCore/Tree", "func f(_ node: LayoutNode) -> Bool { node.isPressed }",
      higher("extension LayoutNode { var isPressed: Bool { true } }"))
    #expect(found.count == 1)
    #expect(try #require(found.first).contains("uses isPressed of PlumbCore/Views"))
  }

  @Test func `every kind of member is found`() {
    let members = """
      extension LayoutNode {
        func press() {}
        static let pressed = 1, held = 2
        enum Phase { case began(Int), lasting }
        struct Style {}
      }
      func pressAll() {}
      """
    for use in [
      "node.press()", "map(\\.pressed)", "LayoutNode.held", "let a: B = .began(1)", "f(.lasting)",
      "LayoutNode.Style()", "pressAll()", "press()",
    ] {
      #expect(references("PlumbCore/Tree", use, higher(members)).count == 1, "\(use)")
      #expect(references("PlumbCore/Views", use, higher(members)).isEmpty, "\(use)")
    }
  }

  @Test func `an initialiser of a higher folder is found by its labels`() {
    let added = higher("extension LayoutNode { init(pressed: Bool, of size: Int = 0) {} }")
    #expect(references("PlumbCore/Tree", "LayoutNode(pressed: true)", added).count == 1)
    #expect(references("PlumbCore/Tree", "LayoutNode(pressed: true, of: 1)", added).count == 1)
    #expect(references("PlumbCore/Tree", "LayoutNode(1)", added).isEmpty)
    #expect(references("PlumbCore/Views", "LayoutNode(pressed: true)", added).isEmpty)
  }

  @Test func `a name that a permitted folder declares too is not reported`() {
    let added = higher("extension LayoutNode { var isPressed: Bool { true } }")
    let same = source("PlumbCore/Geometry", "struct Key { var isPressed = true }", name: "Key")
    #expect(references("PlumbCore/Tree", "_ = node.isPressed", added, same).isEmpty)
  }

  @Test func `a private member and a tuple's label are not the other folder's`() {
    let added = higher("extension LayoutNode { var isPressed: Bool { true } }")
    let hidden = higher("extension LayoutNode { private var isPressed: Bool { true } }")
    #expect(references("PlumbCore/Tree", "_ = node.isPressed", hidden).isEmpty)
    #expect(
      references(
        "PlumbCore/Tree", "let a = (isPressed: true, 1)\nlet b = a.isPressed", added
      ).isEmpty)
    #expect(
      references("PlumbCore/Tree", "private var isPressed = 1\nlet b = isPressed()", added).isEmpty)
  }

  @Test func `a name of Foundation is not reported`() {
    let added = higher("extension LayoutNode { func filter() {} }")
    #expect(references("PlumbCore/Tree", "_ = [1].filter { $0 > 1 }", added).isEmpty)
  }

  @Test func `a permitted type's member counts as the type, and another's does not`() {
    let rules = [
      FolderRule(folder: "PlumbCore/Views", folders: []),
      FolderRule(folder: "PlumbCore/Layout", folders: []),
      FolderRule(
        folder: "PlumbCore/Tree", folders: [], types: ["PlumbCore/Views": ["LayoutNode"]]),
    ]
    let files = [
      higher("extension LayoutNode { var isPressed: Bool { true } }\nstruct A { var isHeld = 1 }"),
      source("PlumbCore/Tree", "_ = node.isPressed\n_ = node.isHeld"),
    ]
    let found = FolderCheck(files, rules: rules).references()
    #expect(found.count == 1)
    #expect(found.first?.contains("isHeld") == true)
  }
}
