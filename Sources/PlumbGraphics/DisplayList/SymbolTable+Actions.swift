extension SymbolTable {
  /// Arrows, signs and forms beyond the most common ones.
  static let actions: [String: String] = [
    "chevron.left.2": "M 12 4.5 L 4.5 12 L 12 19.5 M 20 4.5 L 12.5 12 L 20 19.5",
    "chevron.right.2": "M 4 4.5 L 11.5 12 L 4 19.5 M 12 4.5 L 19.5 12 L 12 19.5",
    "chevron.left.forwardslash.chevron.right":
      "M 7 6.5 L 2 12 L 7 17.5 M 17 6.5 L 22 12 L 17 17.5 M 13.8 4 L 10.2 20",
    "arrow.up.left": "M 19 19 L 5 5 M 16 5 L 5 5 L 5 16",
    "arrow.up.right": "M 5 19 L 19 5 M 8 5 L 19 5 L 19 16",
    "arrow.up.forward": "M 5 19 L 19 5 M 8 5 L 19 5 L 19 16",
    "arrow.up.backward": "M 19 19 L 5 5 M 16 5 L 5 5 L 5 16",
    "arrow.down.left": "M 19 5 L 5 19 M 16 19 L 5 19 L 5 8",
    "arrow.down.right": "M 5 5 L 19 19 M 8 19 L 19 19 L 19 8",
    "arrow.up.arrow.down":
      "M 7 20 L 7 4 M 2.5 8.5 L 7 4 L 11.5 8.5 M 17 4 L 17 20 M 12.5 15.5 L 17 20 L 21.5 15.5",
    "arrow.left.arrow.right":
      "M 20 7 L 4 7 M 8.5 2.5 L 4 7 L 8.5 11.5 M 4 17 L 20 17 M 15.5 12.5 L 20 17 L 15.5 21.5",
    "arrow.uturn.backward":
      "M 8 3.5 L 3.5 8 L 8 12.5 M 3.5 8 L 14.5 8 C 22.5 8 22.5 20 14.5 20 L 9 20",
    "arrow.uturn.left": "M 8 3.5 L 3.5 8 L 8 12.5 M 3.5 8 L 14.5 8 C 22.5 8 22.5 20 14.5 20 L 9 20",
    "arrow.uturn.forward":
      "M 16 3.5 L 20.5 8 L 16 12.5 M 20.5 8 L 9.5 8 C 1.5 8 1.5 20 9.5 20 L 15 20",
    "arrow.uturn.right":
      "M 16 3.5 L 20.5 8 L 16 12.5 M 20.5 8 L 9.5 8 C 1.5 8 1.5 20 9.5 20 L 15 20",
    "arrow.up.left.and.arrow.down.right":
      "M 4 10.5 L 4 4 L 10.5 4 M 4 4 L 10.5 10.5 M 20 13.5 L 20 20 L 13.5 20 M 20 20 L 13.5 13.5",
    "arrow.down.right.and.arrow.up.left":
      "M 10.5 4 L 10.5 10.5 L 4 10.5 M 10.5 10.5 L 3.5 3.5 M 13.5 20 L 13.5 13.5 L 20 13.5 M 13.5 13.5 L 20.5 20.5",
    "arrow.down.to.line": "M 12 3 L 12 16.5 M 6.5 11 L 12 16.5 L 17.5 11 M 4 21 L 20 21",
    "arrow.up.to.line": "M 12 21 L 12 7.5 M 6.5 13 L 12 7.5 L 17.5 13 M 4 3 L 20 3",
    "arrow.right.to.line": "M 3 12 L 16.5 12 M 11 6.5 L 16.5 12 L 11 17.5 M 21 4 L 21 20",
    "arrow.left.to.line": "M 21 12 L 7.5 12 M 13 6.5 L 7.5 12 L 13 17.5 M 3 4 L 3 20",
    "arrowtriangle.up": "M 12 5.5 L 20.5 19 L 3.5 19 Z",
    "arrowtriangle.down": "M 12 18.5 L 20.5 5 L 3.5 5 Z",
    "arrowtriangle.left": "M 5.5 12 L 19 3.5 L 19 20.5 Z",
    "arrowtriangle.right": "M 18.5 12 L 5 3.5 L 5 20.5 Z",
    "arrowtriangle.backward": "M 5.5 12 L 19 3.5 L 19 20.5 Z",
    "arrowtriangle.forward": "M 18.5 12 L 5 3.5 L 5 20.5 Z",
    "repeat":
      "M 4 11 L 4 9.5 C 4 7.5 5 6.5 7 6.5 L 20 6.5 M 16.5 3 L 20 6.5 L 16.5 10 M 20 13 L 20 14.5 C 20 16.5 19 17.5 17 17.5 L 4 17.5 M 7.5 14 L 4 17.5 L 7.5 21",
    "shuffle":
      "M 2.5 7 L 6 7 C 11.5 7 11.5 17 17 17 L 21 17 M 2.5 17 L 6 17 C 11.5 17 11.5 7 17 7 L 21 7 M 18 4 L 21 7 L 18 10 M 18 14 L 21 17 L 18 20",
    "rectangle.portrait.and.arrow.right":
      "M 14 7.5 L 14 3 L 4 3 L 4 21 L 14 21 L 14 16.5 M 9 12 L 21.5 12 M 17.5 8 L 21.5 12 L 17.5 16",
    "square.and.pencil":
      "M 12.5 4 L 4 4 L 4 20.5 L 20.5 20.5 L 20.5 12 M 9.5 14.8 L 10 12 L 19 3 L 21.5 5.5 L 12.5 14.5 Z",
    "divide": "M 4 12 L 20 12 | O 12 6 1.7 O 12 18 1.7",
    "percent": "M 19 5 L 5 19 O 7 7 2.8 O 17 17 2.8",
    "plusminus": "M 12 2.5 L 12 14 M 6 8.2 L 18 8.2 M 6 20 L 18 20",
    "lessthan": "M 19 5 L 5 12 L 19 19",
    "greaterthan": "M 5 5 L 19 12 L 5 19",
    "dollarsign":
      "M 17 7.5 C 16 3.5 7 3.3 7 8 C 7 12.8 17.3 10.5 17.3 16 C 17.3 21 7.5 20.8 6.5 16.2 M 12 1.5 L 12 22.5",
    "eurosign": "A 14 12 8 -50 -310 M 3 10 L 13.5 10 M 3 14 L 13.5 14",
    "at":
      "O 12 12 4 M 16 8 L 16 13.5 C 16 17 21.5 16.5 21.5 12 C 21.5 -0.5 2.5 -0.5 2.5 12 C 2.5 21.5 11.5 23.5 17 20",
    "command":
      "R 8.5 8.5 7 7 0 A 6 6 2.5 90 360 A 18 6 2.5 180 450 A 18 18 2.5 -90 180 A 6 18 2.5 0 270 M 6 8.5 L 8.5 8.5 L 8.5 6 M 18 8.5 L 15.5 8.5 L 15.5 6 M 18 15.5 L 15.5 15.5 L 15.5 18 M 6 15.5 L 8.5 15.5 L 8.5 18",
    "power": "A 12 13 8.5 -55 235 M 12 2.5 L 12 11.5",
    "line.3.horizontal.decrease": "M 3 6 L 21 6 M 6.5 12 L 17.5 12 M 10 18 L 14 18",
    "text.alignleft": "M 3 4.5 L 21 4.5 M 3 9.5 L 14 9.5 M 3 14.5 L 21 14.5 M 3 19.5 L 14 19.5",
    "text.aligncenter":
      "M 3 4.5 L 21 4.5 M 6.5 9.5 L 17.5 9.5 M 3 14.5 L 21 14.5 M 6.5 19.5 L 17.5 19.5",
    "text.alignright": "M 3 4.5 L 21 4.5 M 10 9.5 L 21 9.5 M 3 14.5 L 21 14.5 M 10 19.5 L 21 19.5",
    "text.justify": "M 3 4.5 L 21 4.5 M 3 9.5 L 21 9.5 M 3 14.5 L 21 14.5 M 3 19.5 L 21 19.5",
    "textformat":
      "M 1.5 19 L 7.5 4.5 L 13.5 19 M 3.5 14 L 11.5 14 O 18.3 15.3 3.6 M 22 11.7 L 22 19",
    "checklist":
      "M 2.5 6 L 4.5 8.2 L 8 3.8 M 2.5 16.5 L 4.5 18.7 L 8 14.3 M 12 6 L 21.5 6 M 12 16.5 L 21.5 16.5",
    "plus.magnifyingglass": "O 10 10 7 M 15.3 15.3 L 21 21 M 10 7 L 10 13 M 7 10 L 13 10",
    "minus.magnifyingglass": "O 10 10 7 M 15.3 15.3 L 21 21 M 7 10 L 13 10",
    "viewfinder":
      "M 3 8.5 L 3 3 L 8.5 3 M 15.5 3 L 21 3 L 21 8.5 M 21 15.5 L 21 21 L 15.5 21 M 8.5 21 L 3 21 L 3 15.5",
    "waveform":
      "M 2.5 10 L 2.5 14 M 7.2 6 L 7.2 18 M 12 2.5 L 12 21.5 M 16.8 7 L 16.8 17 M 21.5 10 L 21.5 14",
    "app": "R 2.5 2.5 19 19 5.5",
    "octagon": "M 7.9 2 L 16.1 2 L 22 7.9 L 22 16.1 L 16.1 22 L 7.9 22 L 2 16.1 L 2 7.9 Z",
    "pentagon": "M 12 2 L 22 9.3 L 18.2 21 L 5.8 21 L 2 9.3 Z",
    "rectangle.portrait": "R 4.5 1.5 15 21 3",
    "circle.lefthalf.filled": "O 12 12 10 | A 12 12 10 90 270 Z",
    "circle.righthalf.filled": "O 12 12 10 | A 12 12 10 -90 90 Z",
    "record.circle": "O 12 12 10 | O 12 12 4.5",
    "smallcircle.filled.circle": "O 12 12 10 | O 12 12 3.5",
    "largecircle.fill.circle": "O 12 12 10 | O 12 12 6",
    "square.grid.3x3":
      "R 2.7 2.7 4.6 4.6 0.8 R 9.7 2.7 4.6 4.6 0.8 R 16.7 2.7 4.6 4.6 0.8 R 2.7 9.7 4.6 4.6 0.8 R 9.7 9.7 4.6 4.6 0.8 R 16.7 9.7 4.6 4.6 0.8 R 2.7 16.7 4.6 4.6 0.8 R 9.7 16.7 4.6 4.6 0.8 R 16.7 16.7 4.6 4.6 0.8",
    "square.stack": "R 3.5 9 17 12.5 2.5 M 6 5.5 L 18 5.5 M 8.5 2 L 15.5 2",
    "square.on.square":
      "R 2.5 8 13.5 13.5 2.5 M 8 8 L 8 5 C 8 3.5 9 2.5 10.5 2.5 L 19 2.5 C 20.5 2.5 21.5 3.5 21.5 5 L 21.5 13.5 C 21.5 15 20.5 16 19 16 L 16 16",
    "sidebar.left": "R 2 4 20 16 3 M 9 4 L 9 20",
    "sidebar.right": "R 2 4 20 16 3 M 15 4 L 15 20",
    "tablecells":
      "R 2.5 4 19 16 2.5 M 2.5 9.3 L 21.5 9.3 M 2.5 14.7 L 21.5 14.7 M 9 4 L 9 20 M 15 4 L 15 20",
    "checkmark.shield":
      "M 12 2 L 20 5 L 20 11.5 C 20 17 16.5 20.5 12 22 C 7.5 20.5 4 17 4 11.5 L 4 5 Z M 8.3 12 L 11 15 L 15.8 8.8 | | M 8.3 12 L 11 15 L 15.8 8.8",
    "shield": "M 12 2 L 20 5 L 20 11.5 C 20 17 16.5 20.5 12 22 C 7.5 20.5 4 17 4 11.5 L 4 5 Z",
    "exclamationmark.octagon":
      "M 7.9 2 L 16.1 2 L 22 7.9 L 22 16.1 L 16.1 22 L 7.9 22 L 2 16.1 L 2 7.9 Z M 12 6.5 L 12 13 | O 12 17 1.2 | M 12 6.5 L 12 13 M 12 17 L 12 17.1",
    "xmark.octagon":
      "M 7.9 2 L 16.1 2 L 22 7.9 L 22 16.1 L 16.1 22 L 7.9 22 L 2 16.1 L 2 7.9 Z M 8.5 8.5 L 15.5 15.5 M 15.5 8.5 L 8.5 15.5 | | M 8.5 8.5 L 15.5 15.5 M 15.5 8.5 L 8.5 15.5",
    "seal":
      "M 8.7 4.1 Q 12.0 0.4 15.3 4.1 Q 20.2 3.8 19.9 8.7 Q 23.6 12.0 19.9 15.3 Q 20.2 20.2 15.3 19.9 Q 12.0 23.6 8.7 19.9 Q 3.8 20.2 4.1 15.3 Q 0.4 12.0 4.1 8.7 Q 3.8 3.8 8.7 4.1 Z",
    "checkmark.seal":
      "M 8.7 4.1 Q 12.0 0.4 15.3 4.1 Q 20.2 3.8 19.9 8.7 Q 23.6 12.0 19.9 15.3 Q 20.2 20.2 15.3 19.9 Q 12.0 23.6 8.7 19.9 Q 3.8 20.2 4.1 15.3 Q 0.4 12.0 4.1 8.7 Q 3.8 3.8 8.7 4.1 Z M 8 12.3 L 10.8 15.3 L 16 8.8 | | M 8 12.3 L 10.8 15.3 L 16 8.8",
  ]
}
