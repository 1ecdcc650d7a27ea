internal import Foundation

extension SymbolTable {
  /// The forms that enclose a sign, by the end of a name, as in `plus.bubble`.
  static let frames: [String: SymbolFrame] = [
    "circle": frame("circle", scale: 0.6),
    "square": frame("square", scale: 0.6),
    "app": frame("app", scale: 0.6),
    "octagon": frame("octagon", scale: 0.6),
    "hexagon": frame("hexagon", scale: 0.56),
    "viewfinder": frame("viewfinder", scale: 0.55),
    "circle.dashed": frame("circle.dashed", scale: 0.6),
    "square.dashed": frame("square.dashed", scale: 0.6),
    "rectangle.portrait": frame("rectangle.portrait", scale: 0.55),
    "rectangle": frame("rectangle", scale: 0.5),
    "seal": frame("seal", scale: 0.5),
    "tv": frame("tv", y: 10.8, scale: 0.5),
    "diamond": frame("diamond", scale: 0.44),
    "shield": frame("shield", y: 11.6, scale: 0.48),
    "bubble": frame("bubble.left", y: 10.5, scale: 0.45),
    "message": frame("message", y: 10.5, scale: 0.45),
    "heart": frame("heart", scale: 0.38),
    "folder": frame("folder", y: 13.5, scale: 0.42),
    "square.stack": frame("square.stack", y: 15.2, scale: 0.42),
    "rectangle.stack": frame("rectangle.stack", y: 14.8, scale: 0.4),
    "icloud": frame("cloud", y: 13.3, scale: 0.38),
    "triangle": frame("triangle", y: 15, scale: 0.35),
    "magnifyingglass": frame("magnifyingglass", x: 10, y: 10, scale: 0.36),
    // These are without the details of the symbols of the same name.
    "doc": SymbolFrame(
      "M 4.5 4.5 Q 4.5 2 7 2 L 14 2 L 19.5 7.5 L 19.5 19.5 Q 19.5 22 17 22 L 7 22 Q 4.5 22 4.5 19.5 Z",
      y: 14.2, scale: 0.4),
    "house": SymbolFrame(
      "M 2.5 11.5 L 12 3 L 21.5 11.5 L 21.5 21.5 L 2.5 21.5 Z", y: 14.5, scale: 0.45),
    "bin": SymbolFrame(
      "M 2.5 9 L 21.5 9 L 19.5 22 L 4.5 22 Z M 5 5.5 L 19 5.5 M 9.5 2.5 L 14.5 2.5", y: 15.3,
      scale: 0.38),
  ]

  private static func frame(
    _ name: String, x: CGFloat = 12, y: CGFloat = 12, scale: CGFloat
  ) -> SymbolFrame {
    guard let drawing = drawings[name] else {
      preconditionFailure("The frame \(name) has no drawing; name one of SymbolTable.names.")
    }
    return SymbolFrame(drawing, x: x, y: y, scale: scale)
  }

  /// The marks of badges, by the end of a name, as in `calendar.badge.plus`.
  static let badges: [String: Symbol] = [
    "plus": "M 18 14.6 L 18 21.4 M 14.6 18 L 21.4 18",
    "minus": "M 14.8 18 L 21.2 18",
    "checkmark": "M 15 18.3 L 17.2 20.4 L 21 15.8",
    "xmark": "M 15.6 15.6 L 20.4 20.4 M 20.4 15.6 L 15.6 20.4",
    "clock": "M 18 14.6 L 18 18.2 L 20.4 19.4",
    "questionmark": "A 18 16.4 1.9 180 405 Q 18 18.2 18 18.9 | O 18 21.6 0.9",
    "exclamationmark": "M 18 14.4 L 18 18.6 | O 18 21.4 1",
    "ellipsis": "| O 14.9 18 1.1 O 18 18 1.1 O 21.1 18 1.1",
    "arrow.up": "M 18 21.2 L 18 14.9 M 15.2 17.4 L 18 14.6 L 20.8 17.4",
    "arrow.down": "M 18 14.8 L 18 21.1 M 15.2 18.6 L 18 21.4 L 20.8 18.6",
    "play": "| M 16.2 14.6 L 21.6 18 L 16.2 21.4 Z",
    "bolt": "| M 18.9 13.8 L 15 18.7 L 17.5 18.7 L 17 22.2 L 21 17.2 L 18.5 17.2 Z",
    "sparkles":
      "| M 18 13.8 L 19.1 16.9 L 22.2 18 L 19.1 19.1 L 18 22.2 L 16.9 19.1 L 13.8 18 L 16.9 16.9 Z",
    "gearshape":
      "| M 18 13.8 L 19 15.6 L 21 15 L 20.4 17 L 22.2 18 L 20.4 19 L 21 21 L 19 20.4 L 18 22.2 L 17 20.4 L 15 21 L 15.6 19 L 13.8 18 L 15.6 17 L 15 15 L 17 15.6 Z",
    "person": "| O 18 16.1 1.9 M 14.4 21.4 C 14.7 17.8 21.3 17.8 21.6 21.4 Z",
    "person.crop": "| O 18 16.1 1.9 M 14.4 21.4 C 14.7 17.8 21.3 17.8 21.6 21.4 Z",
  ].mapValues { Symbol($0) }

  /// Signs that exist only inside of a frame, as in `text.bubble`.
  static let framedSigns: [String: String] = [
    "text": "M 1 7 L 23 7 M 1 17 L 15 17",
    "quote":
      "| O 5.6 16.5 4.5 O 18.7 16.5 4.5 M 1.1 16.5 C 0.4 9.9 3.1 5.5 8.7 3.6 L 9.3 5.5 C 5.8 7.4 5 9.9 5 13 Z M 14.2 16.5 C 13.5 9.9 16.2 5.5 21.9 3.6 L 22.5 5.5 C 19 7.4 18.1 9.9 18.1 13 Z",
    "dot": "| O 12 12 4",
    "slash": "M 19 4.5 L 5 19.5",
    "smallcircle": "A 12 12 5.5 0 360",
    "ellipsis.vertical": "| O 12 4.5 2 O 12 12 2 O 12 19.5 2",
    "heart.text":
      "M 7.5 11.5 C 4 8.5 2 6.5 2 4.2 C 2 1 6 0.6 7.5 3.5 C 9 0.6 13 1 13 4.2 C 13 6.5 11 8.5 7.5 11.5 Z M 17 5.5 L 22.5 5.5 M 2.5 15.5 L 22.5 15.5 M 2.5 21.5 L 22.5 21.5",
  ]
}
