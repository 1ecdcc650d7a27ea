import ArgumentParser
import Foundation
import Testing

@testable import PlumbCommand

/// The errors of a build by files of the project, and the changes that follow from them.
@Suite struct PortReportTests {
  private let fixture: PortFixture

  init() throws { fixture = try PortFixture() }

  private func run(_ text: String, applies: Bool = false) throws -> PortRun {
    try fixture.folder.write("Tea/App/Cup.swift", text)
    var project = XcodeProjectText()
    project.addFile("A", path: "App/Cup.swift")
    project.addTarget("Tea", files: ["A"], settings: "SDKROOT = iphoneos;")
    try fixture.write(project)
    return PortRun(package: try fixture.package(of: fixture.app()), appliesChanges: applies)
  }

  private var sources: String { "\(fixture.folder.url.path)/Tea-Linux/Sources/Tea" }

  @Test func `errors have the paths of the project and sentences`() throws {
    var run = try run("import MapKit\nlet map = MKMapView()\n")
    try run.writeAndBuild { package in
      PortBuild(
        output: """
          error: emit-module command failed with exit code 1 (use -v to see invocation)
          \(sources)/App/Cup.swift:2:11: error: cannot find 'MKMapView' in scope
          \(sources)/App/Cup.swift:1:8: error: no such module 'MapKit'
          \(sources)/App/Cup.swift:1:8: error: no such module 'MapKit'
          error: fatalError
          """, of: package)
    }
    let text = run.report.text
    #expect(
      text.contains(
        """
        To be changed:
          App/Cup.swift:1: There is no module MapKit here: show a picture, or open a map in the browser.
          App/Cup.swift:2: cannot find 'MKMapView' in scope.

        Proposed changes, which --apply writes into copies:
          App/Cup.swift:1: there is no module MapKit here: show a picture, or open a map in the browser.

        --- a/App/Cup.swift
        """))
    #expect(text.hasSuffix("It does not build yet: 2 errors in 1 file."))
    #expect(!fixture.exists("Tea-Linux/Sources/Tea/Changed"))
  }

  @Test func `changes that are applied are built again`() throws {
    var run = try run("import MapKit\nlet a = 1\n", applies: true)
    var builds = 0
    try run.writeAndBuild { package in
      builds += 1
      guard package.changes.isEmpty else {
        var build = PortBuild(output: "", of: package)
        build.succeeded = true
        return build
      }
      return PortBuild(
        output: "\(sources)/App/Cup.swift:1:8: error: no such module 'MapKit'", of: package)
    }
    #expect(builds == 2)
    #expect(
      try fixture.text("Tea-Linux/Sources/Tea/Changed/App/Cup.swift")
        == "#if canImport(MapKit)\nimport MapKit\n#endif\nlet a = 1\n")
    #expect(run.report.text.contains("It builds. Start it with: swift run --package-path '"))
  }

  @Test func `a part for Apple's systems that does not compile here stays out`() throws {
    var run = try run(
      "#if os(iOS)\nlet a = 1\n#endif\n#if os(iOS)\nlet b = Ocean()\n#endif\n", applies: true)
    var builds = 0
    try run.writeAndBuild { package in
      builds += 1
      let copy = "\(sources)/Changed/App/Cup.swift"
      let output = builds == 1 ? "\(copy):5:9: error: cannot find 'Ocean' in scope" : ""
      var build = PortBuild(output: output, of: package)
      build.succeeded = builds > 1
      return build
    }
    #expect(builds == 2)
    #expect(
      try fixture.text("Tea-Linux/Sources/Tea/Changed/App/Cup.swift")
        == "#if os(iOS) || os(Linux)\nlet a = 1\n#endif\n#if os(iOS)\nlet b = Ocean()\n#endif\n")
    #expect(
      run.report.text.contains(
        "App/Cup.swift:4: the part for iOS uses things that are not there and stays out, as on other systems."
      ))
  }

  @Test func `a selector of a property has a sentence of its own`() throws {
    var run = try run("let a = #selector(getter: Pot.lid)\nlet b = #selector(Pot.pour)\n")
    let message = "'#selector' can only be used with the Objective-C runtime"
    try run.writeAndBuild { package in
      PortBuild(
        output: (1...2).map { "\(sources)/App/Cup.swift:\($0):9: error: \(message)\n" }.joined(),
        of: package)
    }
    #expect(
      run.report.text.contains(
        "To be changed:\n  App/Cup.swift:1: \(PortSentences.propertySelector)\n  App/Cup.swift:2: \(message).\n"
      ))
    #expect(run.report.text.contains("+let b = Selector(Pot.pour)\n"))
  }

  @Test func `the command that starts the program has the flags of the build`() throws {
    try fixture.folder.write("Tea/App/Cup.swift")
    var project = XcodeProjectText()
    project.addFile("A", path: "App/Cup.swift")
    project.addTarget("Tea", files: ["A"])
    try fixture.write(project)
    let run = PortRun(
      package: try fixture.package(of: fixture.app()), appliesChanges: false,
      flags: ["-c", "release", "-Xswiftc", "-D A"])
    #expect(
      run.report.text.hasSuffix(
        ": swift run -c release -Xswiftc '-D A' --package-path '\(fixture.folder.url.path)/Tea-Linux' Tea"
      ))
  }

  @Test func `flags of the build come after two hyphens`() throws {
    let command = try PortCommand.parse(["Tea", "--apply", "--", "-c", "release"])
    #expect(command.project == "Tea")
    #expect(command.apply)
    #expect(command.flags == ["-c", "release"])
    #expect(throws: (any Error).self) { try PortCommand.parse(["Tea", "-c", "release"]) }
  }

  @Test func `errors of the linker are told`() throws {
    let run = try run("let a = 1\n")
    let build = PortBuild(
      output: """
        ld.lld: error: undefined symbol: pour
        >>> referenced by Cup.swift
        clang: error: linker command failed with exit code 1 (use -v to see invocation)
        error: link command failed with exit code 1 (use -v to see invocation)
        """, of: run.package)
    #expect(
      build.general == [
        "undefined symbol: pour",
        "link command failed with exit code 1 (use -v to see invocation)",
      ])
  }

  @Test func `a build that says nothing is told, too`() {
    #expect(
      PortSentences.unexplained(status: 1, output: "") == "The build ended with 1 and said nothing."
    )
    #expect(
      PortSentences.unexplained(status: 9, output: "a\nKilled\n  ^\n")
        == "The build ended with 9; its output ends: Killed")
  }

  @Test func `errors of no source come first`() throws {
    var run = try run("let a = 1\n")
    try run.writeAndBuild { package in
      PortBuild(output: "error: Failed to clone repository https://example.com/e:\n", of: package)
    }
    #expect(
      run.report.text.contains(
        "To be changed:\n  Failed to clone repository https://example.com/e:\n"))
    #expect(run.report.text.hasSuffix("It does not build yet."))
  }

  @Test func `a package that is not built says how`() throws {
    var run = try run("let a = 1\n")
    try run.write()
    #expect(
      run.report.text.hasSuffix(
        "It was not built. Build and start it with: swift run --package-path '\(fixture.folder.url.path)/Tea-Linux' Tea"
      ))
  }

  @Test func `many things are named by three of them`() {
    #expect(PortRemarks.list(["a"]) == "a")
    #expect(PortRemarks.list(["a", "b", "c"]) == "a, b and c")
    #expect(PortRemarks.list(["a", "b", "c", "d", "e", "f"]) == "a, b, c and 3 others")
    var remarks = PortRemarks()
    remarks.add(.detail, "d")
    remarks.add(.essential, "e\u{1B}")
    remarks.add(.part, "p")
    remarks.add(.detail, "d")
    #expect(remarks.sentences == ["e?", "p", "d"])
  }
}
