import Testing

/// The checks of imports, words and sizes find the violations that they look for.
@Suite struct SeededPlacementTests {
  @Test func `a forbidden import of a module is found`() {
    func found(_ module: String, _ text: String) -> [String] {
      ImportCheck.imports([source("\(module)/A", text)])
    }
    #expect(found("PlumbCore", "internal import PlumbSDL").count == 1)
    #expect(found("PlumbUI", "internal import PlumbSDL").isEmpty)
    #expect(found("PlumbText", "@_exported public import struct PlumbGraphics.Path").count == 1)
    #expect(found("Tally", "import PlumbCore").count == 1)
    #expect(found("PlumbCore", "public import Foundation").isEmpty)
    #expect(found("PlumbExtras", "").first?.contains("has no rule") == true)
  }

  @Test func `an import of C is found`() {
    #expect(ImportCheck.imports([source("PlumbUI/App", "internal import CSDL2")]).count == 1)
    #expect(ImportCheck.imports([source("PlumbSDL/Window", "internal import CSDL2")]).isEmpty)
  }

  @Test func `a call of SDL that waits for the window system is found`() {
    let names = PlacementCheck.displayCallNames(
      in: """
        #define PLUMB_DISPLAY_CALLS_H
        #define PLUMB_DISPLAY_CALLS(CALL, RUN) \\
          CALL(int, PollEvent, 0, (SDL_Event *event), (event)) RUN(ShowWindow, (void), ())
        #define OTHER CALL(int, Other, 0, (void), ())
        """)
    #expect(names == ["PollEvent", "ShowWindow"])
    func found(_ text: String) -> [String] {
      PlacementCheck.directDisplayCalls([source("PlumbSDL/Window", text)], names: names)
    }
    #expect(found("SDL_PollEvent(&event)").count == 1)
    #expect(found("PlumbPollEvent(&event); SDL_GetWindowSize(window)").isEmpty)
  }

  @Test func `a permitted import that no file needs is found`() {
    let rules = [
      ModuleRule(module: "PlumbCore", imports: ["PlumbText", "PlumbGraphics", "PlumbUI"])
    ]
    let folders = [FolderRule(folder: "PlumbCore/A", folders: ["PlumbGraphics/Paths"])]
    let found = ImportCheck.deadImports(
      [source("PlumbCore/A", "import PlumbText")], rules: rules, folders: folders)
    #expect(found == ["PlumbCore may import PlumbUI, but no file of it does. Remove the entry."])
  }

  @Test func `an actor in layout and in text is found`() {
    let text = "@MainActor class A {}"
    #expect(PlacementCheck.mainActor([source("PlumbCore/Layout/Grids", text)]).count == 1)
    #expect(PlacementCheck.mainActor([source("PlumbText/Fonts", text)]).count == 1)
    let names = [("ALayoutNode", 1), ("ALayoutNode+B", 1), ("ARule", 1), ("AViewNode", 0)]
    for (name, count) in names {
      let found = PlacementCheck.mainActor([source("PlumbControls/Slider", text, name: name)])
      #expect(found.count == count, "\(name)")
    }
    #expect(PlacementCheck.mainActor([source("PlumbCore/Tree", text)]).isEmpty)
    #expect(PlacementCheck.mainActor([source("PlumbCore/Layout", "// no @MainActor")]).isEmpty)
  }

  @Test func `unsafe code is found`() {
    let text = "let a = unsafe b"
    let table = source("PlumbCore/State", text, name: "FieldTable")
    #expect(PlacementCheck.unsafeWords([source("PlumbCore/Tree", text)]).count == 1)
    #expect(PlacementCheck.unsafeWords([source("PlumbGraphics/Paths", text)]).count == 1)
    #expect(PlacementCheck.unsafeWords([source("Tally", text)]).count == 1)
    #expect(PlacementCheck.unsafeWords([table, source("PlumbSDL/DBus", text)]).isEmpty)
    #expect(PlacementCheck.unsafeWords([source("PlumbPainting/Painting", text)]).isEmpty)
  }

  @Test func `a place for unsafe code without any is found`() {
    let dead = PlacementCheck.deadUnsafePlaces([source("PlumbSDL/DBus", "let a = unsafe b")])
    #expect(!dead.contains { $0.hasPrefix("PlumbSDL ") })
    #expect(dead.contains { $0.hasPrefix("PlumbPainting/Painting ") })
    #expect(dead.contains { $0.hasPrefix("Sources/PlumbCore/State/FieldTable.swift ") })
  }

  @Test func `a forced step is found`() {
    // The check must find the forced steps; they are text, not code.
    let forced = source("PlumbCore/Tree", "let a = try! b as! C")
    #expect(PlacementCheck.forcedSteps([forced]).count == 2)
    #expect(
      PlacementCheck.forcedSteps([source("PlumbCore/Tree", "try !a; b as C != d")]).isEmpty)
  }

  @Test func `a long file is found`() {
    let lines = { source("PlumbCore/Tree", String(repeating: "\n", count: $0)) }
    #expect(SizeCheck.longFiles([lines(401)]).count == 1)
    #expect(SizeCheck.longFiles([lines(400)]).isEmpty)
  }

  @Test func `a folder too full is found`() {
    let paths = { (folder: String, count: Int) in (0..<count).map { "\(folder)/\($0).swift" } }
    let found = SizeCheck.fullFolders(paths("Sources/PlumbCore/Tree", 26))
    #expect(found.first?.hasPrefix("Sources/PlumbCore/Tree holds 26 files") == true)
    #expect(SizeCheck.fullFolders(paths("Tests/A", 25) + paths("Tests/A/B", 25)).isEmpty)
    #expect(SizeCheck.fullFolders(paths("Tests/GoldenTests/Pictures", 99)).isEmpty)
  }

  @Test func `an unexpected and a missing entry at the top level are found`() {
    let found = SizeCheck.topLevel(
      ["Package.swift", "Sources", "Tests", "Assets", "Makefile", "notes.txt"])
    #expect(found.count == 2)
    #expect(found.first?.hasPrefix("notes.txt") == true)
  }
}
