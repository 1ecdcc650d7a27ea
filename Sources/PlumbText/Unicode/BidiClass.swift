/// The bidirectional class of a character, by its short name in UAX #9.
enum BidiClass: UInt8, Sendable {
  case al, an, b, bn, cs, en, es, et, fsi, l, lre, lri, lro, nsm, on, pdf, pdi, r
  case rle, rli, rlo, s, ws

  private static let table = UnicodeTable(packed: packed, letters: 1)

  init(of scalar: Unicode.Scalar) {
    self = Self.all[Int(Self.table[scalar])]
  }

  /// Whether rule X9 removes the character.
  var isRemoved: Bool {
    switch self {
    case .lre, .rle, .lro, .rlo, .pdf, .bn: true
    default: false
    }
  }

  var isIsolateInitiator: Bool { self == .lri || self == .rli || self == .fsi }

  /// Whether the class is neutral or isolate formatting, `NI` in the rules.
  var isNeutral: Bool {
    switch self {
    case .b, .s, .ws, .on, .pdi: true
    default: isIsolateInitiator
    }
  }

  /// Whether a text that contains the class may need reordering.
  var isReordering: Bool {
    switch self {
    case .r, .al, .an, .rle, .rlo, .rli, .lro, .lre, .lri, .fsi: true
    default: false
    }
  }
}

/// A bracket of a pair.
enum BidiBracket: Equatable, Sendable {
  /// An opening bracket; as for `closing`, the value is the closing bracket of the pair.
  case opening(UInt32)
  /// A closing bracket.
  case closing(UInt32)

  private static let list: [UInt32: BidiBracket] = {
    let scalars = BidiClass.pairs.split(separator: " ").compactMap { UInt32($0, radix: 16) }
    var list: [UInt32: BidiBracket] = [:]
    for index in stride(from: 0, to: scalars.count, by: 2) {
      let (open, close) = (scalars[index], scalars[index + 1])
      list[open] = .opening(canonical(close))
      list[close] = .closing(canonical(close))
    }
    return list
  }()

  /// U+232A is canonically equivalent to U+3009; no other bracket has an equivalent.
  private static func canonical(_ close: UInt32) -> UInt32 { close == 0x232A ? 0x3009 : close }

  init?(_ scalar: Unicode.Scalar) {
    guard let bracket = Self.list[scalar.value] else { return nil }
    self = bracket
  }
}
