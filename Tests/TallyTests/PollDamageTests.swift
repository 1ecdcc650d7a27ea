import Foundation
import PlumbUI
import Testing

@testable import Tally

/// The area painted after a vote in a large window.
@MainActor @Suite struct `The damage of a vote` {
  private let arguments = ["--size", "1920x1080", "--votes", "Cat=25,Goldfish=9,Dog=16"]

  /// Returns the rectangles painted by one vote for the leading contender, frame by frame until all
  /// animations have finished.
  private func damage(of arguments: [String]) throws -> [[PixelRect]] {
    let options = try Screen.options(arguments)
    let button = try #require(Screen(arguments).voteButtons.first).frame.rect
    let point = CGPoint(x: button.midX, y: button.midY)
    let platform = try HeadlessPlatform(showing: options)
    let window = platform.windows[0]
    // A second passes after each frame, so that every movement ends with the next one.
    window.onFrame = { [weak platform] _ in platform?.now += 1 }
    var framesBefore = 0
    // The pointer is pressed before, so that the next event is the vote.
    platform.atRest { [.pointerMoved(point)] }
    platform.atRest { [.pointerDown(point, .primary)] }
    platform.atRest {
      framesBefore = window.frames.count
      return [.pointerUp(point, .primary)]
    }
    try TallyApp(model: PollModel(options.startPoll())).run(
      in: window, platform: platform, options: options.appOptions())
    return window.frames.dropFirst(framesBefore).map(\.damage)
  }

  @Test(arguments: [[], ["--reduced-motion"]])
  func `includes the table, the total and the button, and not the podium`(extra: [String]) throws {
    let screen = try Screen(arguments)
    let podium = try #require(screen.all("Podium").first).frame.rect
    let frames = try damage(of: arguments + extra)
    #expect(!frames.isEmpty)
    for rect in frames.joined() {
      let area = CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
      #expect(area.intersection(podium).isEmpty, "\(area) is painted, the podium is at \(podium)")
    }
    for frame in frames {
      let pixels = frame.reduce(0) { $0 + $1.width * $1.height }
      // A twentieth of the window.
      #expect(pixels < 1_920 * 1_080 / 20)
    }
  }
}
