import SwiftUI

extension GalleryChapter {
  static let stacks = GalleryChapter(
    title: "Stacks",
    scenes: [
      GalleryScene(
        "hstack-flexible", "Flexible view in a stack", origin: .layoutText,
        listings: ["Stack views"],
        size: (340, 80), files: [FlexibleInHStack.sourceFile],
        note: """
          The text is less flexible and is asked first. The rectangle takes what is left, but at least \
          200 points: in less width the stack becomes wider than its proposal.
          """
      ) { FlexibleInHStack() },
      GalleryScene(
        "priority-text", "Priority of a text", origin: .layoutText,
        listings: ["Layout priorities: text"],
        size: (260, 60), files: [TextPriority.sourceFile],
        note: """
          The name of the file has the higher priority and is asked first, so that only the path is \
          truncated.
          """
      ) { TextPriority() },
      GalleryScene(
        "priority-rectangles", "Priority and minimum", origin: .layoutText,
        listings: ["Layout priorities: rectangles"],
        size: (160, 100), files: [RectanglePriority.sourceFile],
        note: """
          Of 75 points the minimum of the red rectangle, 50, is reserved. The blue one is offered the \
          other 25 first.
          """
      ) { RectanglePriority() },
      GalleryScene(
        "stack-alignment", "Alignment", origin: .layoutText, listings: ["Stack alignment"],
        size: (320, 140), files: [StackAlignment.sourceFile],
        note: "Each stack aligns its views along the other axis, a ZStack along both."
      ) { StackAlignment() },
      GalleryScene(
        "custom-alignment", "Own alignment", origin: .layoutText, listings: ["Custom alignment"],
        size: (200, 100), files: [MyCenterAlignment.sourceFile],
        note: "An alignment is a default value for each view, here half of its height."
      ) { MyCenterAlignment() },
      GalleryScene(
        "alignment-guide", "Moved guide", origin: .layoutText, listings: ["Alignment guide"],
        size: (240, 140), files: [MovedAlignmentGuide.sourceFile],
        note: """
          The guide of the red rectangle is 20 points above its middle, so the rectangle is 20 points \
          lower.
          """
      ) { MovedAlignmentGuide() },
    ])
}
