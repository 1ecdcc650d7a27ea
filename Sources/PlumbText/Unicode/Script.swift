/// A script as defined by Unicode and used by HarfBuzz.
public struct Script: Hashable, Sendable {
  /// The index in the table's list of codes.
  private let index: UInt8

  private init(index: UInt8) {
    self.index = index
  }

  private static let table = UnicodeTable(packed: packed, letters: 2)
  private static let list = codes.split(separator: " ").map(String.init)

  /// Creates the script of a scalar: `common` if several scripts use it, `inherited` for marks that
  /// have the script of their base.
  package init(of scalar: Unicode.Scalar) {
    index = Self.table[scalar]
  }

  /// Creates the script of an ISO 15924 code; `unknown` for other codes.
  package init(code: String) {
    index = UInt8(Self.list.firstIndex(of: code) ?? Self.list.count - 1)
  }

  /// The four-letter code of ISO 15924.
  public var code: String { Self.list[Int(index)] }

  package static let latin = Script(code: "Latn")
  static let common = Script(code: "Zyyy")
  static let inherited = Script(code: "Zinh")
  package static let unknown = Script(code: "Zzzz")

  /// Whether the script does not determine the shaping of a scalar.
  var isShared: Bool { self == .common || self == .inherited || self == .unknown }

  /// Returns whether characters of two scripts belong to one run: Chinese and Japanese scripts are
  /// mixed in texts, and no face treats them differently.
  func mixes(with other: Script) -> Bool {
    self == other || Self.ideographic.contains(self) && Self.ideographic.contains(other)
  }

  /// Whether the characters have one width and no kerning.
  var isIdeographic: Bool { Self.ideographic.contains(self) || self == Self.hangul }

  private static let hangul = Script(code: "Hang")
  private static let ideographic = Set(["Hani", "Hira", "Kana", "Bopo"].map(Script.init(code:)))

  /// Whether letters change with their neighbours and therefore cannot be drawn one by one.
  package var isJoined: Bool { Self.joined.contains(self) }

  /// Whether letters are slanted for emphasis.
  package var hasItalics: Bool { self == Self.latin || Self.slanted.contains(self) || isShared }

  private static let slanted = Set(
    ["Grek", "Cyrl", "Armn", "Geor", "Copt"].map(Script.init(code:)))

  private static let joined = Set(
    """
    Adlm Arab Beng Cham Deva Gujr Guru Java Khmr Knda Mand Mlym Mong Mymr Nkoo Orya Phag Rohg Sinh \
    Syrc Taml Telu Tibt
    """.split(separator: " ").map { Script(code: String($0)) })
}
