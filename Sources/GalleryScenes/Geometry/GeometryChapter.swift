import SwiftUI

extension GalleryChapter {
  static let geometry = GalleryChapter(
    title: "Geometry and preferences",
    scenes: [
      GalleryScene(
        "geometry-reader", "Geometry reader", origin: .geometryText, listings: ["Geometry readers"],
        size: (300, 100), files: [ThirdOfTheWidth.sourceFile],
        note: "A geometry reader takes what is proposed and tells its content how much that is."
      ) { ThirdOfTheWidth() },
      GalleryScene(
        "geometry-background", "Reader in a background", origin: .geometryText,
        listings: ["Geometry reader in a background"],
        size: (160, 120), files: [CircleAroundText.sourceFile],
        note: """
          In a background, a geometry reader is proposed the size of the view, and changes no layout.
          """
      ) { CircleAroundText() },
      GalleryScene(
        "preference", "Preference", origin: .geometryText,
        listings: ["Preferences and geometry readers"],
        size: (200, 100), files: [WidthOfText.sourceFile, WidthKey.sourceFile],
        note: """
          A preference brings the width of the text up to an ancestor, which keeps it as state.
          """
      ) { WidthOfText() },
      GalleryScene(
        "text-with-circle", "Size from a preference", origin: .geometryText,
        listings: ["TextWithCircle"],
        size: (200, 160), files: [TextWithCircle.sourceFile, WidthKey.sourceFile],
        note: """
          The width that the preference reports becomes the height of a frame, and a circle has room.
          """
      ) { TextWithCircle() },
      GalleryScene(
        "tabs-first", "Line at the wrong edge", origin: .geometryText,
        listings: ["Anchors: first attempt"],
        size: (320, 80), files: [LineAtTheTop.sourceFile, BoundsKey.sourceFile],
        note: """
          The anchor gives the width and position of the chosen tab. Content of a geometry reader starts \
          at the top.
          """
      ) { LineAtTheTop() },
      GalleryScene(
        "tabs-anchor", "Line below a tab", origin: .geometryText, listings: ["Anchors"],
        size: (320, 80), files: [LineByAnchor.sourceFile, BoundsKey.sourceFile],
        note: """
          A frame of the size of the reader aligns the line at the bottom. Choose another tab.
          """
      ) { LineByAnchor() },
      GalleryScene(
        "tabs-matched", "Line by matched geometry", origin: .geometryText,
        listings: ["Alternative implementation"],
        size: (320, 80), files: [LineByMatchedGeometry.sourceFile],
        note: "The line takes the geometry of the tab with the same identifier, without anchors."
      ) { LineByMatchedGeometry() },
      GalleryScene(
        "custom-stack", "Stack by preferences", origin: .geometryText,
        listings: ["Custom layouts: Stack"],
        size: (220, 260), files: [StackWithAxis.sourceFile, CollectSize.sourceFile],
        note: """
          A stack without the layout protocol: sizes come up as preferences, and alignment guides place \
          the views.
          """
      ) { StackWithAxis() },
    ])
}
