import SwiftUI

extension GalleryChapter {
  static let reuse = GalleryChapter(
    title: "Code that is used again",
    scenes: [
      GalleryScene(
        "circle-extension", "Extension of View", origin: .layoutText,
        listings: ["Organizing layout code: extension"],
        size: (160, 120), files: [CircleExtension.sourceFile],
        note: "A method of View, the shortest way to use the same modifiers again."
      ) { CircleExtension() },
      GalleryScene(
        "circle-wrapper", "View with content", origin: .layoutText,
        listings: ["Organizing layout code: view"],
        size: (160, 120), files: [WrappedInCircle.sourceFile],
        note: "A view that gets its content from a view builder."
      ) { WrappedInCircle() },
      GalleryScene(
        "circle-modifier", "View modifier", origin: .layoutText,
        listings: ["Organizing layout code: modifier"],
        size: (160, 120), files: [ModifiedByCircle.sourceFile],
        note: "A view modifier, which can have state of its own."
      ) { ModifiedByCircle() },
      GalleryScene(
        "circle-style", "Button style", origin: .layoutText, listings: ["Styling buttons"],
        size: (160, 120), files: [CircleButton.sourceFile, CircleStyle.sourceFile],
        note: """
          A button style makes the look from the label and from whether the button is pressed.
          """
      ) { CircleButton() },
      GalleryScene(
        "circle-style-row", "Style of several buttons", origin: .layoutText,
        listings: ["Styling several buttons"],
        size: (300, 140), files: [CircleButtons.sourceFile, CircleStyle.sourceFile],
        note: "A style applies to all buttons inside of the view it is set on."
      ) { CircleButtons() },
    ])
}
