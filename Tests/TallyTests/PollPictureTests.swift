import Foundation
import PlumbUI
import Testing

@testable import Tally

/// What `tally render` writes, byte by byte.
@MainActor @Suite(.serialized) struct `A picture of the poll` {
  private let arguments = ["--votes", "Cat=3,Goldfish=2,Dog=1"]

  /// The bytes of a PNG that is written and removed again.
  private func bytes(_ write: (URL) throws -> Void) throws -> Data {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("poll-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try write(file)
    return try Data(contentsOf: file)
  }

  private func picture(_ extra: [String] = [], actions: [SceneAction] = []) throws -> Data {
    let options = try Screen.options(arguments + extra)
    return try bytes { try HeadlessPoll(options: options, actions: actions).write(to: $0) }
  }

  @Test(arguments: [
    [], ["--scale", "2"], ["--scale", "1.5", "--appearance", "dark"],
    ["--size", "844x390", "--layout-direction", "rtl"], ["--type-size", "accessibility3"],
  ])
  func `is the same every time`(extra: [String]) throws {
    let first = try picture(extra)
    let second = try picture(extra)
    #expect(first.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    let isSame = first == second
    #expect(isSame)
  }

  @Test func `differs where what it shows differs`() throws {
    let pictures = try [
      picture(), picture(["--appearance", "dark"]), picture(["--scale", "2"]),
      picture(["--type-size", "xLarge"]), picture(actions: [.tap(label: "Dog")]),
    ]
    #expect(Set(pictures).count == pictures.count)
  }

  @Test(arguments: [(CGFloat(1), "1"), (1.5, "1.5"), (2, "2")])
  func `is what a window of its size shows`(scale: CGFloat, argument: String) throws {
    let options = try Screen.options(arguments + ["--scale", argument])
    let host = try SilentWindow(options: options, scale: scale)
    let model = PollModel(options.votes)
    try FrameLoop(root: PollScreen(model: model), host: host, environment: options.environment())
      .run()
    let shown = try #require(host.shown)
    let window = try bytes { try PNGFile.write(shown, to: $0) }
    let isSame = try window == picture(["--scale", argument])
    #expect(isSame)
  }

  @Test func `after clicks and a resize is what a window shows that saw them`() throws {
    let options = try Screen.options(arguments)
    let screen = try Screen(arguments)
    let button = try #require(screen.all("Button").last).frame.rect
    let point = CGPoint(x: button.midX, y: button.midY)
    let click: [Event] = [.pointerDown(point, .primary), .pointerUp(point, .primary)]
    let host = try SilentWindow(options: options, scale: 1)
    host.turns = [
      // The click's vote, a second one, and a pointer that leaves: nothing is hovered at the end.
      { _ in click }, { _ in click }, { _ in [.pointerExited] },
      { window in
        window.size = CGSize(width: 844, height: 390)
        return [.resized]
      },
    ]
    let model = PollModel(options.votes)
    try FrameLoop(root: PollScreen(model: model), host: host, environment: options.environment())
      .run()
    #expect(model.poll.votesDescription == "Cat=3,Goldfish=2,Dog=3")
    let shown = try #require(host.shown)
    let window = try bytes { try PNGFile.write(shown, to: $0) }
    let after = try Screen.options(["--votes", "Cat=3,Goldfish=2,Dog=3", "--size", "844x390"])
    let isSame = try window == bytes { try HeadlessPoll(options: after).write(to: $0) }
    #expect(isSame)
  }
}
