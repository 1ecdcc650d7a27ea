internal import Foundation

/// The numbers from 0 to 50, which exist only inside of a frame, as `12.circle` and `7.square.fill`.
extension SymbolTable {
  /// Returns the symbol of a number for a frame, or `nil` if the text is no number.
  static func number(_ text: String) -> Symbol? {
    guard let number = Int(text), (0...50).contains(number), String(number) == text else {
      return nil
    }
    let width = text.count == 1 ? 10.5 : 6.8
    // The distance between two digits, and a height that leaves space to the frame at the corners.
    let (gap, height) = (5.7, text.count == 1 ? 16.5 : 14.5)
    let count = CGFloat(text.count)
    var x = 12 - (count * width + (count - 1) * gap) / 2
    var symbol = Symbol("")
    for digit in text.compactMap(\.wholeNumberValue) {
      // The digits are drawn in a rectangle of 10×16 units.
      let transform = CGAffineTransform(
        a: width / 10, b: 0, c: 0, d: height / 16, tx: x, ty: 12 - height / 2)
      symbol.strokes.addPath(Symbol(digits[digit]).strokes, transform: transform)
      x += width + gap
    }
    return symbol
  }

  private static let digits = [
    "M 5 0 C 1 0 0 4 0 8 C 0 12 1 16 5 16 C 9 16 10 12 10 8 C 10 4 9 0 5 0 Z",
    "M 1.5 3.2 L 6 0 L 6 16",
    "M 0.5 4.2 C 0.8 -1.3 9.8 -1.5 9.6 4.4 C 9.5 8 4 11 0.3 16 L 10 16",
    "M 0.6 2.8 C 2 -0.9 9.4 -1 9.4 3.8 C 9.4 7.3 6 7.5 4 7.5 C 7 7.5 10 8.5 10 11.8 C 10 17.2 1.5 17.5 0 13",
    "M 7.6 16 L 7.6 0 L 0 11.5 L 10 11.5",
    "M 9 0 L 1.8 0 L 1 7.4 C 3 5.6 9.9 5 9.9 10.6 C 9.9 17.3 1.5 17.5 0.2 13",
    "M 8.8 2 C 5.5 -1.8 0 0.5 0 9 C 0 13.5 1.8 16 5 16 C 8.2 16 10 13.8 10 11 C 10 8 8 6.3 5.3 6.3 C 2.5 6.3 0.3 8 0 10.5",
    "M 0 0 L 10 0 L 3.5 16",
    "M 5 7.4 C 2.5 7.4 0.8 6 0.8 3.7 C 0.8 1.4 2.5 0 5 0 C 7.5 0 9.2 1.4 9.2 3.7 C 9.2 6 7.5 7.4 5 7.4 C 2 7.4 0 9 0 11.7 C 0 14.4 2 16 5 16 C 8 16 10 14.4 10 11.7 C 10 9 8 7.4 5 7.4 Z",
    "M 1.2 14 C 4.5 17.8 10 15.5 10 7 C 10 2.5 8.2 0 5 0 C 1.8 0 0 2.2 0 5 C 0 8 2 9.7 4.7 9.7 C 7.5 9.7 9.7 8 10 5.5",
  ]
}
