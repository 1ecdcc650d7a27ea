import SwiftUI

extension GalleryChapter {
  static let imagesAndText = GalleryChapter(
    title: "Images and text",
    scenes: [
      GalleryScene(
        "images", "Images", origin: .layoutText, listings: ["Images"],
        size: (240, 100), files: [Images.sourceFile],
        note: """
          An image has its own size whatever is proposed. A resizable one takes what is proposed; with \
          an aspect ratio, as much of it as fits.
          """
      ) { Images() },
      GalleryScene(
        "text-wrapping", "Wrapped text", origin: .layoutText, listings: ["Text"],
        size: (200, 160), files: [WrappedText.sourceFile],
        note: """
          Make the proposal narrower: lines break at words, and the text takes no more width than its \
          longest line.
          """
      ) { WrappedText() },
      GalleryScene(
        "text-fixed-size", "Text of fixed size", origin: .layoutText, listings: ["Text: fixedSize"],
        size: (200, 80), files: [FixedSizeText.sourceFile],
        note: """
          fixedSize proposes nothing to the text, which takes its ideal size and may leave the frame.
          """
      ) { FixedSizeText() },
      GalleryScene(
        "text-line-limit", "Line limits", origin: .layoutText, listings: ["Text: lineLimit"],
        size: (200, 220), files: [LineLimits.sourceFile],
        note: "A text that needs more lines than it may have is truncated in the last one."
      ) { LineLimits() },
      GalleryScene(
        "text-scale-factor", "Smaller text", origin: .layoutText,
        listings: ["Text: minimumScaleFactor"],
        size: (240, 120), files: [ScaledText.sourceFile],
        note: "With a minimum scale factor, a text becomes smaller before it is truncated."
      ) { ScaledText() },
      GalleryScene(
        "text-truncation", "Truncated text", origin: .layoutText,
        listings: ["Text: truncationMode"],
        size: (220, 140), files: [TruncatedText.sourceFile],
        note: "The beginning, the middle or the end of a line makes room for the dots."
      ) { TruncatedText() },
    ])
}
