extension SymbolTable {
  /// Arrows.
  static let arrows: [String: String] = [
    "chevron.left.2":
      "M 12 4.5 L 4.5 12 L 12 19.5 M 20 4.5 L 12.5 12 L 20 19.5",
    "chevron.right.2":
      "M 4 4.5 L 11.5 12 L 4 19.5 M 12 4.5 L 19.5 12 L 12 19.5",
    "chevron.left.forwardslash.chevron.right":
      "M 7 6.5 L 2 12 L 7 17.5 M 17 6.5 L 22 12 L 17 17.5 M 13.8 4 L 10.2 20",
    "arrow.up.left":
      "M 19 19 L 5 5 M 16 5 L 5 5 L 5 16",
    "arrow.up.right":
      "M 5 19 L 19 5 M 8 5 L 19 5 L 19 16",
    "arrow.down.left":
      "M 19 5 L 5 19 M 16 19 L 5 19 L 5 8",
    "arrow.down.right":
      "M 5 5 L 19 19 M 8 19 L 19 19 L 19 8",
    "arrow.up.arrow.down":
      "M 7 20 L 7 4 M 2.5 8.5 L 7 4 L 11.5 8.5 M 17 4 L 17 20 M 12.5 15.5 L 17 20 L 21.5 15.5",
    "arrow.left.arrow.right":
      "M 20 7 L 4 7 M 8.5 2.5 L 4 7 L 8.5 11.5 M 4 17 L 20 17 M 15.5 12.5 L 20 17 L 15.5 21.5",
    "arrow.uturn.backward":
      "M 8 3.5 L 3.5 8 L 8 12.5 M 3.5 8 L 14.5 8 C 22.5 8 22.5 20 14.5 20 L 9 20",
    "arrow.uturn.forward":
      "M 16 3.5 L 20.5 8 L 16 12.5 M 20.5 8 L 9.5 8 C 1.5 8 1.5 20 9.5 20 L 15 20",
    "arrow.up.left.and.arrow.down.right":
      "M 4 10.5 L 4 4 L 10.5 4 M 4 4 L 10.5 10.5 M 20 13.5 L 20 20 L 13.5 20 M 20 20 L 13.5 13.5",
    "arrow.down.right.and.arrow.up.left":
      "M 10.5 4 L 10.5 10.5 L 4 10.5 M 10.5 10.5 L 3.5 3.5 M 13.5 20 L 13.5 13.5 L 20 13.5 M 13.5 13.5 L 20.5 20.5",
    "arrow.down.to.line":
      "M 12 3 L 12 16.5 M 6.5 11 L 12 16.5 L 17.5 11 M 4 21 L 20 21",
    "arrow.up.to.line":
      "M 12 21 L 12 7.5 M 6.5 13 L 12 7.5 L 17.5 13 M 4 3 L 20 3",
    "arrow.right.to.line":
      "M 3 12 L 16.5 12 M 11 6.5 L 16.5 12 L 11 17.5 M 21 4 L 21 20",
    "arrow.left.to.line":
      "M 21 12 L 7.5 12 M 13 6.5 L 7.5 12 L 13 17.5 M 3 4 L 3 20",
    "arrowtriangle.up":
      "M 12 5.5 L 20.5 19 L 3.5 19 Z",
    "arrowtriangle.down":
      "M 12 18.5 L 20.5 5 L 3.5 5 Z",
    "arrowtriangle.left":
      "M 5.5 12 L 19 3.5 L 19 20.5 Z",
    "arrowtriangle.right":
      "M 18.5 12 L 5 3.5 L 5 20.5 Z",
    "repeat":
      "M 4 11 L 4 9.5 C 4 7.5 5 6.5 7 6.5 L 20 6.5 M 16.5 3 L 20 6.5 L 16.5 10 M 20 13 L 20 14.5 C 20 16.5 19 17.5 17 17.5 L 4 17.5 M 7.5 14 L 4 17.5 L 7.5 21",
    "shuffle":
      "M 2.5 7 L 6 7 C 11.5 7 11.5 17 17 17 L 21 17 M 2.5 17 L 6 17 C 11.5 17 11.5 7 17 7 L 21 7 M 18 4 L 21 7 L 18 10 M 18 14 L 21 17 L 18 20",
    "rectangle.portrait.and.arrow.right":
      "M 14 7.5 L 14 3 L 4 3 L 4 21 L 14 21 L 14 16.5 M 9 12 L 21.5 12 M 17.5 8 L 21.5 12 L 17.5 16",
    "chevron.left":
      "M 15.5 4 L 7.5 12 L 15.5 20",
    "chevron.right":
      "M 8.5 4 L 16.5 12 L 8.5 20",
    "chevron.up":
      "M 4 15.5 L 12 7.5 L 20 15.5",
    "chevron.down":
      "M 4 8.5 L 12 16.5 L 20 8.5",
    "chevron.up.chevron.down":
      "M 6 9 L 12 3 L 18 9 M 6 15 L 12 21 L 18 15",
    "arrow.left":
      "M 20 12 L 4 12 M 11 5 L 4 12 L 11 19",
    "arrow.right":
      "M 4 12 L 20 12 M 13 5 L 20 12 L 13 19",
    "arrow.up":
      "M 12 20 L 12 4 M 5 11 L 12 4 L 19 11",
    "arrow.down":
      "M 12 4 L 12 20 M 5 13 L 12 20 L 19 13",
    "arrow.clockwise":
      "A 12 13 7.5 -60 240 M 11.5 2.5 L 16 6.3 L 11.5 10",
    "arrow.counterclockwise":
      "A 12 13 7.5 -120 -420 M 12.5 2.5 L 8 6.3 L 12.5 10",
    "arrow.left.and.right":
      "M 3 12 L 21 12 M 8 7 L 3 12 L 8 17 M 16 7 L 21 12 L 16 17",
    "arrow.up.and.down":
      "M 12 3 L 12 21 M 7 8 L 12 3 L 17 8 M 7 16 L 12 21 L 17 16",
    "arrow.triangle.2.circlepath":
      "A 12 12 8 190 320 A 12 12 8 10 140 M 18.5 2.5 L 18.3 7.2 L 13.6 7 M 5.5 21.5 L 5.7 16.8 L 10.4 17",
    "square.and.arrow.up":
      "M 8 9.5 L 5 9.5 L 5 21 L 19 21 L 19 9.5 L 16 9.5 M 12 15 L 12 2.5 M 8 6.5 L 12 2.5 L 16 6.5",
    "square.and.arrow.down":
      "M 8 8.5 L 5 8.5 L 5 21 L 19 21 L 19 8.5 L 16 8.5 M 12 3 L 12 15.5 M 8 11.5 L 12 15.5 L 16 11.5",
    "chevron.compact.down":
      "M 3.5 10 L 12 14 L 20.5 10",
    "chevron.compact.up":
      "M 3.5 14 L 12 10 L 20.5 14",
    "chevron.compact.left":
      "M 14 3.5 L 10 12 L 14 20.5",
    "chevron.compact.right":
      "M 10 3.5 L 14 12 L 10 20.5",
    "chevron.up.2":
      "M 4.5 12 L 12 4.5 L 19.5 12 M 4.5 20 L 12 12.5 L 19.5 20",
    "chevron.down.2":
      "M 4.5 4 L 12 11.5 L 19.5 4 M 4.5 12 L 12 19.5 L 19.5 12",
    "arrow.turn.up.right":
      "M 4 20 L 4 11 Q 4 8 7 8 L 20 8 M 14.5 2.5 L 20 8 L 14.5 13.5",
    "arrow.turn.up.left":
      "M 20 20 L 20 11 Q 20 8 17 8 L 4 8 M 9.5 2.5 L 4 8 L 9.5 13.5",
    "arrow.turn.down.right":
      "M 4 4 L 4 13 Q 4 16 7 16 L 20 16 M 14.5 10.5 L 20 16 L 14.5 21.5",
    "arrow.turn.down.left":
      "M 20 4 L 20 13 Q 20 16 17 16 L 4 16 M 9.5 10.5 L 4 16 L 9.5 21.5",
    "arrow.turn.right.up":
      "M 4 20 L 13 20 Q 16 20 16 17 L 16 4 M 10.5 9.5 L 16 4 L 21.5 9.5",
    "arrow.turn.right.down":
      "M 4 4 L 13 4 Q 16 4 16 7 L 16 20 M 10.5 14.5 L 16 20 L 21.5 14.5",
    "arrow.turn.left.up":
      "M 20 20 L 11 20 Q 8 20 8 17 L 8 4 M 2.5 9.5 L 8 4 L 13.5 9.5",
    "arrow.turn.left.down":
      "M 20 4 L 11 4 Q 8 4 8 7 L 8 20 M 2.5 14.5 L 8 20 L 13.5 14.5",
    "arrow.uturn.up":
      "M 3.5 8 L 8 3.5 L 12.5 8 M 8 3.5 L 8 14.5 C 8 22.5 20 22.5 20 14.5 L 20 9",
    "arrow.uturn.down":
      "M 3.5 16 L 8 20.5 L 12.5 16 M 8 20.5 L 8 9.5 C 8 1.5 20 1.5 20 9.5 L 20 15",
    "arrow.triangle.branch":
      "M 8 22 L 8 4.5 M 4 8 L 8 3.5 L 12 8 M 8 17.5 C 8 13 18 15.5 18 9 L 18 5.5 M 14.5 9 L 18 5 L 21.5 9",
    "arrow.triangle.merge":
      "M 12 21.5 L 12 3.5 M 7.5 8 L 12 3.5 L 16.5 8 M 4 20.5 C 4 14.5 12 16.5 12 11 M 20 20.5 C 20 14.5 12 16.5 12 11",
    "arrow.triangle.swap":
      "M 2.5 8 L 8 3.5 L 8 12.5 Z M 8 8 L 21 8 M 21.5 16.5 L 16 12 L 16 21 Z M 16 16.5 L 3 16.5",
    "arrow.triangle.turn.up.right.diamond":
      "M 12 2 L 22 12 L 12 22 L 2 12 Z M 8.5 15.5 L 8.5 12 Q 8.5 10.7 9.8 10.7 L 15.5 10.7 M 13 8 L 15.7 10.7 L 13 13.4 | | M 8.5 15.5 L 8.5 12 Q 8.5 10.7 9.8 10.7 L 15.5 10.7 M 13 8 L 15.7 10.7 L 13 13.4",
    "arrow.up.and.down.and.arrow.left.and.right":
      "M 12 2 L 12 22 M 2 12 L 22 12 M 8.8 5.2 L 12 2 L 15.2 5.2 M 8.8 18.8 L 12 22 L 15.2 18.8 M 5.2 8.8 L 2 12 L 5.2 15.2 M 18.8 8.8 L 22 12 L 18.8 15.2",
    "arrow.left.and.right.square":
      "R 2.5 2.5 19 19 4.5 M 6.5 12 L 17.5 12 M 9.5 9 L 6.5 12 L 9.5 15 M 14.5 9 L 17.5 12 L 14.5 15 | | M 6.5 12 L 17.5 12 M 9.5 9 L 6.5 12 L 9.5 15 M 14.5 9 L 17.5 12 L 14.5 15",
    "arrow.up.left.and.down.right.and.arrow.up.right.and.down.left":
      "M 4 4 L 20 20 M 20 4 L 4 20 M 4 8.5 L 4 4 L 8.5 4 M 15.5 4 L 20 4 L 20 8.5 M 20 15.5 L 20 20 L 15.5 20 M 8.5 20 L 4 20 L 4 15.5",
    "arrow.up.right.and.arrow.down.left":
      "M 13.5 4 L 13.5 10.5 L 20 10.5 M 13.5 10.5 L 20.5 3.5 M 10.5 20 L 10.5 13.5 L 4 13.5 M 10.5 13.5 L 3.5 20.5",
    "arrow.down.left.and.arrow.up.right":
      "M 13.5 4 L 20 4 L 20 10.5 M 20 4 L 13.5 10.5 M 10.5 20 L 4 20 L 4 13.5 M 4 20 L 10.5 13.5",
    "arrow.rectanglepath":
      "M 8.5 18.5 L 5 18.5 Q 2.5 18.5 2.5 16 L 2.5 8 Q 2.5 5.5 5 5.5 L 12 5.5 M 9 2.2 L 12.5 5.5 L 9 8.8 M 15.5 5.5 L 19 5.5 Q 21.5 5.5 21.5 8 L 21.5 16 Q 21.5 18.5 19 18.5 L 12 18.5 M 15 15.2 L 11.5 18.5 L 15 21.8",
    "arrow.left.arrow.right.square":
      "R 2.5 2.5 19 19 4.5 M 17.5 9 L 7 9 M 9.5 6.5 L 7 9 L 9.5 11.5 M 6.5 15 L 17 15 M 14.5 12.5 L 17 15 L 14.5 17.5 | | M 17.5 9 L 7 9 M 9.5 6.5 L 7 9 L 9.5 11.5 M 6.5 15 L 17 15 M 14.5 12.5 L 17 15 L 14.5 17.5",
    "arrow.up.and.line.horizontal.and.arrow.down":
      "M 3 12 L 21 12 M 12 8.5 L 12 2.5 M 8.8 5.5 L 12 2.3 L 15.2 5.5 M 12 15.5 L 12 21.5 M 8.8 18.5 L 12 21.7 L 15.2 18.5",
    "arrowshape.right":
      "M 2.5 8.5 L 11.5 8.5 L 11.5 3.5 L 21.5 12 L 11.5 20.5 L 11.5 15.5 L 2.5 15.5 Z",
    "arrowshape.left":
      "M 21.5 8.5 L 12.5 8.5 L 12.5 3.5 L 2.5 12 L 12.5 20.5 L 12.5 15.5 L 21.5 15.5 Z",
    "arrowshape.up":
      "M 8.5 21.5 L 8.5 12.5 L 3.5 12.5 L 12 2.5 L 20.5 12.5 L 15.5 12.5 L 15.5 21.5 Z",
    "arrowshape.down":
      "M 8.5 2.5 L 8.5 11.5 L 3.5 11.5 L 12 21.5 L 20.5 11.5 L 15.5 11.5 L 15.5 2.5 Z",
    "arrowshape.turn.up.left":
      "M 11 3.5 L 2 11 L 11 18.5 L 11 14 C 16 14 19.5 15.5 22 20 C 22 12.5 18 8 11 8 Z",
    "arrowshape.turn.up.right":
      "M 13 3.5 L 22 11 L 13 18.5 L 13 14 C 8 14 4.5 15.5 2 20 C 2 12.5 6 8 13 8 Z",
    "arrowshape.turn.up.left.2":
      "M 13.5 4.5 L 6 11 L 13.5 17.5 L 13.5 13.5 C 17.5 13.5 20.5 15 22.5 19 C 22.5 12.5 19.5 8.5 13.5 8.5 Z M 8 4.5 L 1.5 11 L 8 17.5",
    "arrow.left.to.line.compact":
      "M 20 12 L 8 12 M 13 6.5 L 7.5 12 L 13 17.5 M 4 6 L 4 18",
    "arrow.right.to.line.compact":
      "M 4 12 L 16 12 M 11 6.5 L 16.5 12 L 11 17.5 M 20 6 L 20 18",
    "arrow.up.to.line.compact":
      "M 12 20 L 12 8 M 6.5 13 L 12 7.5 L 17.5 13 M 6 4 L 18 4",
    "arrow.down.to.line.compact":
      "M 12 4 L 12 16 M 6.5 11 L 12 16.5 L 17.5 11 M 6 20 L 18 20",
    "gobackward":
      "A 12 13 9 -115 -425 M 11.5 1.2 L 7.7 4.7 L 11.5 8",
    "goforward":
      "A 12 13 9 -65 245 M 12.5 1.2 L 16.3 4.7 L 12.5 8",
    "repeat.1":
      "M 4 11 L 4 9.5 C 4 7.5 5 6.5 7 6.5 L 15.5 6.5 M 12 3 L 15.5 6.5 L 12 10 M 20 13.5 L 20 14.5 C 20 16.5 19 17.5 17 17.5 L 4 17.5 M 7.5 14 L 4 17.5 L 7.5 21 M 18.7 4 L 20.5 2.5 L 20.5 9.5",
    "line.diagonal":
      "M 4 20 L 20 4",
    "line.diagonal.arrow":
      "M 4 20 L 20 4 M 11.5 4 L 20 4 L 20 12.5",
    "rotate.left":
      "R 8.5 9.5 13 12 2 M 3.5 14.5 C 3.5 8 7 4.5 14.5 4.5 M 1 11.5 L 3.5 14.7 L 6 11.5",
    "rotate.right":
      "R 2.5 9.5 13 12 2 M 20.5 14.5 C 20.5 8 17 4.5 9.5 4.5 M 18 11.5 L 20.5 14.7 L 23 11.5",
    "arrow.triangle.pull":
      "O 6 4.5 2.3 O 6 19.5 2.3 O 18 19.5 2.3 M 6 7 L 6 17 M 18 17 L 18 9.5 Q 18 5.5 14 5.5 L 11 5.5 M 14 2.2 L 10.7 5.5 L 14 8.8",
    "dollarsign.arrow.circlepath":
      "A 12 12 9.5 195 320 A 12 12 9.5 15 140 M 19.8 1.8 L 19.5 6.3 L 15 6 M 4.2 22.2 L 4.5 17.7 L 9 18 M 14.5 9.5 C 13.5 7.5 9.5 7.8 9.5 10 C 9.5 12.5 14.7 11.5 14.7 14.2 C 14.7 16.6 10 16.5 9.2 14.4 M 12 6.8 L 12 8 M 12 16.2 L 12 17.4",
    "gearshape.arrow.triangle.2.circlepath":
      "A 12 12 9.5 195 320 A 12 12 9.5 15 140 M 19.8 1.8 L 19.5 6.3 L 15 6 M 4.2 22.2 L 4.5 17.7 L 9 18 A 12 12 2.6 0 360 M 15.6 12 L 16.9 12 M 14.5 14.5 L 15.5 15.5 M 12 15.6 L 12 16.9 M 9.5 14.5 L 8.5 15.5 M 8.4 12 L 7.1 12 M 9.5 9.5 L 8.5 8.5 M 12 8.4 L 12 7.1 M 14.5 9.5 L 15.5 8.5",
    "person.and.arrow.left.and.arrow.right":
      "O 12 5.5 2.7 M 7 15 C 7.3 9.5 16.7 9.5 17 15 Z M 3 20 L 21 20 M 5.8 17.2 L 3 20 L 5.8 22.8 M 18.2 17.2 L 21 20 L 18.2 22.8",
    "rectangle.and.arrow.up.right.and.arrow.down.left":
      "M 11 5 L 4.5 5 Q 2 5 2 7.5 L 2 17 Q 2 19.5 4.5 19.5 L 17.5 19.5 Q 20 19.5 20 17 L 20 13 M 22 2.5 L 9 14.5 M 16 2.3 L 22.2 2.3 L 22.2 8.5 M 9 9 L 9 14.7 L 14.7 14.7",
    "checkmark.gobackward":
      "A 12 13 9 -115 -425 M 11.5 1.2 L 7.7 4.7 L 11.5 8 M 8.3 13.8 L 11 16.3 L 15.7 10.8",
    "arrowshape.left.arrowshape.right":
      "M 9 4.5 L 2 12 L 9 19.5 L 9 15.5 L 15 15.5 L 15 19.5 L 22 12 L 15 4.5 L 15 8.5 L 9 8.5 Z",
    "arrowshape.bounce.right":
      "M 3 6 C 5 13 8 18.5 10 18.5 C 12 18.5 13 11 16.5 11 C 18.5 11 19.5 13 20.5 16.5 M 16 15 L 20.7 17 L 22.7 12.3",
    "arrowshape.zigzag.right":
      "M 2 16 L 7.5 9 L 12 15 L 17.5 8.5 M 12.5 8 L 17.8 8 L 17.8 13.3",
    "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right":
      "M 12 3 L 12 21 | M 8.5 7 L 8.5 17 L 2 12 Z M 15.5 7 L 15.5 17 L 22 12 Z",
    "arrow.up.and.down.text.horizontal":
      "M 10 6 L 21.5 6 M 10 12 L 21.5 12 M 10 18 L 21.5 18 M 4.5 3.5 L 4.5 20.5 M 2 6 L 4.5 3.5 L 7 6 M 2 18 L 4.5 20.5 L 7 18",
    "arrow.left.and.right.text.vertical":
      "M 3.5 4.5 L 20.5 4.5 M 6 2 L 3.5 4.5 L 6 7 M 18 2 L 20.5 4.5 L 18 7 M 3 11 L 21 11 M 3 16 L 21 16 M 3 21 L 13 21",
    "arrow.triangle.turn.up.right.circle":
      "O 12 12 10 M 8 16 L 8 12.3 Q 8 10.7 9.6 10.7 L 16 10.7 M 13.2 7.9 L 16.2 10.7 L 13.2 13.5 | | M 8 16 L 8 12.3 Q 8 10.7 9.6 10.7 L 16 10.7 M 13.2 7.9 L 16.2 10.7 L 13.2 13.5",
    "gobackward.minus":
      "A 12 13 9 -115 -425 M 11.5 1.2 L 7.7 4.7 L 11.5 8 M 8.5 13.5 L 15.5 13.5",
    "goforward.plus":
      "A 12 13 9 -65 245 M 12.5 1.2 L 16.3 4.7 L 12.5 8 M 8.5 13.5 L 15.5 13.5 M 12 10 L 12 17",
    "exclamationmark.arrow.circlepath":
      "A 12 12 9.5 195 320 A 12 12 9.5 15 140 M 19.8 1.8 L 19.5 6.3 L 15 6 M 4.2 22.2 L 4.5 17.7 L 9 18 M 12 7.5 L 12 12.5 | O 12 16.3 1.3",
    "tray.and.arrow.down":
      "M 7 8 L 5.5 8 L 2.5 14 L 2.5 20.5 L 21.5 20.5 L 21.5 14 L 18.5 8 L 17 8 M 3 14.5 L 8 14.5 L 9 17.3 L 15 17.3 L 16 14.5 L 21 14.5 M 12 2 L 12 11.5 M 8.5 8.3 L 12 11.7 L 15.5 8.3",
    "tray.and.arrow.up":
      "M 7 8 L 5.5 8 L 2.5 14 L 2.5 20.5 L 21.5 20.5 L 21.5 14 L 18.5 8 L 17 8 M 3 14.5 L 8 14.5 L 9 17.3 L 15 17.3 L 16 14.5 L 21 14.5 M 12 12 L 12 2.3 M 8.5 5.5 L 12 2 L 15.5 5.5",
    "tray.and.arrow.down.fill":
      "M 12 2 L 12 11.5 M 8.5 8.3 L 12 11.7 L 15.5 8.3 | M 4.5 8 L 6.8 8 L 12 13.7 L 17.2 8 L 19.5 8 L 22.5 14 L 16 14 L 15 17 L 9 17 L 8 14 L 1.5 14 Z M 1.5 16 L 7 16 L 8 19 L 16 19 L 17 16 L 22.5 16 L 22.5 21.5 L 1.5 21.5 Z",
    "square.and.arrow.up.on.square":
      "M 16.5 7.5 L 19 7.5 L 19 16.5 L 6 16.5 L 6 7.5 L 8.5 7.5 M 12.5 12 L 12.5 2.3 M 9.3 5.3 L 12.5 2 L 15.7 5.3 M 2.5 10 L 2.5 20.5 L 16 20.5",
    "square.and.arrow.down.on.square":
      "M 16.5 7 L 19 7 L 19 16.5 L 6 16.5 L 6 7 L 8.5 7 M 12.5 2 L 12.5 12 M 9.3 9 L 12.5 12.3 L 15.7 9 M 2.5 10 L 2.5 20.5 L 16 20.5",
    "icloud.and.arrow.down":
      "M 8 17 L 6.5 17 C 0.5 17 0.5 9.5 6 9 C 7 2 16.5 2 17.5 8.5 C 23.5 9 23 17 17.5 17 L 16 17 M 12 11.5 L 12 21.5 M 8.7 18.5 L 12 21.8 L 15.3 18.5",
    "icloud.and.arrow.up":
      "M 8 17 L 6.5 17 C 0.5 17 0.5 9.5 6 9 C 7 2 16.5 2 17.5 8.5 C 23.5 9 23 17 17.5 17 L 16 17 M 12 22 L 12 12 M 8.7 15 L 12 11.7 L 15.3 15",
    "icloud.and.arrow.down.fill":
      "M 12 12 L 12 21.5 M 8.7 18.5 L 12 21.8 L 15.3 18.5 | M 6.5 18 C 0 18 0.3 8.5 5 8 C 6.5 1 17 1 18.5 7.5 C 23.7 8.5 23.5 18 17.5 18 L 17.5 16.3 L 15.3 16.3 L 13.7 17.9 L 13.7 10.5 L 10.3 10.5 L 10.3 17.9 L 8.7 16.3 L 6.5 16.3 Z",
    "icloud.and.arrow.up.fill":
      "M 12 22 L 12 12.5 M 8.7 15.5 L 12 12.2 L 15.3 15.5 | M 6.5 18 C 0 18 0.3 8.5 5 8 C 6.5 1 17 1 18.5 7.5 C 23.7 8.5 23.5 18 17.5 18 L 13.7 18 L 13.7 16.7 L 15.2 17.5 L 17.3 15.5 L 12 9.8 L 6.7 15.5 L 8.8 17.5 L 10.3 16.7 L 10.3 18 Z",
    "leaf.arrow.circlepath":
      "A 12 12 9.5 195 320 A 12 12 9.5 15 140 M 19.8 1.8 L 19.5 6.3 L 15 6 M 4.2 22.2 L 4.5 17.7 L 9 18 M 8 16 C 7.5 10.5 10.5 8.5 16 8 C 16 13.5 13.5 16 9.5 15",
  ]
}
