import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Tables of translations.
@Suite struct StringTableTests {
  @Test func `contains a translation for each text`() throws {
    let table = try StringTable(
      #"""
      /* The greeting. */
      "Hello" = "Hola";
      // A line "of" its own.
      "two\nlines" = "dos\tl\U00EDneas \"x\" \\";
      "a"="b";"c" = "d" ;
      """#)
    #expect(
      table.entries == [
        "Hello": "Hola", "two\nlines": "dos\tlíneas \"x\" \\", "a": "b", "c": "d",
      ])
  }

  @Test func `supports surrogate pairs`() throws {
    let table = try StringTable(#""wave" = "\U0001\UD83D\uDC4B\UDBFF\UDFFF!"; "b" = "c";"#)
    #expect(table.entries == ["wave": "\u{1}👋\u{10FFFF}!", "b": "c"])
  }

  @Test func `may be empty`() throws {
    #expect(try StringTable("").entries.isEmpty)
    #expect(try StringTable("\u{FEFF} // nothing").entries.isEmpty)
  }

  @Test(arguments: [
    (#""a" = "b""#, "Line 1: a ; is expected."),
    ("\"a\" = \"b\";\n\"c\" \"d\";", "Line 2: a = is expected."),
    ("\n\n\"a\" = \"b", "Line 3: a string has no closing quote."),
    ("a = b;", "Line 1: a string in quotes is expected."),
    ("/* a", "Line 1: a comment is not closed."),
    ("/a", "Line 1: a / is not followed by / or *."),
    (#""a" = "\U12";"#, "Line 1: \\U needs four hexadecimal digits."),
    (#""a" = "\UD800";"#, "Line 1: \\U is an unpaired surrogate."),
    (#""a" = "\UDC4B\UD83D";"#, "Line 1: \\U is an unpaired surrogate."),
    (#""a" = "\UD83D\UD83D";"#, "Line 1: \\U is an unpaired surrogate."),
    (#""a" = "\UD83D\n";"#, "Line 1: \\U is an unpaired surrogate."),
    (#""a" = "\"#, "Line 1: the file ends after a \\."),
  ])
  func `reports the line of a syntax error`(text: String, sentence: String) {
    #expect {
      _ = try StringTable(text)
    } throws: {
      "\($0)" == sentence
    }
  }
}
