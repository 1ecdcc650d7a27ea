import ArgumentParser
import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import Tally

/// The poll in other languages.
@MainActor @Suite struct LanguageTests {
  @Test func `the poll is in English by default`() throws {
    let screen = try Screen(["--votes", "Cat=2"])
    #expect(screen.all("Text").contains { $0.label == "2 votes" })
    #expect(screen.voteButtons.map(\.label) == ["Cat", "Goldfish", "Dog"])
  }

  @Test func `the poll is translated into Spanish`() throws {
    let screen = try Screen(["--votes", "Cat=1", "--language", "es"])
    let texts = screen.all("Text").compactMap(\.label)
    #expect(texts.contains("¿Mascota favorita?"))
    #expect(texts.contains("1 voto"))
    #expect(texts.contains("Puesto 1"))
    #expect(screen.voteButtons.map(\.label) == ["Gato", "Pez dorado", "Perro"])
  }

  @Test func `in Arabic the layout is mirrored`() throws {
    let english = try Screen(["--votes", "Cat=3"])
    let arabic = try Screen(["--votes", "Cat=3", "--language", "ar"])
    let text = try #require(arabic.all("Text").first { $0.label == "كلب" })
    #expect(text.frame.x > 195)
    let buttons = arabic.voteButtons
    #expect(buttons.map(\.label) == ["قطة", "سمكة ذهبية", "كلب"])
    #expect(buttons.map(\.frame.x) == buttons.map(\.frame.x).sorted(by: >))
    #expect(english.voteButtons.map(\.frame.x) == english.voteButtons.map(\.frame.x).sorted())
  }

  @Test(arguments: [
    (0, "لا أصوات"), (1, "صوت واحد"), (2, "صوتان"), (3, "3 أصوات"), (11, "11 صوتًا"),
    (100, "100 صوت"),
  ])
  func `Arabic has six plural forms of votes`(count: Int, text: String) throws {
    let screen = try Screen(["--votes", "Cat=\(count)", "--language", "ar"])
    #expect(screen.all("Text").contains { $0.label == text })
  }

  @Test func `one vote has the singular in English and Spanish`() throws {
    #expect(try Screen(["--votes", "Cat=1"]).all("Text").contains { $0.label == "1 vote" })
    let spanish = try Screen(["--votes", "Cat=2", "--language", "es"])
    #expect(spanish.all("Text").contains { $0.label == "2 votos" })
  }

  @Test func `an explicit direction overrides that of the language`() throws {
    let screen = try Screen(["--language", "ar", "--layout-direction", "ltr"])
    let edges = screen.voteButtons.map(\.frame.x)
    #expect(edges == edges.sorted())
  }

  @Test func `votes are counted for the contender in every language`() throws {
    let screen = try Screen(["--language", "es"], actions: [.tap(label: "Perro")])
    #expect(screen.counts == ["0", "0", "1"])
  }

  @Test func `all translations can be chosen`() throws {
    let file = try #require(AssetFolders.translations).appending(path: "Localizable.xcstrings")
    let object = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    let catalogue = try #require(object as? [String: Any])
    let texts = try #require(catalogue["strings"] as? [String: [String: Any]])
    let languages = texts.values.flatMap { ($0["localizations"] as? [String: Any] ?? [:]).keys }
    let source = try #require(catalogue["sourceLanguage"] as? String)
    #expect(Set(languages).union([source]) == Set(DisplayOptions.languages))
  }

  @Test func `an unknown language is reported in one message`() {
    #expect {
      _ = try SceneOptions.parse(["--language", "fr"])
    } throws: {
      SceneOptions.message(for: $0).contains("choose one of en, es, ar.")
    }
  }
}

/// Translations in files.
@MainActor @Suite struct TranslationFileTests {
  /// A folder of translations, removed with the test.
  private func withFolder(_ files: [String: String], _ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "plumb-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try body(folder)
  }

  private func label(_ text: Text, in language: String, _ folder: URL) -> String? {
    var environment = EnvironmentValues()
    environment.translations = folder
    environment.locale = Locale(identifier: language)
    environment.updateLayoutDirectionFromLocale()
    let tree = ViewTree(root: text, textServices: .monospaced, environment: environment)
    tree.layOut(in: CGSize(width: 100, height: 100), scale: 1)
    return tree.elements().flattened.first { $0.type == "Text" }?.label
  }

  @Test func `a text uses its language, the nearest one first`() throws {
    let files = [
      "es.lproj/Localizable.strings": "\"Hi\" = \"Hola\"; \"Bye\" = \"Adiós\";",
      "es-MX.lproj/Localizable.strings": "\"Hi\" = \"Qué onda\";",
      "Base.lproj/Localizable.strings": "\"Hi\" = \"Hi there\";",
      "es.lproj/Other.strings": "\"Hi\" = \"Buenas\";",
    ]
    try withFolder(files) { folder in
      #expect(label(Text("Hi"), in: "es_MX", folder) == "Qué onda")
      #expect(label(Text("Bye"), in: "es_MX", folder) == "Adiós")
      #expect(label(Text("Hi"), in: "es", folder) == "Hola")
      #expect(label(Text("Hi"), in: "fr", folder) == "Hi there")
      #expect(label(Text("None"), in: "es", folder) == "None")
      #expect(label(Text("Hi", tableName: "Other"), in: "es", folder) == "Buenas")
      #expect(label(Text(verbatim: "Hi"), in: "es", folder) == "Hi")
    }
  }

  @Test func `Chinese is selected by its script`() throws {
    let files = [
      "zh-Hans.lproj/Localizable.strings": "\"Hi\" = \"汉\";",
      "zh-Hant.lproj/Localizable.strings": "\"Hi\" = \"漢\";",
      "zh-HK.lproj/Localizable.strings": "\"Hi\" = \"港\";",
    ]
    try withFolder(files) { folder in
      for (language, expected) in [
        ("zh_CN", "汉"), ("zh_TW", "漢"), ("zh_HK", "港"), ("zh_MO", "漢"), ("zh", "汉"),
        ("zh-Hant-CN", "漢"), ("en", "Hi"),
      ] {
        #expect(label(Text("Hi"), in: language, folder) == expected, "\(language)")
      }
    }
  }

  @Test func `a resource uses its own language, if it has one`() throws {
    try withFolder(["es.lproj/Localizable.strings": "\"%lf of Hi\" = \"Hola %lf\";"]) { folder in
      var resource = LocalizedStringResource("\(1.5) of Hi")
      #expect(label(Text(resource), in: "en", folder) == "1.500000 of Hi")
      resource.locale = Locale(identifier: "es")
      #expect(label(Text(resource), in: "en", folder) == "Hola 1,500000")
      #expect(label(Text("see \(resource)"), in: "en", folder) == "see Hola 1,500000")
    }
  }

  @Test func `an invalid table leaves texts untranslated`() throws {
    try withFolder(["es.lproj/Localizable.strings": "\"Hi\" = \"Hola\""]) { folder in
      #expect(label(Text("Hi"), in: "es", folder) == "Hi")
    }
  }
}
