import Foundation

/// A form that texts of `Plumb.json` have, with the regular expression of the schema.
struct DescriptionForm {
  /// The expression, which is that of the schema in `Assets/plumb.schema.json`.
  let pattern: String
  /// The largest number of characters.
  var largest = Int.max
  /// The words after “write” in errors.
  let expectation: String

  func matches(_ text: String) -> Bool {
    text.count <= largest && text.range(of: pattern, options: .regularExpression) != nil
  }

  static let identifier = DescriptionForm(
    pattern: #"^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)+\.[A-Za-z_][A-Za-z0-9_-]*$"#,
    expectation:
      "three or more words with points between them, a domain in reverse order and a name, such as org.example.Notes"
  )
  static let command = DescriptionForm(
    pattern: "^[A-Za-z0-9_][A-Za-z0-9_.+-]*$",
    expectation: "letters, digits, hyphens and underscores")
  static let version = DescriptionForm(
    pattern: "^[0-9][A-Za-z0-9.+~]*$",
    expectation: "digits and points, such as 1.2, without a hyphen")
  static let summary = DescriptionForm(
    pattern: #"^[^\n]*[^\n.]$"#, largest: 80,
    expectation: "one line of at most 80 characters without a full stop at its end")
  static let license = DescriptionForm(
    pattern:
      #"^\(*[A-Za-z0-9][A-Za-z0-9.+-]*\)*( (AND|OR|WITH) \(*[A-Za-z0-9][A-Za-z0-9.+-]*\)*)*$"#,
    expectation:
      "an expression of SPDX, such as MIT or GPL-3.0-or-later; see https://spdx.org/licenses")
  static let maintainer = DescriptionForm(
    pattern: "^[^<>]*[^<> ] <[^<> @]+@[^<> @]+>$",
    expectation: "a name and an address, as in Ada Lovelace <ada@example.org>")
  static let address = DescriptionForm(
    pattern: #"^https?://[^\s/]+(/\S*)?$"#,
    expectation: "an address that begins with https://")
  static let date = DescriptionForm(
    pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$", expectation: "a day such as 2026-11-28")
  static let scheme = DescriptionForm(
    pattern: "^[a-z][a-z0-9+.-]*$",
    expectation: "small letters and digits, as before the colon of an address")
  static let fileExtension = DescriptionForm(
    pattern: "^[a-z0-9][a-z0-9_+-]*$",
    expectation: "small letters and digits, without the point before them")
  static let mediaType = DescriptionForm(
    pattern: "^[a-z]+/[a-z0-9][a-z0-9.+-]*$",
    expectation: "a media type in small letters, such as application/vnd.org.example.note")
  static let actionID = DescriptionForm(
    pattern: "^[A-Za-z0-9-]+$", expectation: "letters, digits and hyphens")
  static let keyword = DescriptionForm(
    pattern: #"^[^;\n]+$"#, expectation: "words without a semicolon")
  static let line = DescriptionForm(pattern: #"^[^\n]+$"#, expectation: "one line")
  static let path = DescriptionForm(
    pattern: #"^(?!/)(?!(.*/)?\.\.(/|$)).+$"#,
    expectation: "a path that begins in the folder of Package.swift and has no ..")
  static let place = DescriptionForm(
    pattern: #"^(share|lib|libexec)(/(?!\.\.?(/|$))[A-Za-z0-9_+@.~-]+)+$"#,
    expectation:
      "a path below usr such as share/notes/Sounds, of letters, digits and the signs _+@.~-")
  static let packageName = DescriptionForm(
    pattern: "^[a-z0-9][a-z0-9+.-]+$",
    expectation: "small letters, digits, hyphens and points, two or more")
  static let permission = DescriptionForm(
    pattern: #"^--[a-z][a-z-]*(=\S+)?$"#,
    expectation: "an option of flatpak build-finish, such as --share=network")
}
