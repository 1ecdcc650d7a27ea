import Foundation
import Testing

@testable import PlumbPlatform
@testable import PlumbUI
@testable import TestSupport

@Suite struct MainBundleTests {
  private let name = ProcessInfo.processInfo.processName

  @Test func `the main bundle has the name, the identifier and the version of the program`() throws
  {
    let information = try #require(Bundle.main.infoDictionary)
    #expect(information["CFBundleName"] as? String == name)
    #expect(information["CFBundleExecutable"] as? String == name)
    #expect(information["CFBundleShortVersionString"] as? String == "1.0")
    #expect(information["CFBundleVersion"] as? String == "1")
    #expect(Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String == name)
    #expect(Bundle.main.object(forInfoDictionaryKey: "Other") == nil)
    #expect(Bundle.main.bundleIdentifier == name)
  }

  @Test func `the main bundle and its class are those of Foundation`() {
    #expect(type(of: Bundle.main) == Bundle.self)
    let folder = Bundle.main.bundleURL.path
    #expect(FileManager.default.fileExists(atPath: "\(folder)/\(name)"))
  }

  @Test func `a property list of the program comes before the usual information`() throws {
    let list: [String: Any] = [
      "CFBundleIdentifier": "org.example.Pets", "CFBundleShortVersionString": "2.1",
      "CFBundleName": "$(PRODUCT_NAME)", "Pets": ["Cat", "Dog"],
    ]
    let values = try information(
      PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0))
    #expect(values["CFBundleIdentifier"] as? String == "org.example.Pets")
    #expect(values["CFBundleShortVersionString"] as? String == "2.1")
    #expect(values["CFBundleName"] as? String == "pets")
    #expect(values["CFBundleVersion"] as? String == "1")
    #expect(values["Pets"] as? [String] == ["Cat", "Dog"])
  }

  @Test func `a damaged property list counts as none`() throws {
    #expect(try information(Data("<plist".utf8))["CFBundleName"] as? String == "pets")
  }

  @Test func `the name for people is the display name, or else the name`() throws {
    func name(_ values: [String: Any], _ translations: [String: String] = [:]) throws -> String? {
      let list = try PropertyListSerialization.data(
        fromPropertyList: values, format: .xml, options: 0)
      return try program(list).displayName { translations[$0] }
    }
    let own = ["CFBundleDisplayName": "My Pets", "CFBundleName": "Pets"]
    #expect(try name(own) == "My Pets")
    #expect(try name(own, ["CFBundleDisplayName": "Tiere"]) == "Tiere")
    #expect(try name(["CFBundleName": "Pets"]) == "Pets")
    #expect(try name(["CFBundleDisplayName": "", "CFBundleName": "Pets"]) == "Pets")
    #expect(try name(["CFBundleDisplayName": "$(NAME)"]) == "pets")
    #expect(ProgramInformation(name: "pets", files: []).displayName { _ in "Tiere" } == nil)
  }

  @Test func `the name for people is in the main bundle, also where only the other one is set`()
    throws
  {
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["CFBundleName": "Pets"], format: .xml, options: 0)
    #expect(try information(list)["CFBundleDisplayName"] as? String == "Pets")
  }

  @Test func `the accent colour of a property list may be one of the system`() throws {
    let colors = NamedColors(accent: { NamedColor.accent(named: "teal") }, find: { _ in nil })
    for scheme in ColorScheme.allCases {
      for contrast in ColorSchemeContrast.allCases {
        let appearance = ColorAppearance(scheme: scheme, contrast: contrast, names: colors)
        #expect(
          Color.accentColor.resolved(in: appearance) == Color.teal.resolved(in: appearance))
      }
    }
    #expect(NamedColor.accent(named: "") == nil)
    #expect(NamedColor.accent(named: "../teal") == nil)
  }

  /// Returns the information about a program with a property list.
  private func information(_ list: Data) throws -> [String: Any] {
    try program(list).values.mapValues(\.propertyList)
  }

  private func program(_ list: Data) throws -> ProgramInformation {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "MainBundleTests-\(UUID().uuidString).plist")
    defer { try? FileManager.default.removeItem(at: file) }
    try list.write(to: file)
    let missing = folder.appending(path: "no-such-file.plist")
    return ProgramInformation(name: "pets", files: [missing, file])
  }

  @Test func `the main bundle has the resources of the targets`() throws {
    let folder = Bundle.main.bundleURL
      .appending(path: "MainBundleTests-\(UUID().uuidString).resources")
    defer { try? FileManager.default.removeItem(at: folder) }
    let names = ["main-bundle-test.json", "Levels/main-bundle-test.txt"]
    for name in names {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(name.utf8).write(to: file)
    }
    let file = try #require(
      Bundle.main.url(forResource: "main-bundle-test", withExtension: "json"))
    #expect(try String(contentsOf: file, encoding: .utf8) == names[0])
    #expect(Bundle.main.path(forResource: "main-bundle-test", ofType: "json") == file.path)
    #expect(Bundle.main.path(forResource: "main-bundle-test.json", ofType: nil) == file.path)
    let nested = Bundle.main.url(
      forResource: "main-bundle-test", withExtension: "txt", subdirectory: "Levels")
    #expect(nested?.path == folder.appending(path: names[1]).path)
    let all = Bundle.main.urls(forResourcesWithExtension: "json", subdirectory: nil) ?? []
    #expect(all.contains { $0.lastPathComponent == names[0] })
    #expect(Bundle.main.url(forResource: "no-such-file", withExtension: "json") == nil)
  }

  @Test func `texts of the main bundle have the translations of the program`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [
      ("Localizable", "\"Tea\" = \"Tee\";"), ("Menu", "\"Tea\" = \"Teekarte\";"),
    ] {
      let file = folder.appending(path: "de.lproj/\(name).strings")
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    func translation(of key: String, table: String? = nil, _ language: String = "de_AT") -> String?
    {
      BundleFunctions.translation(
        of: key, table: table, in: Locale(identifier: language), folder: folder)
    }
    #expect(translation(of: "Tea") == "Tee")
    #expect(translation(of: "Tea", table: "") == "Tee")
    #expect(translation(of: "Tea", table: "Menu") == "Teekarte")
    #expect(translation(of: "Tea", "fr") == nil)
    #expect(translation(of: "Milk") == nil)
    #expect(NSLocalizedString("no such text", value: "Other", comment: "") == "Other")
    #expect(NSLocalizedString("no such text", comment: "") == "no such text")
  }

  @Test func `the bundle of a class of the program is the main one`() {
    final class Model {}
    #expect(Bundle(for: Model.self).infoDictionary?["CFBundleName"] as? String == name)
  }

  @Test func `another bundle has nothing of the program`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try #require(Bundle(url: folder))
    #expect(bundle.bundleIdentifier == nil)
    #expect(bundle.infoDictionary?["CFBundleName"] == nil)
    #expect(bundle.object(forInfoDictionaryKey: "CFBundleName") == nil)
  }
}
