internal import Foundation

/// The capital letters, which exist only inside of a frame, as `a.circle` and `p.square.fill`.
extension SymbolTable {
  /// Returns the symbol of a letter for a frame, or `nil` if the text is no letter.
  static func letter(_ text: String) -> Symbol? {
    // The letters are drawn in a rectangle of 10×16 units.
    letters[text].map { Symbol($0).applying(CGAffineTransform(translationX: 7, y: 4)) }
  }

  private static let letters: [String: String] = [
    "a": "M 0 16 L 5 0 L 10 16 M 1.8 10.8 L 8.2 10.8",
    "b":
      "M 0.5 0 L 0.5 16 L 5 16 C 11.7 16 11.7 7.7 5 7.7 L 0.5 7.7 M 4.6 7.7 C 10.5 7.7 10.5 0 4.6 0 L 0.5 0",
    "c": "M 10 3.7 C 8.5 -1.2 -0.2 -1.8 -0.2 8 C -0.2 17.8 8.5 17.2 10 12.3",
    "d": "M 0.5 0 L 0.5 16 L 3.5 16 C 12 16 12 0 3.5 0 Z",
    "e": "M 9 0 L 1 0 L 1 16 L 9 16 M 1 7.7 L 8 7.7",
    "f": "M 9.2 0 L 1.3 0 L 1.3 16 M 1.3 7.9 L 8.2 7.9",
    "g": "M 9.6 3.3 C 8 -1.2 -0.4 -1.7 -0.4 8 C -0.4 18.4 10 17.3 10 11 L 10 8.7 L 5.8 8.7",
    "h": "M 0.3 0 L 0.3 16 M 9.7 0 L 9.7 16 M 0.3 7.8 L 9.7 7.8",
    "i": "M 5 0 L 5 16 M 2 0 L 8 0 M 2 16 L 8 16",
    "j": "M 8.3 0 L 8.3 11 C 8.3 17.8 1.3 17.8 1 12",
    "k": "M 0.8 0 L 0.8 16 M 9.5 0 L 0.8 9.7 M 4.2 6 L 9.8 16",
    "l": "M 1.5 0 L 1.5 16 L 9.3 16",
    "m": "M -0.8 16 L -0.8 0 L 5 10.5 L 10.8 0 L 10.8 16",
    "n": "M 0.2 16 L 0.2 0 L 9.8 16 L 9.8 0",
    "o": "M 5 0 C -1.9 0 -1.9 16 5 16 C 11.9 16 11.9 0 5 0 Z",
    "p": "M 1 16 L 1 0 L 5.3 0 C 11.5 0 11.5 9 5.3 9 L 1 9",
    "q": "M 5 0 C -1.9 0 -1.9 16 5 16 C 11.9 16 11.9 0 5 0 Z M 6 11.3 L 10.3 16.8",
    "r": "M 1 16 L 1 0 L 5.3 0 C 11.3 0 11.3 8.6 5.3 8.6 L 1 8.6 M 5.6 8.6 L 9.8 16",
    "s":
      "M 9.2 3.4 C 8.3 -1.2 0.6 -1.3 0.6 3.9 C 0.6 9.2 9.6 6.6 9.6 12 C 9.6 17.3 1 17.3 0.2 12.3",
    "t": "M -0.3 0 L 10.3 0 M 5 0 L 5 16",
    "u": "M 0.3 0 L 0.3 10.3 C 0.3 17.9 9.7 17.9 9.7 10.3 L 9.7 0",
    "v": "M -0.2 0 L 5 16 L 10.2 0",
    "w": "M -1.8 0 L 1.8 16 L 5 4.5 L 8.2 16 L 11.8 0",
    "x": "M 0 0 L 10 16 M 10 0 L 0 16",
    "y": "M -0.2 0 L 5 8.3 L 10.2 0 M 5 8.3 L 5 16",
    "z": "M 0.3 0 L 9.8 0 L 0.2 16 L 10 16",
  ]
}
