internal import Foundation

/// The available symbols by name.
///
/// Most names are derived from a drawing: `plus.circle.fill` is a plus that is cut out of a filled
/// circle, `bell.badge.slash` a bell with a dot and a line across. A name is read from its end, with
/// at most a few lookups for each of its words.
package enum SymbolTable {
  /// Returns the symbol of a name with as many of the variants as are available, or `nil` if the
  /// name is unknown.
  package static func symbol(_ name: String, variants: [String]) -> Symbol? {
    // Variants that are part of the name are not applied twice.
    let nameVariants = name.split(separator: ".").dropFirst().map(String.init)
    let missingVariants = variants.filter { !nameVariants.contains($0) }
    for count in stride(from: missingVariants.count, through: 0, by: -1) {
      let parts = [name] + missingVariants.prefix(count)
      if let symbol = symbol(parts.joined(separator: "."), isFilled: false) { return symbol }
    }
    return nil
  }

  /// The names of all symbols with a drawing, sorted.
  package static var names: [String] { drawings.keys.sorted() }

  /// The descriptions of the symbols with a drawing, by subject.
  static let subjects = [
    signs, arrows, forms, measures, text, layouts, work, devices, media, people, body, home, places,
    weather, nature, games,
  ]

  /// The descriptions of the symbols with a drawing.
  static let drawings: [String: String] = subjects.reduce(into: [:]) {
    $0.merge($1) { first, _ in first }
  }

  /// The names that share the drawing of another name.
  static let aliases = otherNames.merging(lookalikes) { first, _ in first }

  /// Returns the symbol of a name, which may end in variants.
  private static func symbol(_ name: String, isFilled: Bool) -> Symbol? {
    if let drawing = drawings[name] {
      let symbol = Symbol(drawing)
      return isFilled ? symbol.filled : symbol
    }
    if let other = aliases[name] { return symbol(other, isFilled: isFilled) }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let (base, suffix) = (String(name[..<dot]), String(name[name.index(after: dot)...]))
    switch suffix {
    case "fill": return symbol(base, isFilled: true)
    case "slash": return symbol(base, isFilled: isFilled)?.slashed
    case "badge": return symbol(base, isFilled: isFilled)?.dotted
    case "filled": return isFilled ? nil : partlyFilled(base)
    default:
      return framed(base, suffix, isFilled: isFilled) ?? badged(name, isFilled: isFilled)
        ?? numbered(base, suffix)
    }
  }

  /// Returns a symbol, a number or a letter in a frame whose name has one or two words.
  private static func framed(_ name: String, _ suffix: String, isFilled: Bool) -> Symbol? {
    var name = name
    var frame = frames[suffix]
    if frame == nil, let dot = name.lastIndex(of: ".") {
      frame = frames["\(name[name.index(after: dot)...]).\(suffix)"]
      name = String(name[..<dot])
    }
    guard let frame else { return nil }
    let isCutOut = isFilled && !frame.area.isEmpty
    return sign(name, isFilled: isCutOut)?.enclosed(in: frame, isFilled: isCutOut)
  }

  /// Returns a symbol with a badge.
  private static func badged(_ name: String, isFilled: Bool) -> Symbol? {
    for separator in [".badge.", ".trianglebadge."] {
      guard let range = name.range(of: separator, options: .backwards),
        let mark = badges[String(name[range.upperBound...])]
      else { continue }
      return symbol(String(name[..<range.lowerBound]), isFilled: isFilled)?.badged(with: mark)
    }
    return nil
  }

  /// Returns the sign that a frame encloses.
  ///
  /// A filled sign is easier to recognize if it is cut out, unless details are cut out of the sign
  /// itself.
  private static func sign(_ name: String, isFilled: Bool) -> Symbol? {
    if let drawing = framedSigns[name] { return Symbol(drawing) }
    if isFilled, let drawing = drawings[aliases[name] ?? name] {
      let sign = Symbol(drawing)
      return sign.filled.hasGaps ? sign : sign.filled
    }
    return symbol(name, isFilled: false) ?? number(name) ?? letter(name)
  }

  /// Returns a form that is filled in part, from its name without `filled`.
  private static func partlyFilled(_ name: String) -> Symbol? {
    var words = name.split(separator: ".")
    var part = SymbolPart()
    if words.last == "inset" {
      part.isInset = true
      words.removeLast()
    }
    part.side = words.last.flatMap { SymbolPart.Side(rawValue: String($0)) }
    if part.side != nil { words.removeLast() }
    guard part.isInset || part.side != nil else { return nil }
    return symbol(words.joined(separator: "."), isFilled: false)?.filled(in: part)
  }

  /// Returns a circular arrow around a number, as in `goforward.10`.
  private static func numbered(_ name: String, _ suffix: String) -> Symbol? {
    guard ["gobackward", "goforward"].contains(name), let number = number(suffix) else {
      return nil
    }
    return drawings[name].map {
      number.enclosed(in: SymbolFrame($0, y: 13.7, scale: 0.46), isFilled: false)
    }
  }
}
