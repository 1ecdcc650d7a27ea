import Foundation
import Testing

@testable import PlumbCommand

/// Checks of files that import what Apple's systems bring along.
@Suite struct PortedModuleTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func modules(at path: String? = nil) throws -> BuiltModules {
    try BuiltModules(
      at: path, executable: URL(filePath: "/proc/self/exe").resolvingSymlinksInPath())
  }

  /// Creates an empty folder beside the sources.
  private func scratch() throws -> URL {
    let scratch = try folder.scratch().appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    return scratch
  }

  /// Returns the reports of the targets below the folder.
  private func check(
    with modules: BuiltModules? = nil, separately: Bool = false
  ) throws -> [CheckReport] {
    let scratch = try scratch()
    let checker = TypeChecker(modules: try modules ?? self.modules(), scratch: scratch)
    let programs = try SourceProgram.all(at: folder.url, scratch: scratch)
    return try CheckPlan(programs).steps.map {
      try separately ? checker.checkFiles(of: $0) : checker.check($0)
    }
  }

  private var name: String { folder.url.lastPathComponent }

  @Test func `files of an app for iOS are checked as plumb port builds them`() throws {
    try folder.write(
      "Model.swift",
      """
      import Foundation
      final class Model: ObservableObject { @Published var count = 0 }
      let side: CGFloat = 4
      func load() { URLSession.shared.dataTask(with: URL(filePath: "/")) { _, _, _ in }.resume() }
      """)
    try folder.write(
      "Values.swift",
      """
      import SwiftUI
      let colour = Color(UIColor.systemTeal)
      #if canImport(UIKit)
        let isPhone = true
      #endif
      let answer = isPhone
      """)
    try folder.write(
      "Logs.swift",
      """
      import os.log
      import OSLog
      let log = Logger(subsystem: "org.example", category: "tea")
      """)
    try folder.write(
      "Sounds.swift",
      """
      import AVFoundation
      import AudioToolbox
      import UserNotifications
      let player: AVAudioPlayer? = nil
      let centre = UNUserNotificationCenter.current()
      """)
    #expect(try check()[0].text() == "\(name): 4 of 4 files compile.\n")
  }

  @Test func `files that import AppKit alone are those of an app for a Mac`() throws {
    try folder.write("a.swift", "import AppKit\nlet screen = NSScreen.main\n")
    try folder.write("b.swift", "import SwiftUI\nlet colour: NSColor = .red\n")
    try folder.write("c.swift", "#if canImport(UIKit)\nlet phone: Absent\n#endif\n")
    #expect(try check()[0].text() == "\(name): 3 of 3 files compile.\n")
  }

  @Test(arguments: [("macosx", true), ("iphoneos", false)])
  func `the project says for which system its files are`(sdk: String, compiles: Bool) throws {
    try folder.write("a.swift", "import SwiftUI\nlet colour: NSColor = .red\n")
    var project = XcodeProjectText()
    project.addFile("A", path: "a.swift")
    project.settings = "SDKROOT = \(sdk);"
    project.addTarget("App", files: ["A"])
    try folder.write("P.xcodeproj/project.pbxproj", project.text)
    #expect(try check()[0].compiles == compiles)
  }

  @Test func `the modules of each file are there where each is a module`() throws {
    try folder.write("a.swift", "import UIKit\nlet colour = UIColor.red\n")
    try folder.write("b.swift", "import os\nlet log = Logger()\n")
    #expect(try check(separately: true)[0].compiles)
  }

  /// Returns the modules of this build without some.
  private func modules(without names: Set<String>) throws -> BuiltModules {
    let all = try modules()
    let other = try scratch()
    let files = FileManager.default
    try files.createDirectory(
      at: other.appending(path: "Modules"), withIntermediateDirectories: true)
    let kept = Set(BuiltModules.names + BuiltModules.others).subtracting(names)
    for path in kept.map({ "Modules/\($0).swiftmodule" }) + ["PlumbMacros-tool"] {
      try files.createSymbolicLink(
        at: other.appending(path: path), withDestinationURL: all.folder.appending(path: path))
    }
    return try modules(at: other.path)
  }

  @Test func `a module that is not built is missing, and the report says how it gets there`()
    throws
  {
    try folder.write("a.swift", "import UIKit\nlet colour = UIColor.red\n")
    try folder.write("b.swift", "import os\nlet log = Logger()\n")
    let report = try check(with: modules(without: ["PlumbUIKit", "PlumbAppKit"]))[0]
    #expect(
      report.text() == """
        \(name): 1 of 2 files compile.

        alone  in all  missing       for example
            1       1  import UIKit  a.swift:1

        UIKit counts as missing, as it is not built here: run swift build --target PlumbUIKit, \
        or plumb port, which builds it with the program.

        """)
  }

  @Test func `nothing is said of modules that no file uses, or without which all compile`() throws {
    try folder.write("a.swift", "import SwiftUI\nlet colour = Color.red\n")
    let modules = try modules(without: ["PlumbUIKit", "AppleFoundation", "UserNotifications"])
    #expect(try check(with: modules)[0].text() == "\(name): 1 of 1 files compile.\n")
    try folder.write("a.swift", "import SwiftUI\nlet colour = Absent.red\n")
    let text = try check(with: modules)[0].text()
    #expect(!text.contains("UIKit counts") && !text.contains("UserNotifications counts"))
    #expect(text.contains("A name that Foundation brings along"))
  }
}
