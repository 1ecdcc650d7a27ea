import Foundation
import Testing

@testable import PlumbCommand

/// The compiler's command line for shared libraries, from the files that SwiftPM has written.
@Suite struct LibraryArgumentsTests {
  private let description = BuildDescription(
    """
    commands:
      "C.App-debug.module":
        tool: shell
        inputs: ["/p/A.swift","/b/Modules/Store.swiftmodule","/b/Modules/Engine.swiftmodule"]
        outputs: ["/b/App.build/A.swift.o","/b/Modules/App.swiftmodule"]
        args: ["/usr/bin/swiftc","-module-name","App","-emit-module","-emit-module-path","/b/Modules/App.swiftmodule","-output-file-map","/b/map.json","-c","@/b/sources","-I","/b/Modules","-Onone","-g","-wmo","-num-threads","2","-disable-batch-mode","-Xcc","-g","-Xfrontend","-load-plugin-executable","-Xfrontend","/b/PlumbMacros-tool#PlumbMacros"]

      "C.Store-debug.module":
        tool: shell
        inputs: ["/p/Store.swift","/b/Modules/Base.swiftmodule"]
        outputs: ["/b/Store.build/Store.swift.o","/b/Modules/Store.swiftmodule"]
        args: ["/usr/bin/swiftc","-module-name","Store","-c","@/b/store"]

      "C.Base-debug.module":
        tool: shell
        inputs: ["/p/Base.swift"]
        outputs: ["/b/Base.build/Base.swift.o","/b/Modules/Base.swiftmodule"]
        args: ["/usr/bin/swiftc","-module-name","Base","-c","@/b/base"]

      "C.window-debug.exe":
        tool: shell
        inputs: ["/b/Window.build/Window.swift.o"]
        outputs: ["/b/window"]
        args: ["/usr/bin/swiftc","-o","/b/window","-emit-executable"]

    """)

  @Test func `the module of a file and the executable of a name are found`() throws {
    #expect(try #require(description.module(with: "/p/A.swift")).moduleName == "App")
    #expect(description.module(with: "/p/Other.swift") == nil)
    #expect(
      description.executable(named: "window")?.inputs == ["/b/Window.build/Window.swift.o"])
    #expect(description.executable(named: "App") == nil)
  }

  @Test func `objects are those of imported modules and of their imports`() throws {
    let module = try #require(description.module(with: "/p/A.swift"))
    #expect(
      description.objects(importedBy: module)
        == ["/b/Base.build/Base.swift.o", "/b/Store.build/Store.swift.o"])
  }

  @Test func `the arguments are SwiftPM's without its outputs`() throws {
    let arguments = LibraryArguments(
      module: try #require(description.module(with: "/p/A.swift")), sources: ["/p/A.swift"],
      objects: ["/b/Base.build/Base.swift.o"], outputFileMap: "/s/outputs.json",
      library: "/s/previews.so", plugIn: "/s/plug-in")
    #expect(
      arguments.commandLine == [
        "/usr/bin/swiftc", "-module-name", "App", "-I", "/b/Modules", "-Onone", "-Xcc", "-g",
        "-Xfrontend", "-load-plugin-executable", "-Xfrontend", "/s/plug-in#PlumbMacros",
        "-emit-library", "-o", "/s/previews.so", "-output-file-map", "/s/outputs.json",
        "-use-ld=lld", "-suppress-warnings", "-diagnostic-style", "llvm", "-no-color-diagnostics",
        "/p/A.swift", "/b/Base.build/Base.swift.o",
      ])
  }
}
