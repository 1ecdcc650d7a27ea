import Foundation
import PlumbUI
import Testing

@testable import Tally

/// What a vote in a large window paints again.
@MainActor @Suite struct `The damage of a vote` {
  private let arguments = ["--size", "1920x1080", "--votes", "Cat=25,Goldfish=9,Dog=16"]

  /// The rectangles painted by one vote for the contender who leads already, frame by frame until
  /// nothing moves.
  private func damage(of arguments: [String]) throws -> [[PixelRect]] {
    let options = try Screen.options(arguments)
    let button = try #require(Screen(arguments).all("Button").first).frame.rect
    let point = CGPoint(x: button.midX, y: button.midY)
    let host = try SilentWindow(options: options, scale: 1)
    var framesBefore = 0
    // The pointer is there and down before, so that what follows is the vote.
    host.turns = [
      { _ in [.pointerMoved(point)] }, { _ in [.pointerDown(point, .primary)] },
      { window in
        framesBefore = window.damage.count
        return [.pointerUp(point, .primary)]
      },
    ]
    try FrameLoop(
      root: PollScreen(model: PollModel(options.votes)), host: host,
      environment: options.environment(), appearance: options.decidedAppearance
    ).run()
    return Array(host.damage.dropFirst(framesBefore))
  }

  @Test(arguments: [[], ["--reduced-motion"]])
  func `is the table, the total and the button, and not the podium`(extra: [String]) throws {
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
