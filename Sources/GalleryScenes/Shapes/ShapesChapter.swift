import SwiftUI

extension GalleryChapter {
  static let shapes = GalleryChapter(
    title: "Paths and shapes",
    scenes: [
      GalleryScene(
        "measure-behavior", "Measuring a view", origin: .layoutText, listings: ["Elementary views"],
        size: (420, 320), files: [MeasuredText.sourceFile],
        note: """
          The sliders choose the size that the text is proposed, in the inner black border. The gray \
          border is the size that it takes.
          """
      ) { MeasuredText() },
      GalleryScene(
        "path", "Path", origin: .layoutText, listings: ["Paths"],
        size: (150, 120), files: [PathInPoints.sourceFile],
        note: """
          A path takes the size that is proposed. Its points stay where they are, and may lie outside of \
          it.
          """
      ) { PathInPoints() },
      GalleryScene(
        "triangle", "Shape", origin: .layoutText, listings: ["Shapes"],
        size: (150, 120), files: [Triangle.sourceFile],
        note: "A shape takes the size that is proposed, and draws itself into that rectangle."
      ) { Triangle().fill(.orange) },
      GalleryScene(
        "rotated-rectangle", "Rotated shape", origin: .layoutText, listings: ["Rotation"],
        size: (120, 120), files: [RotatedRectangle.sourceFile],
        note: """
          A rotation changes what is drawn, and no size: the corners lie outside of the frame.
          """
      ) { RotatedRectangle() },
      GalleryScene(
        "rotated-rectangle-frame", "Rotated shape in a frame", origin: .layoutText,
        listings: ["Rotation in a frame"],
        size: (220, 160), files: [RotatedRectangleInFrame.sourceFile],
        note: "The blue border is at the frame of 100 by 100 points that the shape was proposed."
      ) { RotatedRectangleInFrame() },
    ])
}
