import Foundation
import Testing

@testable import PlumbCommand

/// The app that is ported, and the sentences about projects without one.
@Suite struct PortChoiceTests {
  private let fixture: PortFixture

  init() throws { fixture = try PortFixture() }

  private func project(
    _ targets: (name: String, settings: String)..., source: String = "@main struct TeaApp {}\n"
  ) throws {
    try fixture.folder.write("Tea/TeaApp.swift", source)
    var project = XcodeProjectText()
    project.addFile("A", path: "TeaApp.swift")
    for target in targets {
      project.addTarget(target.name, files: ["A"], settings: target.settings)
    }
    try fixture.write(project)
  }

  @Test func `of several apps one has to be named`() throws {
    try project(("Tea", ""), ("Coffee", ""))
    #expect(
      try fixture.failure()
        == "Tea.xcodeproj has several apps: Tea, Coffee. Name one of them with --target.")
    #expect(
      try fixture.failure(target: "Cocoa")
        == "Tea.xcodeproj has no app Cocoa. Its apps are: Tea, Coffee.")
    #expect(try fixture.app(target: "Coffee").moduleName == "Coffee")
  }

  @Test func `of one app for two systems the one for iOS is ported`() throws {
    try project(("Tea (macOS)", "SDKROOT = macosx;"), ("Tea (iOS)", "SDKROOT = iphoneos;"))
    let app = try fixture.app()
    #expect(app.moduleName == "Tea__iOS_")
    #expect(app.system == .iOS)
    #expect(
      app.remarks.sentences == [
        "Tea (macOS) is another app of the project and left out: port it with --target."
      ])
  }

  @Test(arguments: [
    ("import SwiftUI", PortSystem.iOS), ("import UIKit\nimport AppKit", .iOS),
    ("import Cocoa", .macOS),
    ("#if os(macOS)\nimport AppKit\n#endif", .macOS),
  ])
  func `an app for both systems has the names that its sources import`(
    source: String, system: PortSystem
  ) throws {
    try project(
      ("Tea", "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";"), source: source)
    let app = try fixture.app()
    #expect(app.system == system)
    #expect(app.remarks.sentences.count == 1)
    #expect(app.remarks.sentences.first?.contains("as one for \(system.rawValue)") ?? false)
  }

  @Test func `a folder with several projects is an error that names them`() throws {
    try project(("Tea", ""))
    try fixture.folder.write("Other/Milk.xcodeproj/project.pbxproj", XcodeProjectText().text)
    #expect(
      try fixture.failure("")?.contains(
        "several projects: Other/Milk.xcodeproj, Tea/Tea.xcodeproj.") ?? false)
    #expect(try fixture.failure("Tea/Tea.xcodeproj") == nil)
  }

  @Test func `a path without a project is an error`() throws {
    try fixture.folder.write("Empty/notes.txt")
    #expect(
      try fixture.failure("Nowhere")
        == "There is no file or folder /Nowhere. Name the folder of a project.")
    #expect(try fixture.failure("Empty")?.hasPrefix("There is no project in /Empty: ") ?? false)
    #expect(
      try fixture.failure("Empty/notes.txt")?.hasPrefix("/Empty/notes.txt is no project.") ?? false)
  }

  @Test func `the engine is no project`() throws {
    try fixture.folder.write("Tea/Package.swift", "// swift-tools-version: 6.2\n")
    try fixture.folder.write("Tea/Sources/PlumbUI/a.swift")
    #expect(try fixture.failure()?.hasPrefix("/Tea is plumb-ui itself, ") ?? false)
  }

  @Test(arguments: ["", "{", "<<<<<<< HEAD\n// !$*UTF8*$!\n{ objects = {}; }"])
  func `a damaged project is an error, and nothing is written`(text: String) throws {
    try fixture.folder.write("Tea/Tea.xcodeproj/project.pbxproj", text)
    #expect(
      try fixture.failure()?.hasPrefix(
        "/Tea/Tea.xcodeproj/project.pbxproj cannot be read: it is damaged") ?? false)
    #expect(!fixture.exists("Tea-Linux"))
  }

  @Test func `a project without its file is an error`() throws {
    try fixture.folder.write("Tea/Tea.xcodeproj/contents.txt")
    #expect(
      try fixture.failure()
        == "/Tea/Tea.xcodeproj has no project.pbxproj. Take the project from its repository again.")
  }

  @Test func `a project without an app is an error that names its targets`() throws {
    var project = XcodeProjectText()
    project.addTarget("TeaKit", type: "framework")
    try fixture.write(project)
    #expect(
      try fixture.failure()
        == "/Tea/Tea.xcodeproj has no app: its targets are TeaKit. Name a project with an app.")
  }

  @Test func `files that are not there are named`() throws {
    try fixture.folder.write("Tea/TeaApp.swift")
    var project = XcodeProjectText()
    project.addFile("A", path: "TeaApp.swift")
    project.addFile("B", path: "Gone.swift")
    project.addFile("C", path: "gone.png")
    project.addTarget("Tea", files: ["A", "B", "C"])
    try fixture.write(project)
    #expect(
      try fixture.app().remarks.sentences == [
        "Gone.swift is named by the project and not there: take it from the repository, or remove it from the project.",
        "gone.png is named by the project and not there: take it from the repository, or remove it from the project.",
      ])
  }

  @Test func `a project whose sources are all missing is an error`() throws {
    var project = XcodeProjectText()
    project.addFile("A", path: "TeaApp.swift")
    project.addTarget("Tea", files: ["A"])
    try fixture.write(project)
    #expect(try fixture.failure()?.contains("has no Swift file that is there") ?? false)
    #expect(!fixture.exists("Tea-Linux"))
  }

  @Test func `a folder of sources is an app if something in it is marked as the entry point`()
    throws
  {
    try fixture.folder.write("Tea/App.swift", "import SwiftUI\n@main struct TeaApp: App {}\n")
    try fixture.folder.write("Tea/data.json")
    let app = try fixture.app()
    #expect(app.moduleName == "Tea")
    #expect(app.remarks.sentences == [PortSentences.noProject])
    #expect(fixture.folder.paths(app.modules[0].resources) == ["Tea/data.json"])
    try fixture.folder.write("Tea/App.swift", "struct TeaApp {}\n")
    #expect(try fixture.failure()?.hasPrefix("There is no app in /Tea") ?? false)
  }
}
