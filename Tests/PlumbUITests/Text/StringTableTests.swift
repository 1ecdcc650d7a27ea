import Testing

@testable import PlumbUI

/// Tables of translations.
@Suite struct StringTableTests {
  @Test func `holds a translation for each text`() throws {
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

  @Test func `writes characters beyond the first plane as two halves`() throws {
    let table = try StringTable(#""wave" = "\U0001\UD83D\uDC4B\UDBFF\UDFFF!"; "b" = "c";"#)
    #expect(table.entries == ["wave": "\u{1}👋\u{10FFFF}!", "b": "c"])
  }

  @Test func `may be empty`() throws {
    #expect(try StringTable("").entries.isEmpty)
    #expect(try StringTable("\u{FEFF} // nothing").entries.isEmpty)
  }

  @Test(arguments: [
    (#""a" = "b""#, "Line 1: there should be a ; here."),
    ("\"a\" = \"b\";\n\"c\" \"d\";", "Line 2: there should be a = here."),
    ("\n\n\"a\" = \"b", "Line 3: a text has no closing quote."),
    ("a = b;", "Line 1: there should be a text in quotes here."),
    ("/* a", "Line 1: a comment has no end."),
    ("/a", "Line 1: a single / begins nothing."),
    (#""a" = "\U12";"#, "Line 1: \\U needs four hexadecimal digits."),
    (#""a" = "\UD800";"#, "Line 1: \\U names half of a character."),
    (#""a" = "\UDC4B\UD83D";"#, "Line 1: \\U names half of a character."),
    (#""a" = "\UD83D\UD83D";"#, "Line 1: \\U names half of a character."),
    (#""a" = "\UD83D\n";"#, "Line 1: \\U names half of a character."),
    (#""a" = "\"#, "Line 1: the file ends after a \\."),
  ])
  func `says which line breaks its form`(text: String, sentence: String) {
    #expect {
      _ = try StringTable(text)
    } throws: {
      "\($0)" == sentence
    }
  }
}
