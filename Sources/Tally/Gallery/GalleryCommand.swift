import ArgumentParser
import Foundation
import GalleryScenes
import SwiftUI

/// `tally gallery [NAME]`: rules of layout, each alive beside its source.
struct GalleryCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "gallery",
    abstract: "Open a window with examples of layout beside their sources.",
    discussion: """
      The commands render, tree and trace show an example with --scene NAME.
      """)

  @Argument(
    help: ArgumentHelp("The example that is shown first.", valueName: "NAME"),
    transform: SceneName.parse)
  var first: GalleryScene?

  @Flag(help: "Print the name, the chapter and the title of each example.")
  var list = false

  @OptionGroup var display: DisplayOptions

  /// Shows the window until it is closed; without a display, renders an image and prints its path.
  @MainActor func perform() throws {
    if list {
      return try StandardStream.print(Self.table(of: GalleryChapter.all))
    }
    let app = GalleryApp(showing: first ?? .opening)
    do {
      try app.runInWindow(display.appOptions())
    } catch SDLError.noDisplay {
      let options = display.appOptions(locale: Locale(identifier: "en"))
      try PictureInstead.write(
        HeadlessApp(app, options: options).canvas(), named: "gallery.png", of: "the gallery")
    }
  }

  /// Returns a line for each scene: its name, its chapter and its title, in columns.
  nonisolated static func table(of chapters: [GalleryChapter]) -> String {
    let rows = chapters.flatMap { chapter in
      chapter.scenes.map { [$0.name, chapter.title, $0.title] }
    }
    let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let padded = zip(row, widths).map {
        $0.padding(toLength: $1 + 2, withPad: " ", startingAt: 0)
      }
      return padded.joined() + row[2] + "\n"
    }.joined()
  }
}
