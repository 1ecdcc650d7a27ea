import Foundation
import Testing

@testable import PlumbCommand

/// The contents of `Plumb.json`, and the sentences about mistakes in it.
@Suite struct BundleDescriptionTests {
  @Test func `the least file has everything that packages need`() throws {
    let description = try BundleFixture.description()
    #expect(description.identifier == "org.example.Notes")
    #expect(description.name == "Notes")
    #expect(description.product == nil)
    #expect(description.version == "1.2")
    #expect(description.summary == "Write notes")
    // A line break in a paragraph is a blank.
    #expect(description.description == ["Notes are kept.", "And found again."])
    #expect(description.license == "MIT")
    #expect(description.categories == ["Office"])
    #expect(description.maintainer == .init(name: "Ada Lovelace", mail: "ada@example.org"))
    #expect(description.maintainer.text == "Ada Lovelace <ada@example.org>")
    #expect(description.releases.map(\.version) == ["1.2", "1.0"])
    #expect(description.releases.map(\.notes) == [[], []])
    #expect(!description.writesCompletions)
  }

  @Test func `all other keys are read`() throws {
    let description = try BundleFixture.description([
      "$schema": .string("plumb.schema.json"), "product": .string("Notes"),
      "command": .string("notes"), "licenseFile": .string("COPYING"),
      "keywords": .array([.string("memo")]), "homepage": .string("https://example.org"),
      "screenshots": .array([.string("https://example.org/1.png")]),
      "urlSchemes": .array([.string("notes")]),
      "documentTypes": .array([
        .object([
          "identifier": .string("org.example.note"), "extensions": .array([.string("note")]),
          "name": .string("Note"), "mimeTypes": .array([.string("text/x-note")]),
        ])
      ]),
      "actions": .array([
        .object([
          "id": .string("new"), "name": .string("New Note"),
          "arguments": .array([.string("--new")]),
        ])
      ]),
      "files": .object([
        "manual": .string("notes.1"), "desktopEntry": .string("a.desktop"),
        "metainfo": .string("a.xml"), "icons": .array([.string("a.svg")]),
        "licenses": .array([
          .object(["name": .string("Sounds"), "license": .string("CC0-1.0"), "file": .string("s")])
        ]),
        "installed": .object(["share/notes/Sounds": .string("Sounds")]),
      ]),
      "buildArguments": .array([.string("-Xlinker"), .string("-s"), .string("-Xlinker")]),
      "completions": .bool(true),
      "debian": .object([
        "package": .string("notes"), "section": .string("text"), "depends": .array([.string("a")]),
        "recommends": .array([.string("b | c")]), "suggests": .array([.string("d")]),
        "lintianOverrides": .string("overrides"),
      ]),
      "rpm": .object(["depends": .array([.string("e")])]),
      "flatpak": .object(["permissions": .array([.string("--share=network")])]),
    ])
    #expect(description.product == "Notes")
    #expect(description.command == "notes")
    #expect(description.licenseFile == "COPYING")
    #expect(description.keywords == ["memo"])
    #expect(description.homepage == "https://example.org")
    #expect(description.screenshots == ["https://example.org/1.png"])
    #expect(description.urlSchemes == ["notes"])
    #expect(
      description.documentTypes == [
        .init(
          identifier: "org.example.note", name: "Note", extensions: ["note"],
          mimeTypes: ["text/x-note"])
      ])
    #expect(description.actions == [.init(id: "new", name: "New Note", arguments: ["--new"])])
    #expect(description.files.manual == "notes.1")
    #expect(description.files.desktopEntry == "a.desktop")
    #expect(description.files.metainfo == "a.xml")
    #expect(description.files.icons == ["a.svg"])
    #expect(description.files.licenses == [.init(name: "Sounds", license: "CC0-1.0", file: "s")])
    #expect(description.files.installed == ["share/notes/Sounds": "Sounds"])
    // An argument may be there twice.
    #expect(description.buildArguments == ["-Xlinker", "-s", "-Xlinker"])
    #expect(description.writesCompletions)
    #expect(description.debian.package == "notes")
    #expect(description.debian.section == "text")
    #expect(description.debian.depends == ["a"])
    #expect(description.debian.recommends == ["b | c"])
    #expect(description.debian.suggests == ["d"])
    #expect(description.debian.lintianOverrides == "overrides")
    #expect(description.rpm.depends == ["e"])
    #expect(description.permissions == ["--share=network"])
  }

  @Test(arguments: BundleDescription.Keys.file.required)
  func `a missing key is named with what to write`(key: String) throws {
    let sentence = try #require(BundleFixture.mistake(without: key))
    #expect(sentence.hasPrefix("Plumb.json: the file has no \(key); write "))
    #expect(sentence.hasSuffix("."))
  }

  @Test func `an unknown key is named with those that are known`() {
    #expect(
      BundleFixture.mistake(["licence": .string("MIT")])?.hasPrefix(
        "Plumb.json: licence is no key that is known; those here are $schema, actions,") == true)
    #expect(
      BundleFixture.mistake(["flatpak": .object(["finishArgs": .array([])])])
        == "Plumb.json: flatpak.finishArgs is no key that is known; those here are permissions.")
  }

  /// A value that is refused, and the beginning of the sentence about it.
  struct Mistake: CustomTestStringConvertible {
    var key: String
    var value: JSONValue
    var start: String

    var testDescription: String { start }
  }

  static let mistakes = [
    Mistake(key: "name", value: .number(1), start: "name is a number; write a text"),
    Mistake(key: "name", value: .string(" "), start: "name is empty; write a text"),
    Mistake(
      key: "identifier", value: .string("Notes"), start: "identifier is \"Notes\"; write three"),
    Mistake(
      key: "identifier", value: .string("org.example.no tes"), start: "identifier is \"org.exam"),
    Mistake(key: "command", value: .string("a/b"), start: "command is \"a/b\"; write letters"),
    Mistake(key: "version", value: .string("v1"), start: "version is \"v1\"; write digits"),
    Mistake(key: "version", value: .string("1-2"), start: "version is \"1-2\"; write digits"),
    Mistake(key: "summary", value: .string("It is."), start: "summary is \"It is.\"; write one"),
    Mistake(
      key: "summary", value: .string(String(repeating: "a", count: 81)), start: "summary is \"aaa"),
    Mistake(key: "description", value: .string("A"), start: "description is a text; write a list"),
    Mistake(key: "description", value: .array([]), start: "description is empty; write at least"),
    Mistake(key: "license", value: .string("MIT or BSD"), start: "license is \"MIT or BSD\""),
    Mistake(
      key: "categories", value: .array([.string("Toys")]),
      start: "categories[0] is \"Toys\", which desktops do not know"),
    Mistake(
      key: "categories", value: .array([.string("Clock")]), start: "categories has no main"),
    Mistake(key: "maintainer", value: .string("Ada"), start: "maintainer is \"Ada\"; write a name"),
    Mistake(key: "homepage", value: .string("example.org"), start: "homepage is \"example.org\""),
    Mistake(
      key: "keywords", value: .array([.string("a"), .string("a")]),
      start: "keywords[1] is there a second time"),
    Mistake(key: "urlSchemes", value: .array([.string("My")]), start: "urlSchemes[0] is \"My\""),
    Mistake(
      key: "releases", value: .array([BundleFixture.release("1.2", "2026-02-30")]),
      start: "releases[0].date is \"2026-02-30\", which is no day"),
    Mistake(
      key: "releases", value: .array([BundleFixture.release("1.2", "28.11.2026")]),
      start: "releases[0].date is \"28.11.2026\"; write a day"),
    Mistake(
      key: "releases",
      value: .array([
        BundleFixture.release("1.2", "2025-01-01"), BundleFixture.release("1.0", "2026-01-01"),
      ]),
      start: "releases has the later day 2026-01-01 at [1]"),
    Mistake(
      key: "releases", value: .array([BundleFixture.release("1.1", "2026-01-01")]),
      start: "the file has the version 1.2, but the first of its releases is 1.1"),
    Mistake(
      key: "actions", value: .array([.object(["id": .string("new")])]),
      start: "actions[0] has no name"),
    Mistake(
      key: "files", value: .object(["manual": .string("/usr/a.1")]),
      start: "files.manual is \"/usr/a.1\"; write a path"),
    Mistake(
      key: "files", value: .object(["icons": .array([.string("../a.png")])]),
      start: "files.icons[0] is \"../a.png\"; write a path"),
    Mistake(
      key: "files", value: .object(["installed": .object(["share/../../etc": .string("a")])]),
      start: "files.installed has the place \"share/../../etc\"; write a path"),
    Mistake(
      key: "files", value: .object(["installed": .object(["bin/a": .string("a")])]),
      start: "files.installed has the place \"bin/a\"; write a path"),
    Mistake(key: "completions", value: .string("yes"), start: "completions is a text; write true"),
    Mistake(
      key: "rpm", value: .object(["lintianOverrides": .string("a")]),
      start: "rpm.lintianOverrides is no key that is known"),
  ]

  @Test(arguments: mistakes)
  func `a wrong value is named with its place and what to write`(mistake: Mistake) {
    let sentence = BundleFixture.mistake([mistake.key: mistake.value]) ?? "no error"
    #expect(sentence.hasPrefix("Plumb.json: \(mistake.start)"))
    #expect(sentence.hasSuffix("."))
  }

  @Test func `a text that is no JSON is an error with its place`() throws {
    #expect {
      try BundleDescription(Data("{\n  \"name\": Notes\n}".utf8))
    } throws: {
      "\($0)".hasPrefix("Plumb.json is no JSON: ") && "\($0)".hasSuffix("line 2, column 11.")
    }
    #expect(throws: BundleFailure("Plumb.json: the file is a list; write an object.")) {
      try BundleDescription(Data("[]".utf8))
    }
  }

  @Test func `a missing file is an error with its path`() {
    #expect(
      throws: BundleFailure(
        "/nowhere/Plumb.json cannot be read: No such file or directory. Make it or the folder that"
          + " it belongs in, unless another program removed it.")
    ) {
      try BundleDescription(contentsOf: URL(filePath: "/nowhere/Plumb.json"))
    }
  }
}
