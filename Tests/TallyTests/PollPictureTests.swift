import Foundation
import PlumbUI
import Testing

@testable import Tally

/// The files written by `tally render`, byte by byte.
@MainActor @Suite(.serialized) struct `A picture of the poll` {
  private let arguments = ["--votes", "Cat=3,Goldfish=2,Dog=1"]

  /// Returns the bytes of a PNG that is written and removed again.
  private func bytes(_ write: (URL) throws -> Void) throws -> Data {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("poll-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try write(file)
    return try Data(contentsOf: file)
  }

  private func picture(_ extra: [String] = [], actions: [SceneAction] = []) throws -> Data {
    let options = try Screen.options(arguments + extra)
    return try bytes { try HeadlessScreen(options: options, actions: actions).write(to: $0) }
  }

  /// Returns the pixels of a window with the poll when nothing moves any more.
  private func shown(
    _ model: PollModel, options: SceneOptions, after script: (HeadlessPlatform) -> Void = { _ in }
  ) throws -> PixelCanvas? {
    let platform = try HeadlessPlatform(showing: options)
    script(platform)
    let window = platform.windows[0]
    let english = Locale(identifier: "en")
    try TallyApp(model: model).run(
      in: window, platform: platform, options: options.appOptions(locale: english))
    return window.canvas
  }

  @Test(arguments: [
    [], ["--scale", "2"], ["--scale", "1.5", "--appearance", "dark"],
    ["--size", "844x390", "--layout-direction", "rtl"], ["--type-size", "accessibility3"],
  ])
  func `is the same in every run`(extra: [String]) throws {
    let first = try picture(extra)
    let second = try picture(extra)
    #expect(first.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let isSame = first == second
    #expect(isSame)
  }

  @Test func `differs for different contents`() throws {
    let pictures = try [
      picture(), picture(["--appearance", "dark"]), picture(["--scale", "2"]),
      picture(["--type-size", "xLarge"]), picture(actions: [.tap(label: "Dog")]),
    ]
    #expect(Set(pictures).count == pictures.count)
  }

  @Test(arguments: ["1", "1.5", "2"])
  func `is equal to a window of its size`(argument: String) throws {
    let options = try Screen.options(arguments + ["--scale", argument])
    let shown = try #require(try shown(PollModel(options.startPoll()), options: options))
    let window = try bytes { try PNGFile.write(shown, to: $0) }
    let isSame = try window == picture(["--scale", argument])
    #expect(isSame)
  }

  @Test func `after clicks and a resize is equal to a window with the same events`() throws {
    let options = try Screen.options(arguments)
    let screen = try Screen(arguments)
    let button = try #require(screen.voteButtons.last).frame.rect
    let point = CGPoint(x: button.midX, y: button.midY)
    let click: [Event] = [.pointerDown(point, .primary), .pointerUp(point, .primary)]
    let model = try PollModel(options.startPoll())
    let shown = try shown(model, options: options) { platform in
      // The vote of the click, a second one, and a pointer that leaves: nothing is hovered at the
      // end.
      platform.atRest { click }
      platform.atRest { click }
      platform.atRest { [.pointerExited] }
      platform.atRest { [weak platform] in
        platform?.windows[0].size = CGSize(width: 844, height: 390)
        return [.resized]
      }
    }
    #expect(model.poll.votesDescription == "Cat=3,Goldfish=2,Dog=3")
    let canvas = try #require(shown)
    let window = try bytes { try PNGFile.write(canvas, to: $0) }
    let after = try Screen.options(["--votes", "Cat=3,Goldfish=2,Dog=3", "--size", "844x390"])
    let isSame = try window == bytes { try HeadlessScreen(options: after).write(to: $0) }
    #expect(isSame)
  }
}
