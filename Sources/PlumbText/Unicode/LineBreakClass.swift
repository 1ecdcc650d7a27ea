/// The line breaking class of a character, by its short name in UAX #14.
///
/// Wide opening brackets (`wop`) and reserved pictographs (`ep`) have classes of their own; classes
/// that rule LB1 resolves are resolved.
enum LineBreakClass: UInt8, Sendable {
  case al, b2, ba, bb, bk, cb, cl, cm, cp, cr, eb, em, ep, ex, gl, h2, h3, hl, hy
  case id, `in`, `is`, jl, jt, jv, lf, nl, ns, nu, op, po, pr, qu, ri, sp, sy, wj, wop
  case zw, zwj

  private static let table = UnicodeTable(packed: packed, letters: 1)

  /// The classes of the scalars of ASCII.
  static let ofASCII = (0..<128).map { LineBreakClass(of: Unicode.Scalar(UInt8($0))) }

  init(of scalar: Unicode.Scalar) {
    self = Self.all[Int(Self.table[scalar])]
  }

  /// Whether a line always ends after the character.
  var isMandatory: Bool { self == .bk || self == .cr || self == .lf || self == .nl }

  /// Whether a combining mark after the character does not attach to it, by rule LB10.
  var excludesMarks: Bool { isMandatory || self == .sp || self == .zw }

  var isLetter: Bool { self == .al || self == .hl }
  var isIdeograph: Bool { self == .id || self == .ep || self == .eb || self == .em }
  var isHangul: Bool {
    self == .jl || self == .jv || self == .jt || self == .h2 || self == .h3
  }
  var isAffix: Bool { self == .pr || self == .po }
  var isOpening: Bool { self == .op || self == .wop }
  var isClosing: Bool { self == .cl || self == .cp }
}
