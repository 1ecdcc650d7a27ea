import ArgumentParser
import GalleryScenes
import PlumbUI
import Testing

@testable import Tally

/// The choice of scenes, in the window and on the command line.
@MainActor @Suite struct GalleryStateTests {
  @Test func `all words must be found, in any order and case`() {
    var state = GalleryState(showing: .opening)
    state.query = "GRID divider"
    #expect(
      state.matches.flatMap(\.scenes).map(\.name) == ["grid-divider-cell", "grid-divider-span"])
    state.query = "no such words"
    #expect(state.matches.isEmpty)
    state.query = " "
    #expect(state.matches.flatMap(\.scenes).count == GalleryScene.all.count)
  }

  @Test func `arrows move among the matches and stop at the ends`() {
    var state = GalleryState(showing: .opening)
    state.query = "lazy"
    state.move(by: 1)
    #expect(state.sceneName == "lazy-fixed")
    state.move(by: 1)
    #expect(state.sceneName == "lazy-adaptive")
    #expect(state.proposal == GalleryScene.named("lazy-adaptive")?.size)
    state.move(by: 100)
    #expect(state.sceneName == "lazy-horizontal")
    state.move(by: -100)
    #expect(state.sceneName == "lazy-fixed")
    state.query = "no such words"
    state.move(by: 1)
    #expect(state.sceneName == "lazy-fixed")
  }

  @Test func `a language brings its direction`() {
    var state = GalleryState(showing: .opening)
    state.language = "ar"
    #expect(state.layoutDirection == .rightToLeft)
    state.language = "es"
    #expect(state.layoutDirection == .leftToRight)
  }

  @Test func `a wrong name is answered with similar ones`() {
    #expect(
      throws: BadValue(
        description: "There is no scene \"gird-first\". Similar names are grid-first. "
          + "tally gallery --list prints all names.")
    ) { try SceneName.parse("gird-first") }
    #expect(
      throws: BadValue(
        description: "There is no scene \"quite-something-else\". "
          + "tally gallery --list prints all names.")
    ) { try SceneName.parse("quite-something-else") }
  }

  @Test(arguments: [["--votes", "Cat=1"], ["--data", "votes.sqlite"], ["--poll", "lunch.json"]])
  func `an example takes no options of the poll`(arguments: [String]) {
    #expect {
      _ = try SceneOptions.parse(["--scene", "radial"] + arguments)
    } throws: {
      SceneOptions.message(for: $0).contains("leave --votes, --poll and --data out")
    }
  }

  @Test func `the list has a line for each scene`() {
    let lines = GalleryCommand.table(of: GalleryChapter.all).split(separator: "\n")
    #expect(lines.count == GalleryScene.all.count)
    #expect(lines.first?.split(separator: " ", maxSplits: 1).first == "grid-first")
  }

  @Test func `an example has its own size unless another is given`() throws {
    #expect(
      try SceneOptions.parse(["--scene", "radial"]).size == SceneSize(width: 260, height: 260))
    let sized = try SceneOptions.parse(["--scene", "radial", "--size", "100x90"])
    #expect(sized.size == SceneSize(width: 100, height: 90))
  }
}
