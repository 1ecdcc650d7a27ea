import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Translations that depend on numbers, in Xcode's file formats.
@Suite struct PluralPhraseTests {
  private let arabic = """
    {
      "sourceLanguage": "en",
      "version": "1.0",
      "strings": {
        "%lld votes": {
          "comment": "How many have answered.",
          "localizations": {
            "ar": {"variations": {"plural": {
              "zero": {"stringUnit": {"state": "translated", "value": "none"}},
              "one": {"stringUnit": {"state": "translated", "value": "one"}},
              "two": {"stringUnit": {"state": "translated", "value": "two"}},
              "few": {"stringUnit": {"state": "translated", "value": "%lld few"}},
              "many": {"stringUnit": {"state": "translated", "value": "%lld many"}},
              "other": {"stringUnit": {"state": "translated", "value": "%lld other"}}}}},
            "en": {"variations": {"plural": {
              "one": {"stringUnit": {"value": "%lld vote"}},
              "other": {"stringUnit": {"value": "%lld votes"}}}}}
          }
        },
        "%@ has %lld votes of %lld": {
          "localizations": {
            "en": {
              "stringUnit": {"value": "%@: %#@votes@ of %#@all@"},
              "substitutions": {
                "votes": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"value": "%arg vote"}},
                  "other": {"stringUnit": {"value": "%arg votes"}}}}},
                "all": {"argNum": 3, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"value": "only %arg"}},
                  "other": {"stringUnit": {"value": "%arg"}}}}}
              }
            }
          }
        },
        "Plain": {"localizations": {"es": {"stringUnit": {"value": "Simple"}}}},
        "Mac": {"localizations": {"es": {"variations": {"device": {
          "iphone": {"stringUnit": {"value": "Toca"}},
          "other": {"stringUnit": {"value": "Pulsa"}}}}}}},
        "Nothing": {}
      }
    }
    """

  private let dictionary = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict>
      <key>%lld files in %lld folders</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ w %#@folders@</string>
        <key>files</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%lld plik</string>
          <key>few</key><string>%lld pliki</string>
          <key>many</key><string>%lld plików</string>
          <key>other</key><string>%lld pliku</string>
        </dict>
        <key>folders</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%lld folderze</string>
          <key>other</key><string>%lld folderach</string>
        </dict>
      </dict>
    </dict></plist>
    """

  /// Returns the string of a text in a language, with these files among the translations.
  private func text(
    _ key: LocalizedStringKey, in language: String, _ files: [String: String]
  ) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let reading = LocalizationContext(
      locale: Locale(identifier: language), timeZone: .gmt, folder: folder, now: .distantPast)
    return Text(key).string(in: reading)
  }

  @Test(arguments: [
    (0, "none"), (1, "one"), (2, "two"), (3, "3 few"), (10, "10 few"), (11, "11 many"),
    (99, "99 many"), (100, "100 other"), (102, "102 other"), (103, "103 few"),
  ])
  func `a catalogue has six forms for Arabic`(count: Int, text: String) throws {
    let shown = try self.text("\(count) votes", in: "ar@numbers=latn", catalogue)
    #expect(shown == text)
  }

  private var catalogue: [String: String] { ["Localizable.xcstrings": arabic] }

  @Test func `a missing form falls back to the form other, then to the source language`() throws {
    #expect(try text("\(1) votes", in: "en", catalogue) == "1 vote")
    #expect(try text("\(2) votes", in: "en_US", catalogue) == "2 votes")
    #expect(try text("\(0) votes", in: "en", catalogue) == "0 votes")
    #expect(try text("\(1) votes", in: "fr", catalogue) == "1 votes")
    #expect(try text("Plain", in: "es_MX", catalogue) == "Simple")
    #expect(try text("Mac", in: "es", catalogue) == "Pulsa")
    #expect(try text("Nothing", in: "es", catalogue) == "Nothing")
  }

  @Test func `each of several numbers has its own form`() throws {
    func shown(_ votes: Int, _ all: Int) throws -> String {
      try text("\("Cat") has \(votes) votes of \(all)", in: "en", catalogue)
    }
    #expect(try shown(1, 2) == "Cat: 1 vote of 2")
    #expect(try shown(5, 1) == "Cat: 5 votes of only 1")
  }

  @Test(arguments: [
    (1, 1, "1 plik w 1 folderze"), (2, 1, "2 pliki w 1 folderze"),
    (5, 2, "5 plików w 2 folderach"), (22, 5, "22 pliki w 5 folderach"),
  ])
  func `a stringsdict file gives the same results`(files: Int, folders: Int, text: String) throws {
    let shown = try self.text(
      "\(files) files in \(folders) folders", in: "pl",
      ["pl.lproj/Localizable.stringsdict": dictionary])
    #expect(shown == text)
  }

  @Test func `a language's own files override the file for all languages`() throws {
    var files = catalogue
    files["en.lproj/Localizable.strings"] = "\"%lld votes\" = \"%lld in all\";"
    #expect(try text("\(1) votes", in: "en", files) == "1 in all")
  }

  @Test func `invalid files are reported in one message`() {
    func problem(_ read: () throws -> Void) -> String {
      do {
        try read()
        return ""
      } catch {
        return "\(error)"
      }
    }
    #expect(
      problem { _ = try StringCatalogue(Data("[".utf8)) }
        == "The file is not a string catalogue: its JSON is invalid.")
    #expect(
      problem { _ = try StringCatalogue(Data("{}".utf8)) }.hasPrefix(
        "The file is not a string catalogue: \""))
    #expect(
      problem { _ = try StringTable(stringsDictionary: Data("no".utf8)) }
        == "The file is not a property list with a dictionary for each key.")
    let empty = "<plist version=\"1.0\"><dict><key>a</key><dict></dict></dict></plist>"
    #expect(
      problem { _ = try StringTable(stringsDictionary: Data(empty.utf8)) }
        == "\"a\" has no NSStringLocalizedFormatKey.")
  }

  @Test func `variables that refer to each other terminate`() {
    let variable = PluralPhrase.Variable(forms: [.other: "x%#@a@%#@a@%#@none@%%%"])
    let phrase = PluralPhrase(format: "%#@a@ %#@none@ %", variables: ["a": variable])
    let text = phrase.text(for: [2], in: "en")
    #expect(text.count { $0 == "x" } == 64)
    #expect(text.hasSuffix("%%%  %"))
  }

  // MARK: Agreement

  @Test func `English inflection is applied where the source requests it`() throws {
    #expect(try text("^[\(1) vote](inflect: true)", in: "en", [:]) == "1 vote")
    #expect(try text("^[\(2) vote](inflect: true) so far", in: "en", [:]) == "2 votes so far")
    #expect(try text("**^[\(3) box](inflect: true)**", in: "en", [:]) == "3 boxes")
    #expect(try text("^[\(2) vote](inflect: true)", in: "de", [:]) == "2 vote")
    #expect(try text("2^3 and ^[x] stay", in: "en", [:]) == "2^3 and ^[x] stay")
  }

  @Test(arguments: [
    ("vote", "votes"), ("box", "boxes"), ("class", "classes"), ("dish", "dishes"),
    ("match", "matches"), ("city", "cities"), ("day", "days"), ("Person", "People"),
    ("ITEM", "ITEMS"), ("two fish", "two fish"), ("", ""), ("3 ", "3 "), ("y", "ys"),
  ])
  func `English words have plural forms`(word: String, plural: String) {
    #expect(EnglishPlural.of(word) == plural)
  }
}
