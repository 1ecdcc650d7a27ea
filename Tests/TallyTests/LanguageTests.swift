import ArgumentParser
import Foundation
import PlumbTesting
import PlumbUI
import Testing

@testable import Tally

/// The poll in other languages.
@MainActor @Suite struct LanguageTests {
  @Test func `the poll is in English unless somebody says otherwise`() throws {
    let screen = try Screen(["--votes", "Cat=2"])
    #expect(screen.all("Text").contains { $0.label == "2 votes" })
    #expect(screen.all("Button").map(\.label) == ["Cat", "Goldfish", "Dog"])
  }

  @Test func `the poll speaks Spanish`() throws {
    let screen = try Screen(["--votes", "Cat=1", "--language", "es"])
    let texts = screen.all("Text").compactMap(\.label)
    #expect(texts.contains("¿Mascota favorita?"))
    #expect(texts.contains("1 voto"))
    #expect(texts.contains("Puesto 1"))
    #expect(screen.all("Button").map(\.label) == ["Gato", "Pez dorado", "Perro"])
  }

  @Test func `in Arabic everything is on the other side`() throws {
    let english = try Screen(["--votes", "Cat=3"])
    let arabic = try Screen(["--votes", "Cat=3", "--language", "ar"])
    let text = try #require(arabic.all("Text").first { $0.label == "كلب" })
    #expect(text.frame.x > 195)
    let buttons = arabic.all("Button")
    #expect(buttons.map(\.label) == ["قطة", "سمكة ذهبية", "كلب"])
    #expect(buttons.map(\.frame.x) == buttons.map(\.frame.x).sorted(by: >))
    #expect(english.all("Button").map(\.frame.x) == english.all("Button").map(\.frame.x).sorted())
  }

  @Test(arguments: [
    (0, "لا أصوات"), (1, "صوت واحد"), (2, "صوتان"), (3, "3 أصوات"), (11, "11 صوتًا"),
    (100, "100 صوت"),
  ])
  func `Arabic counts votes in six ways`(count: Int, text: String) throws {
    let screen = try Screen(["--votes", "Cat=\(count)", "--language", "ar"])
    #expect(screen.all("Text").contains { $0.label == text })
  }

  @Test func `one vote is one vote in English and Spanish`() throws {
    #expect(try Screen(["--votes", "Cat=1"]).all("Text").contains { $0.label == "1 vote" })
    let spanish = try Screen(["--votes", "Cat=2", "--language", "es"])
    #expect(spanish.all("Text").contains { $0.label == "2 votos" })
  }

  @Test func `a direction that is asked for comes before that of the language`() throws {
    let screen = try Screen(["--language", "ar", "--layout-direction", "ltr"])
    let edges = screen.all("Button").map(\.frame.x)
    #expect(edges == edges.sorted())
  }

  @Test func `votes count for the contender whatever it is called`() throws {
    let screen = try Screen(["--language", "es"], actions: [.tap(label: "Perro")])
    #expect(screen.counts == ["0", "0", "1"])
  }

  @Test func `an unknown language is named in one sentence`() {
    #expect {
      _ = try SceneOptions.parse(["--language", "fr"])
    } throws: {
      SceneOptions.message(for: $0).contains("choose one of en, es, ar.")
    }
  }
}

/// Translations in files.
@MainActor @Suite struct TranslationFileTests {
  /// A folder of translations, gone with the test.
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
    environment.readsAsTranslated()
    let tree = ViewTree(root: text, textServices: .monospaced, environment: environment)
    tree.layOut(in: CGSize(width: 100, height: 100), scale: 1)
    return tree.elements().flattened.first { $0.type == "Text" }?.label
  }

  @Test func `a text reads as its language has it, the nearest one first`() throws {
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

  @Test func `a broken table leaves texts as they are`() throws {
    try withFolder(["es.lproj/Localizable.strings": "\"Hi\" = \"Hola\""]) { folder in
      #expect(label(Text("Hi"), in: "es", folder) == "Hi")
    }
  }
}
