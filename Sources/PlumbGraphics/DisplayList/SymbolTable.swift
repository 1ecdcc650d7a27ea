internal import Foundation

/// The available symbols by name.
///
/// Names may end in `circle`, `square`, `slash` and `fill`, as in `plus.circle.fill`; these variants
/// are derived from the symbol without the suffix.
package enum SymbolTable {
  /// Returns the symbol of a name with as many of the variants as are available, or `nil` if the
  /// name is unknown.
  package static func symbol(_ name: String, variants: [String]) -> Symbol? {
    // Variants that are part of the name are not applied twice.
    let nameVariants = name.split(separator: ".").dropFirst().map(String.init)
    let missingVariants = variants.filter { !nameVariants.contains($0) }
    for count in stride(from: missingVariants.count, through: 0, by: -1) {
      let parts = [name] + missingVariants.prefix(count)
      if let symbol = symbol(parts.joined(separator: ".")) { return symbol }
    }
    return nil
  }

  /// The names of all symbols without variants, sorted.
  package static var names: [String] {
    [drawings, actions, places, things].flatMap(\.keys).sorted()
  }

  /// Returns the description of a symbol with its own drawing.
  private static func drawing(_ name: String) -> String? {
    drawings[name] ?? actions[name] ?? places[name] ?? things[name]
  }

  /// Returns the symbol of a name, which may end in variants.
  private static func symbol(_ name: String) -> Symbol? {
    if let drawing = drawing(name) { return Symbol(drawing) }
    guard let dot = name.lastIndex(of: ".") else { return nil }
    let (base, suffix) = (String(name[..<dot]), name[name.index(after: dot)...])
    switch suffix {
    case "circle": return sign(base)?.enclosed(in: circle, isFilled: false)
    case "square": return sign(base)?.enclosed(in: square, isFilled: false)
    case "slash": return symbol(base)?.slashed
    case "fill": return filled(base)
    default: return nil
    }
  }

  /// Returns the filled variant; for a framed symbol, the frame is filled and the symbol cut out.
  private static func filled(_ name: String) -> Symbol? {
    if drawing(name) == nil {
      for (ending, frame) in [(".circle", circle), (".square", square)]
      where name.hasSuffix(ending) {
        return sign(String(name.dropLast(ending.count)))?.enclosed(in: frame, isFilled: true)
      }
    }
    return symbol(name)?.filled
  }

  /// Returns what a frame encloses: a symbol or a number.
  private static func sign(_ name: String) -> Symbol? { symbol(name) ?? number(name) }

  private static let circle = Path(ellipseIn: CGRect(x: 2, y: 2, width: 20, height: 20))
  private static let square = Path(
    roundedRect: CGRect(x: 2.5, y: 2.5, width: 19, height: 19), cornerRadius: 4.5, style: .circular)

  private static let drawings: [String: String] = [
    // Signs.
    "plus": "M 12 4 L 12 20 M 4 12 L 20 12",
    "minus": "M 4 12 L 20 12",
    "multiply": "M 5 5 L 19 19 M 19 5 L 5 19",
    "xmark": "M 5 5 L 19 19 M 19 5 L 5 19",
    "equal": "M 4 9 L 20 9 M 4 15 L 20 15",
    "checkmark": "M 4 13 L 9.5 19 L 20 5",
    "questionmark": "A 12 8.5 4.5 180 405 Q 12 13.5 12 16 | O 12 20.2 1.3",
    "exclamationmark": "M 12 3.5 L 12 15 | O 12 20 1.3",
    "info": "M 9 10 L 12.5 10 L 12.5 20 M 8.5 20 L 16.5 20 | O 12 4.5 1.6",
    "ellipsis": "| O 4.5 12 1.9 O 12 12 1.9 O 19.5 12 1.9",
    "number": "M 9.5 4 L 7.5 20 M 16.5 4 L 14.5 20 M 4.5 9 L 20 9 M 4 15 L 19.5 15",
    // Arrows.
    "chevron.left": "M 15.5 4 L 7.5 12 L 15.5 20",
    "chevron.right": "M 8.5 4 L 16.5 12 L 8.5 20",
    "chevron.backward": "M 15.5 4 L 7.5 12 L 15.5 20",
    "chevron.forward": "M 8.5 4 L 16.5 12 L 8.5 20",
    "chevron.up": "M 4 15.5 L 12 7.5 L 20 15.5",
    "chevron.down": "M 4 8.5 L 12 16.5 L 20 8.5",
    "chevron.up.chevron.down": "M 6 9 L 12 3 L 18 9 M 6 15 L 12 21 L 18 15",
    "arrow.left": "M 20 12 L 4 12 M 11 5 L 4 12 L 11 19",
    "arrow.right": "M 4 12 L 20 12 M 13 5 L 20 12 L 13 19",
    "arrow.backward": "M 20 12 L 4 12 M 11 5 L 4 12 L 11 19",
    "arrow.forward": "M 4 12 L 20 12 M 13 5 L 20 12 L 13 19",
    "arrow.up": "M 12 20 L 12 4 M 5 11 L 12 4 L 19 11",
    "arrow.down": "M 12 4 L 12 20 M 5 13 L 12 20 L 19 13",
    "arrow.clockwise": "A 12 13 7.5 -60 240 M 11.5 2.5 L 16 6.3 L 11.5 10",
    "arrow.counterclockwise": "A 12 13 7.5 -120 -420 M 12.5 2.5 L 8 6.3 L 12.5 10",
    "arrow.left.and.right": "M 3 12 L 21 12 M 8 7 L 3 12 L 8 17 M 16 7 L 21 12 L 16 17",
    "arrow.up.and.down": "M 12 3 L 12 21 M 7 8 L 12 3 L 17 8 M 7 16 L 12 21 L 17 16",
    "arrow.triangle.2.circlepath":
      "A 12 12 8 190 320 A 12 12 8 10 140 M 18.5 2.5 L 18.3 7.2 L 13.6 7 M 5.5 21.5 L 5.7 16.8 L 10.4 17",
    "square.and.arrow.up":
      "M 8 9.5 L 5 9.5 L 5 21 L 19 21 L 19 9.5 L 16 9.5 M 12 15 L 12 2.5 M 8 6.5 L 12 2.5 L 16 6.5",
    "square.and.arrow.down":
      "M 8 8.5 L 5 8.5 L 5 21 L 19 21 L 19 8.5 L 16 8.5 M 12 3 L 12 15.5 M 8 11.5 L 12 15.5 L 16 11.5",
    // Forms.
    "circle": "O 12 12 10",
    "square": "R 2.5 2.5 19 19 4.5",
    "rectangle": "R 1.5 4.5 21 15 3",
    "capsule": "R 1.5 6 21 12 6",
    "triangle": "M 12 3 L 22 20.5 L 2 20.5 Z",
    "diamond": "M 12 2 L 22 12 L 12 22 L 2 12 Z",
    "hexagon": "M 12 2 L 20.7 7 L 20.7 17 L 12 22 L 3.3 17 L 3.3 7 Z",
    "star":
      "M 12 2 L 15 8.9 L 22.5 9.6 L 16.8 14.6 L 18.5 21.9 L 12 18.1 L 5.5 21.9 L 7.2 14.6 L 1.5 9.6 L 9 8.9 Z",
    "heart":
      "M 12 21 C 7 17 2.5 13 2.5 8.5 C 2.5 2.5 9.5 1.5 12 6.5 C 14.5 1.5 21.5 2.5 21.5 8.5 C 21.5 13 17 17 12 21 Z",
    "bolt": "M 13.5 2 L 5 13.5 L 11 13.5 L 9.5 22 L 19 9.5 L 12.5 9.5 Z",
    "drop": "M 12 2 C 15 7 18.5 10.5 18.5 15 A 12 15 6.5 0 180 C 5.5 10.5 9 7 12 2 Z",
    "flame":
      "M 12 2 C 13 6 18.5 9 18.5 15 C 18.5 19.5 15.5 22 12 22 C 8.5 22 5.5 19.5 5.5 15 C 5.5 12 7 10.5 8 9 C 9 11 10 11.5 10.5 11.5 C 11.5 9 10.5 5 12 2 Z",
    "leaf": "M 4 20 C 3 9 9 4 21 3.5 C 21 14 17 20 8 18.5 M 4 21 C 7 15 10 12 15 9",
    // Weather.
    "sun.max":
      "O 12 12 4.5 M 12 1.5 L 12 4 M 12 20 L 12 22.5 M 1.5 12 L 4 12 M 20 12 L 22.5 12 M 4.6 4.6 L 6.3 6.3 M 17.7 17.7 L 19.4 19.4 M 4.6 19.4 L 6.3 17.7 M 17.7 6.3 L 19.4 4.6",
    "moon": "M 20 14.5 C 13 17 7 11 9.5 4 C 4.5 6 2.5 10.5 4 15 C 6.5 22 16.5 22.5 20 14.5 Z",
    "cloud":
      "M 7 19 C 0.5 19 0.5 11 6 10.5 C 7 3.5 16.5 3.5 17.5 10 C 23.5 10.5 23 19 17.5 19 Z",
    "snowflake": "M 12 2 L 12 22 M 3.3 7 L 20.7 17 M 20.7 7 L 3.3 17",
    // Media.
    "play": "M 6 3.5 L 20.5 12 L 6 20.5 Z",
    "pause": "R 5 4 4.5 16 1 R 14.5 4 4.5 16 1",
    "stop": "R 4.5 4.5 15 15 2",
    "forward": "M 2 5 L 12 12 L 2 19 Z M 12 5 L 22 12 L 12 19 Z",
    "backward": "M 22 5 L 12 12 L 22 19 Z M 12 5 L 2 12 L 12 19 Z",
    "speaker": "M 3 9 L 7.5 9 L 13.5 4 L 13.5 20 L 7.5 15 L 3 15 Z",
    "music.note": "M 9 18 L 9 4.5 L 19 2.5 L 19 16 | O 6.5 18 2.7 O 16.5 16 2.7",
    "photo":
      "R 2 4 20 16 3 M 2.5 17.5 L 8.5 11.5 L 13 16 L 16.5 13 L 21.5 17.5 | O 16 8.5 1.7 | M 4 17 L 8.5 12.5 L 13 17 L 16.5 14 L 20 17 M 16 8.5 L 16 8.6",
    "camera":
      "M 2 8 L 7 8 L 9 5 L 15 5 L 17 8 L 22 8 L 22 19.5 L 2 19.5 Z O 12 13.5 3.7 | | O 12 13.5 3.7",
    // Things.
    "magnifyingglass": "O 10 10 6.5 M 15 15 L 21 21",
    "house": "M 3.5 11 L 12 3.5 L 20.5 11 M 5.5 9.3 L 5.5 20.5 L 18.5 20.5 L 18.5 9.3",
    "person": "O 12 7.5 4 M 3.5 21 C 4 12.5 20 12.5 20.5 21 Z",
    "bell":
      "M 4 17.5 C 7.5 14 5 5 12 4 C 19 5 16.5 14 20 17.5 Z M 10 20.5 L 14 20.5 M 12 2.5 L 12 4",
    "bookmark": "M 6 2.5 L 18 2.5 L 18 21.5 L 12 16.5 L 6 21.5 Z",
    "flag": "M 5 22 L 5 3 M 5 3.5 C 10 1.5 14 6.5 20 3.5 L 20 14 C 14 17 10 12 5 14",
    "tag": "M 3 3 L 12 3 L 21.5 12.5 L 12.5 21.5 L 3 12 Z | O 7.5 7.5 1.4 | M 7.5 7.5 L 7.5 7.6",
    "folder": "M 2.5 19.5 L 2.5 5 L 9 5 L 11 7.5 L 21.5 7.5 L 21.5 19.5 Z",
    "doc": "M 5.5 2.5 L 13.5 2.5 L 18.5 7.5 L 18.5 21.5 L 5.5 21.5 Z M 13 3 L 13 8 L 18 8",
    "tray":
      "M 2.5 13 L 6 4.5 L 18 4.5 L 21.5 13 L 21.5 19.5 L 2.5 19.5 Z M 3 13 L 8 13 L 9 16 L 15 16 L 16 13 L 21 13",
    "trash":
      "M 3.5 6 L 20.5 6 M 9 6 L 9 3 L 15 3 L 15 6 M 5.5 6 L 6.5 21.5 L 17.5 21.5 L 18.5 6 M 10 10 L 10.3 18 M 14 10 L 13.7 18 | | M 10 10 L 10.3 18 M 14 10 L 13.7 18",
    "pencil": "M 4 20 L 5 15.5 L 16.5 4 L 20 7.5 L 8.5 19 Z M 14 6.5 L 17.5 10",
    "gear":
      "O 12 12 3.3 O 12 12 7.5 M 12 1.5 L 12 4.5 M 12 19.5 L 12 22.5 M 1.5 12 L 4.5 12 M 19.5 12 L 22.5 12 M 4.6 4.6 L 6.7 6.7 M 17.3 17.3 L 19.4 19.4 M 4.6 19.4 L 6.7 17.3 M 17.3 6.7 L 19.4 4.6 | | O 12 12 3.3",
    "gearshape":
      "O 12 12 3.3 O 12 12 7.5 M 12 1.5 L 12 4.5 M 12 19.5 L 12 22.5 M 1.5 12 L 4.5 12 M 19.5 12 L 22.5 12 M 4.6 4.6 L 6.7 6.7 M 17.3 17.3 L 19.4 19.4 M 4.6 19.4 L 6.7 17.3 M 17.3 6.7 L 19.4 4.6 | | O 12 12 3.3",
    "slider.horizontal.3":
      "M 2.5 6 L 21.5 6 M 2.5 12 L 21.5 12 M 2.5 18 L 21.5 18 | O 15.5 6 2.4 O 8 12 2.4 O 17 18 2.4",
    "list.bullet":
      "M 8 6 L 21 6 M 8 12 L 21 12 M 8 18 L 21 18 | O 3.8 6 1.4 O 3.8 12 1.4 O 3.8 18 1.4",
    "line.3.horizontal": "M 3 6 L 21 6 M 3 12 L 21 12 M 3 18 L 21 18",
    "square.grid.2x2":
      "R 3 3 7.5 7.5 1.5 R 13.5 3 7.5 7.5 1.5 R 3 13.5 7.5 7.5 1.5 R 13.5 13.5 7.5 7.5 1.5",
    "envelope": "R 2 5 20 14.5 2.5 M 3 6.5 L 12 13.5 L 21 6.5 | | M 4 7.5 L 12 13.5 L 20 7.5",
    "bubble.left":
      "M 6 17 L 6 21.5 L 11 17 L 18.5 17 Q 22 17 22 13.5 L 22 7.5 Q 22 4 18.5 4 L 5.5 4 Q 2 4 2 7.5 L 2 13.5 Q 2 17 6 17 Z",
    "phone":
      "M 7.5 3 L 10 8.5 L 7.5 10.5 C 8.5 13 11 15.5 13.5 16.5 L 15.5 14 L 21 16.5 C 21 19.5 19.5 21 17 21 C 9.5 20 4 14.5 3 7 C 3 4.5 4.5 3 7.5 3 Z",
    "lock": "R 4.5 10.5 15 11 2.5 M 7.5 10 L 7.5 7 A 12 7 4.5 180 360 L 16.5 10",
    "calendar": "R 2.5 4 19 17.5 3 M 3 9 L 21 9 M 7.5 2 L 7.5 6 M 16.5 2 L 16.5 6 | | M 3 9 L 21 9",
    "clock": "O 12 12 10 M 12 5.5 L 12 12 L 16.5 14.5 | | M 12 5.5 L 12 12 L 16.5 14.5",
    "globe":
      "O 12 12 10 M 2 12 L 22 12 M 12 2 C 6 7 6 17 12 22 M 12 2 C 18 7 18 17 12 22 | | M 3 12 L 21 12 M 12 3 C 7 8 7 16 12 21 M 12 3 C 17 8 17 16 12 21",
    "wifi": "A 12 20 15 225 315 A 12 20 10 225 315 A 12 20 5 225 315 | O 12 19.5 1.6",
    "eye": "M 1.5 12 C 6 3 18 3 22.5 12 C 18 21 6 21 1.5 12 Z O 12 12 3.5 | | O 12 12 3.5",
    "cart": "M 1.5 3.5 L 5 3.5 L 8 15.5 L 18.5 15.5 L 21.5 7 L 6 7 | O 9 20 1.8 O 17.5 20 1.8",
    "gift":
      "R 3.5 11 17 10.5 1.5 R 2 7 20 4 1 M 12 7 L 12 21.5 M 12 7 C 5 7 6 1 12 6.5 C 18 1 19 7 12 7 | | M 12 8 L 12 20.5 M 3 11 L 21 11",
    "paperplane": "M 2 11 L 22 2 L 14 22 L 11 13 Z M 11 13 L 22 2",
    "link":
      "M 10 14 C 6.5 10.5 10 7 13 4.5 C 17 1.5 22 6.5 19 10.5 L 16.5 13 M 14 10 C 17.5 13.5 14 17 11 19.5 C 7 22.5 2 17.5 5 13.5 L 7.5 11",
    "hand.thumbsup":
      "R 2 10.5 4 10.5 1 M 6 11.5 L 10.5 3 C 14 3 13.5 6 12.5 9.5 L 19.5 9.5 C 22 9.5 22 12.5 20.5 20 L 8 20.5 L 6 20",
    "exclamationmark.triangle":
      "M 12 3 L 22 20.5 L 2 20.5 Z M 12 9.5 L 12 14.5 | O 12 17.6 1.1 | M 12 9.5 L 12 14 M 12 17.6 L 12 17.7",
  ]
}
