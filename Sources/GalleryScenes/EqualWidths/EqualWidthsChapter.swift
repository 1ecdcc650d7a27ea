import SwiftUI

extension GalleryChapter {
  static let equalWidths = GalleryChapter(
    title: "Equal widths",
    scenes: [
      GalleryScene(
        "buttons-hstack", "Buttons in an HStack", listings: ["Layout, first attempt"],
        size: (320, 80), files: [ButtonsInHStack.sourceFile, Pet.sourceFile],
        note: "Each button is as wide as its own text."
      ) { ButtonsInHStack() },
      GalleryScene(
        "buttons-max-width", "Flexible labels", listings: ["frame(maxWidth: .infinity)"],
        size: (400, 80), files: [ButtonsWithMaxWidth.sourceFile, Pet.sourceFile],
        note: """
          Labels without a maximum width make all buttons equal, but the stack takes all the width that \
          is proposed.
          """
      ) { ButtonsWithMaxWidth() },
      GalleryScene(
        "equal-width-buttons", "Equal widths",
        listings: [
          "Layout protocol stubs for required methods", "Maximum size helper method",
          "Spacing helper method", "Size that fits implementation", "Place subviews implementation",
          "Custom layout instantiation",
        ],
        size: (400, 80),
        files: [EqualWidthButtons.sourceFile, MyEqualWidthHStack.sourceFile, Pet.sourceFile],
        note: """
          The layout measures the widest button and proposes its size to all. The flexible labels take \
          it, and the row is no wider than it has to be.
          """
      ) { EqualWidthButtons() },
      GalleryScene(
        "equal-width-labels", "Without flexible labels",
        listings: ["Custom layout without maxWidth"],
        size: (400, 80),
        files: [
          EqualWidthsWithoutMaxWidth.sourceFile, MyEqualWidthHStack.sourceFile, Pet.sourceFile,
        ],
        note: """
          A proposal is no order: a button with a label of fixed width keeps its own size, in the \
          middle of the place that the layout gives it.
          """
      ) { EqualWidthsWithoutMaxWidth() },
      GalleryScene(
        "large-type", "Large type", listings: ["Buttons helper view"],
        size: (400, 120),
        files: [
          LargeTypeDoesNotFit.sourceFile, Buttons.sourceFile, MyEqualWidthHStack.sourceFile,
          Pet.sourceFile,
        ],
        note: "In large type the row is wider than what is proposed."
      ) { LargeTypeDoesNotFit() },
      GalleryScene(
        "view-that-fits", "ViewThatFits", listings: ["Final voting buttons view"],
        size: (400, 260),
        files: [
          LargeTypeFits.sourceFile, StackedButtons.sourceFile, Buttons.sourceFile,
          MyEqualWidthHStack.sourceFile, MyEqualWidthVStack.sourceFile, Pet.sourceFile,
        ],
        note: """
          ViewThatFits shows the first view whose ideal size fits. Make the proposal wide enough, and \
          the buttons stand in a row.
          """
      ) { LargeTypeFits() },
      GalleryScene(
        "view-that-fits-sizes", "At several type sizes", listings: ["ViewThatFits at type sizes"],
        size: (340, 480),
        files: [
          TypeSizes.sourceFile, StackedButtons.sourceFile, Buttons.sourceFile,
          MyEqualWidthHStack.sourceFile, MyEqualWidthVStack.sourceFile, Pet.sourceFile,
        ],
        note: "Each group decides for itself whether its buttons fit side by side."
      ) { TypeSizes() },
    ])
}
