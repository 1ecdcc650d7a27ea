import Foundation
import Testing

@testable import PlumbCommand

/// The parts of a watched program, from the files that SwiftPM has written.
@Suite struct WatchedProductTests {
  private let package = WatchedPackage(root: URL(filePath: "/p"))
  private let description = BuildDescription(
    """
    commands:
      "C.App-debug.module":
        tool: shell
        inputs: ["/p/Sources/App/Views/A.swift","/p/.build/plugins/Assets.swift","/b/Modules/Store.swiftmodule"]
        outputs: ["/b/App.build/A.swift.o","/b/App.build/Assets.swift.o","/b/Modules/App.swiftmodule"]
        args: ["/usr/bin/swiftc","-module-name","App","-c","@/b/sources","-Xfrontend","-entry-point-function-name","-Xfrontend","App_main"]

      "C.Store-debug.module":
        tool: shell
        inputs: ["/p/Store/Store.swift"]
        outputs: ["/b/Store.build/Store.swift.o","/b/Modules/Store.swiftmodule"]
        args: ["/usr/bin/swiftc","-module-name","Store","-c","@/b/store"]

      "/b/Code.build/code.c.o":
        tool: clang
        inputs: ["/p/Sources/Code/code.c"]
        outputs: ["/b/Code.build/code.c.o"]
        args: ["/usr/bin/clang","-c","/p/Sources/Code/code.c"]

      "C.Other-debug.module":
        tool: shell
        inputs: ["/p/.build/checkouts/other/Sources/Other/Other.swift"]
        outputs: ["/b/Other.build/Other.swift.o","/b/Modules/Other.swiftmodule"]
        args: ["/usr/bin/swiftc","-module-name","Other","-c","@/b/other"]

      "C.PlumbPreview-debug.exe":
        tool: shell
        inputs: ["/b/PlumbPreview.build/Host.swift.o","/b/PlumbUI.build/View.swift.o"]
        outputs: ["/b/PlumbPreview"]
        args: ["/usr/bin/swiftc","-o","/b/PlumbPreview","-emit-executable","-Xlinker","main=PlumbPreview_main","@/b/host.list"]

      "C.app-debug.exe":
        tool: shell
        inputs: ["/b/App.build/A.swift.o","/b/App.build/Assets.swift.o","/b/Code.build/code.c.o","/b/Other.build/Other.swift.o","/b/PlumbUI.build/View.swift.o","/b/Store.build/Store.swift.o"]
        outputs: ["/b/app"]
        args: ["/usr/bin/swiftc","-o","/b/app","-emit-executable","-Xlinker","--defsym","-Xlinker","main=App_main","@/b/app.list","-lz"]

      "C.tool-debug.exe":
        tool: shell
        inputs: ["/b/App.build/A.swift.o"]
        outputs: ["/b/tool"]
        args: ["/usr/bin/swiftc","-o","/b/tool","-emit-executable","-Xlinker","main=App_main"]

    """)

  private func product(_ name: String = "app") throws -> WatchedProduct {
    try WatchedProduct(named: name, of: package, in: description)
  }

  @Test func `the modules of the package are the library, all others the program that loads it`()
    throws
  {
    let product = try product()
    #expect(product.module.moduleName == "App")
    #expect(product.mainFunction == "App_main")
    #expect(product.objects == ["/b/Code.build/code.c.o", "/b/Store.build/Store.swift.o"])
    #expect(
      product.host.objects == [
        "/b/PlumbPreview.build/Host.swift.o", "/b/PlumbUI.build/View.swift.o",
        "/b/Other.build/Other.swift.o",
      ])
  }

  @Test func `the program that loads the library has the name of the watched one`() throws {
    let host = try product().host
    #expect(host.file.lastPathComponent == "app")
    #expect(
      host.arguments == [
        "/usr/bin/swiftc", "-o", host.file.path, "-emit-executable", "-Xlinker", "--defsym",
        "-Xlinker", "main=PlumbPreview_main", "@\(host.file.path).objects", "-lz", "-use-ld=lld",
        "-Xlinker", "--export-dynamic",
      ])
  }

  @Test func `the folders of targets are watched, and not the folders of generated files`() throws {
    #expect(
      try product().folders.map(\.path) == ["/p/Sources/App", "/p/Sources/Code", "/p/Store"])
  }

  @Test(arguments: ["tool", "none"])
  func `a program without the engine, and one that does not exist, is an error`(name: String) {
    #expect(throws: WatchedPackage.Failure.self) { try product(name) }
  }
}
