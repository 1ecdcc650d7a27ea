import SwiftUI

extension GalleryChapter {
  static let modifiers = GalleryChapter(
    title: "Modifiers",
    scenes: [
      GalleryScene(
        "frame-width", "Frame of fixed width", origin: .layoutText, listings: ["Frame"],
        size: (200, 140), files: [FixedWidthFrame.sourceFile],
        note: """
          A frame takes its width whatever is proposed, and proposes it to its content. Narrower than \
          the text, it makes the text break.
          """
      ) { FixedWidthFrame() },
      GalleryScene(
        "frame-flexible", "Flexible frames", origin: .layoutText, listings: ["Flexible frames"],
        size: (260, 160), files: [FlexibleFrame.sourceFile],
        note: """
          A minimum alone grows with the content; a maximum alone takes what is proposed up to it.
          """
      ) { FlexibleFrame() },
      GalleryScene(
        "knob", "Knob", origin: .layoutText, listings: ["Knob"],
        size: (240, 80), files: [Knob.sourceFile],
        note: """
          One knob of fixed size, one that takes what it can get, and the same at its ideal size.
          """
      ) { Knobs() },
      GalleryScene(
        "padding", "Padding", origin: .layoutText, listings: ["Padding"],
        size: (340, 100), files: [Paddings.sourceFile],
        note: """
          Padding proposes to its content what is left, and adds its own to the answer, at all edges or \
          at one.
          """
      ) { Paddings() },
      GalleryScene(
        "capsule-background", "Capsule around a text", origin: .layoutText,
        listings: ["Background with a stroke"],
        size: (160, 80), files: [CapsuleBackground.sourceFile],
        note: """
          A background is proposed the size of its view. Negative padding lets the capsule grow around \
          it.
          """
      ) { CapsuleBackground() },
      GalleryScene(
        "circle-background", "Circle behind a text", origin: .layoutText,
        listings: ["Background of a text"],
        size: (200, 80), files: [CircleBackground.sourceFile],
        note: """
          The circle is proposed the wide and low size of the text, and fits into its height.
          """
      ) { CircleBackground() },
      GalleryScene(
        "circle-overlay", "Text over a circle", origin: .layoutText, listings: ["Overlay"],
        size: (160, 120), files: [CircleOverlay.sourceFile],
        note: "Here the circle decides, and the text is proposed its size."
      ) { CircleOverlay() },
      GalleryScene(
        "circle-ring", "Two overlays", origin: .layoutText, listings: ["Two overlays"],
        size: (160, 120), files: [CircleWithRing.sourceFile],
        note: "Each overlay is proposed the size of what is below it."
      ) { CircleWithRing() },
      GalleryScene(
        "offset", "Offset", origin: .layoutText, listings: ["Offset"],
        size: (260, 140), files: [OffsetCircle.sourceFile],
        note: """
          An offset moves what is drawn. The stack lays its views out as if it were not there.
          """
      ) { OffsetCircle() },
      GalleryScene(
        "matched-geometry", "Matched geometry", origin: .layoutText,
        listings: ["Matched geometry effect"],
        size: (340, 140), files: [MatchedGeometry.sourceFile],
        note: """
          The circle takes position and size of the rectangle. The green border is at its place in the \
          stack.
          """
      ) { MatchedGeometry() },
      GalleryScene(
        "clipped", "Clipping", origin: .layoutText, listings: ["Clipping"],
        size: (160, 140), files: [ClippedRectangle.sourceFile],
        note: "clipped cuts off what is drawn outside of the frame of the view."
      ) { ClippedRectangle() },
      GalleryScene(
        "mask", "Masking", origin: .layoutText, listings: ["Masking"],
        size: (220, 100), files: [MaskedGradient.sourceFile],
        note: "A mask shows a view where another view is opaque."
      ) { MaskedGradient() },
    ])
}
