/// A script as HarfBuzz and Unicode tell scripts apart.
public struct Script: Hashable, Sendable {
  /// The place in the table's list of codes.
  private let index: UInt8

  private init(index: UInt8) {
    self.index = index
  }

  private static let table = UnicodeTable(packed: packed, letters: 2)
  private static let list = codes.split(separator: " ").map(String.init)

  /// The script of a scalar; `common` for what several scripts use, and `inherited` for marks that
  /// follow their letter's.
  init(of scalar: Unicode.Scalar) {
    index = Self.table[scalar]
  }

  /// The script of a code of ISO 15924; `unknown` where there is none.
  init(code: String) {
    index = UInt8(Self.list.firstIndex(of: code) ?? Self.list.count - 1)
  }

  /// The four letters of ISO 15924.
  public var code: String { Self.list[Int(index)] }

  static let latin = Script(code: "Latn")
  static let common = Script(code: "Zyyy")
  static let inherited = Script(code: "Zinh")
  static let unknown = Script(code: "Zzzz")

  /// Whether the script says nothing about how a scalar is set.
  var isShared: Bool { self == .common || self == .inherited || self == .unknown }

  /// Whether characters of two scripts stand in one run: Chinese and Japanese mix theirs, and no face
  /// treats them differently.
  func mixes(with other: Script) -> Bool {
    self == other || Self.ideographic.contains(self) && Self.ideographic.contains(other)
  }

  /// Whether the characters stand in boxes of one width, without kerning.
  var isIdeographic: Bool { Self.ideographic.contains(self) || self == Self.hangul }

  private static let hangul = Script(code: "Hang")
  private static let ideographic = Set(["Hani", "Hira", "Kana", "Bopo"].map(Script.init(code:)))

  /// Whether letters change with their neighbours, so that they cannot be drawn one by one.
  var isJoined: Bool { Self.joined.contains(self) }

  /// Whether letters are slanted for emphasis.
  var hasItalics: Bool { self == Self.latin || Self.slanted.contains(self) || isShared }

  private static let slanted = Set(
    ["Grek", "Cyrl", "Armn", "Geor", "Copt"].map(Script.init(code:)))

  private static let joined = Set(
    """
    Adlm Arab Beng Cham Deva Gujr Guru Java Khmr Knda Mand Mlym Mong Mymr Nkoo Orya Phag Rohg Sinh \
    Syrc Taml Telu Tibt
    """.split(separator: " ").map { Script(code: String($0)) })
}
