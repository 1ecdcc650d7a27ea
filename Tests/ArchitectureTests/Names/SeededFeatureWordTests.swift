import Testing

/// The check of words finds the names of the runtime that are those of features.
@Suite struct SeededFeatureWordTests {
  private func found(
    _ text: String, in folder: String = "Tree", name: String = "File", except own: [OwnWords] = []
  ) -> [String] {
    FeatureWordCheck.violations([source("PlumbCore/\(folder)", text, name: name)], except: own)
  }

  private func dead(_ text: String, _ own: OwnWords) -> [String] {
    FeatureWordCheck.deadEntries([source("PlumbCore/Tree", text)], of: [own])
  }

  @Test func `a declaration with the word of a feature is found with its place`() {
    let message =
      "Sources/PlumbCore/Tree/File.swift:2: MenuBox names the feature “menu”. Name it after what it"
      + " is without the feature, or move it to the feature."
    #expect(found("\nstruct MenuBox {}") == [message])
    #expect(found("\nstruct PanelBox {}").isEmpty)
  }

  @Test func `every kind of declaration is found`() {
    for text in [
      "class MenuBox {}", "protocol Menu {}", "typealias Menus = [Int]", "func openMenu() {}",
      "let menu = 1", "enum Box { case menu }", "enum Box { case a, menu(Int), b }",
      "struct Box { var (a, menu) = (1, 2) }", "struct Box<Menu> {}", "func box<Menu>(_: Menu) {}",
      "protocol Box { associatedtype Menu }", "struct Box { struct Menu {} }",
      "func box(menu: Int) {}", "struct Box { init(_ a: Int, menu b: Int) {} }",
      "extension Box { static func box(@Builder menu: () -> Int) {} }",
      "struct Box { private var menu: Int { 1 } }",
    ] {
      #expect(found(text).count == 1, "\(text)")
    }
  }

  @Test func `the word is found wherever it is in a name`() {
    for name in [
      "menus", "isMenuOpen", "_menu", "menu2", "URLMenu", "searches", "refreshes", "rowAndList",
    ] {
      #expect(found("let \(name) = 1").count == 1, "\(name)")
    }
    for name in ["listed", "documentation", "menuet", "tableau", "growth", "arrow"] {
      #expect(found("let \(name) = 1").isEmpty, "\(name)")
    }
  }

  @Test func `a name that is only used is none`() {
    for text in [
      "let a = menu", "func box(_ menu: Int) { let menu = menu }", "// The menu.", "let a: Menu",
      "let a = \"menu\"", "extension Menu {}", "struct Box: Menu {}",
      "func box(a: Int) { func menu() {} }", "func box() { switch a { case .menu: b } }",
      "let a = box(menu: 1)",
    ] {
      #expect(found(text).isEmpty, "\(text)")
    }
  }

  @Test func `the name of a file and that of a folder are found once`() {
    let files = ["A", "B", "Box+Rows"].map { source("PlumbCore/Tree/Lists", "", name: $0) }
    let places = FeatureWordCheck.violations(files, except: []).map { $0.prefix { $0 != ":" } }
    #expect(
      places == ["Sources/PlumbCore/Tree/Lists", "Sources/PlumbCore/Tree/Lists/Box+Rows.swift"])
  }

  @Test func `only the runtime is searched`() {
    for folder in ["PlumbControls/Menu", "PlumbApp/App", "PlumbUI/Inspector"] {
      let other = source(folder, "let menu = 1")
      #expect(FeatureWordCheck.violations([other], except: []).isEmpty, "\(folder)")
    }
    #expect(found("let menu = 1", in: "Views/Menus").count == 2)
  }

  @Test func `a word with a meaning of its own is permitted`() {
    let folder = OwnWords("A test.", folders: ["Layout/Grids": "row"])
    #expect(found("let row = 1", in: "Layout/Grids/Cells", except: [folder]).isEmpty)
    #expect(found("let menu = 1", in: "Layout/Grids", except: [folder]).count == 1)
    #expect(found("let row = 1", in: "Layout/GridsAndMore", except: [folder]).count == 1)

    let phrase = OwnWords("A test.", phrases: ["display list"])
    #expect(found("let theDisplayListSize = 1", except: [phrase]).isEmpty)
    #expect(found("", name: "Box+DisplayList", except: [phrase]).isEmpty)
    #expect(found("let listDisplay = 1", except: [phrase]).count == 1)
    #expect(found("let displayListOfMenus = 1", except: [phrase]).count == 1)

    let name = OwnWords("A test.", names: ["Box.rows", "row"])
    #expect(found("struct Box { var rows: Int }\nlet row = 1", except: [name]).isEmpty)
    #expect(found("struct Case { var rows: Int }\nlet rows = 1", except: [name]).count == 2)
  }

  @Test func `an entry without a name is found`() {
    let message =
      "OwnWords permits Box.menu, but nothing in the runtime has such a name. Remove the entry."
    #expect(dead("struct Box {}", OwnWords("A test.", names: ["Box.menu"])) == [message])
    #expect(dead("struct Box { var menu: Int }", OwnWords("A test.", names: ["Box.menu"])).isEmpty)
    let folder = OwnWords("A test.", folders: ["Tree": "menu row"])
    #expect(dead("let menu = 1", folder).count == 1)
    #expect(dead("let menu = 1, row = 1", folder).isEmpty)
    let phrase = OwnWords("A test.", phrases: ["menu item"])
    #expect(dead("let menu = 1", phrase).count == 1)
    #expect(dead("let menuItem = 1", phrase).isEmpty)
  }
}
