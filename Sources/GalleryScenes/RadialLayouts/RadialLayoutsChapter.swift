import SwiftUI

extension GalleryChapter {
  static let radialLayouts = GalleryChapter(
    title: "Radial layouts",
    scenes: [
      GalleryScene(
        "radial", "A circle of views",
        listings: ["Radial size that fits", "Radial place subviews without offsets"],
        size: (260, 260),
        files: [
          UnrankedAvatars.sourceFile, UnrankedRadialLayout.sourceFile, Avatar.sourceFile,
          Pet.sourceFile,
        ],
        note:
          "The layout takes what is proposed and places its views at a third of the shorter side."
      ) { UnrankedAvatars() },
      GalleryScene(
        "radial-ranks", "Rotated by rank",
        listings: ["Rank value", "Radial place subviews with offsets"],
        size: (300, 320),
        files: [
          RankedAvatars.sourceFile, MyRadialLayout.sourceFile, Rank.sourceFile, Avatar.sourceFile,
          Pet.sourceFile,
        ],
        note: """
          Each view carries its rank as a layout value, which the layout reads to turn the circle. \
          Vote to see the avatars glide.
          """
      ) { RankedAvatars() },
      GalleryScene(
        "any-layout", "A tie in a row", listings: ["Final profile view"],
        size: (300, 320),
        files: [
          TieInARow.sourceFile, Profile.sourceFile, MyRadialLayout.sourceFile, Rank.sourceFile,
          Avatar.sourceFile, Pet.sourceFile,
        ],
        note: """
          AnyLayout changes the layout and keeps the views, so that a vote which ends the tie moves \
          them from the row to the circle.
          """
      ) { TieInARow() },
      GalleryScene(
        "pet-poll", "The whole poll", listings: ["The finished app"],
        size: (360, 600),
        files: [
          PetPoll.sourceFile, Profile.sourceFile, Leaderboard.sourceFile, StackedButtons.sourceFile,
        ],
        note: "Everything from the talk at once: the profile, the leaderboard and the buttons."
      ) { PetPoll() },
      GalleryScene(
        "radial-inset", "Inside the edge", origin: .protocolText, listings: ["Radial layout"],
        size: (260, 260), files: [RadialHours.sourceFile, RadialLayout.sourceFile],
        note: "This layout asks each view for its size, and keeps all of it inside of its bounds."
      ) { RadialHours() },
      GalleryScene(
        "layout-values", "Layout values", origin: .protocolText,
        listings: ["Values of subviews", "Using the layout"],
        size: (240, 120), files: [LayoutValues.sourceFile, Rank.sourceFile],
        note: """
          A layout sees proxies, not views. What it has to know of a view is set with layoutValue and \
          read from the proxy.
          """
      ) { LayoutValues() },
      GalleryScene(
        "any-layout-toggle", "AnyLayout", origin: .protocolText, listings: ["AnyLayout"],
        size: (280, 260), files: [SwitchedLayout.sourceFile, RadialLayout.sourceFile],
        note: "The same views in one layout or the other; the switch moves them."
      ) { SwitchedLayout() },
      GalleryScene(
        "debug-layout", "Debug layout", origin: .protocolText, listings: ["Layout for debugging"],
        size: (240, 80), files: [LoggedProposals.sourceFile, DebugLayout.sourceFile],
        note: """
          A layout around a single view passes everything on and prints each proposal with its answer \
          in the terminal. The command trace shows the same for every view.
          """
      ) { LoggedProposals() },
    ])
}
