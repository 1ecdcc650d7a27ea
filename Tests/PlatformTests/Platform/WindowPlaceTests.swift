import Foundation
import Testing

@testable import PlumbPlatform
@testable import PlumbSDL
@testable import TestSupport

@Suite struct WindowPlaceTests {
  /// Two screens side by side; the second is lower, so that a strip above it belongs to no screen.
  private let screens = [
    CGRect(x: 0, y: 0, width: 1_000, height: 800),
    CGRect(x: 1_000, y: 200, width: 500, height: 600),
  ]

  private func isReachable(_ x: CGFloat, _ y: CGFloat, width: CGFloat = 300) -> Bool {
    WindowPlace.isReachable(CGRect(x: x, y: y, width: width, height: 400), on: screens)
  }

  @Test func `a window on a screen is reachable`() {
    #expect(isReachable(0, 0))
    #expect(isReachable(600, 300))
    #expect(isReachable(1_200, 200))
  }

  @Test func `a window whose upper edge is partly on a screen is reachable`() {
    // 64 points of the title bar are enough to drag it.
    #expect(isReachable(-236, 10))
    #expect(!isReachable(-237, 10))
    #expect(isReachable(1_436, 300))
    #expect(!isReachable(1_437, 300))
  }

  @Test func `a window above or below the screens is not reachable`() {
    #expect(isReachable(100, -16))
    #expect(!isReachable(100, -17))
    #expect(isReachable(100, 784))
    #expect(!isReachable(100, 785))
  }

  @Test func `a window beside a lower screen is not reachable`() {
    #expect(!isReachable(1_100, 0))
  }

  @Test func `a window narrower than a title bar is reachable if all of it is shown`() {
    #expect(isReachable(0, 0, width: 40))
    #expect(!isReachable(-1, 0, width: 40))
  }

  @Test func `without a screen no window is reachable`() {
    #expect(!WindowPlace.isReachable(CGRect(x: 0, y: 0, width: 300, height: 400), on: []))
  }

  private func reachableOrigin(_ x: CGFloat, _ y: CGFloat, width: CGFloat = 300) -> CGPoint? {
    WindowPlace.reachableOrigin(
      of: CGRect(x: x, y: y, width: width, height: 400), on: screens)
  }

  @Test func `a window that is reachable stays where it is`() {
    #expect(reachableOrigin(-236, 10) == CGPoint(x: -236, y: 10))
    #expect(reachableOrigin(100, 784) == CGPoint(x: 100, y: 784))
  }

  @Test func `another one comes onto the nearest screen`() {
    #expect(reachableOrigin(-237, 10) == CGPoint(x: 0, y: 10))
    #expect(reachableOrigin(100, -300) == CGPoint(x: 100, y: 0))
    #expect(reachableOrigin(600, 790) == CGPoint(x: 600, y: 400))
    // The second screen is at 1000 to 1500 and 200 to 800.
    #expect(reachableOrigin(5_000, 5_000) == CGPoint(x: 1_200, y: 400))
    #expect(reachableOrigin(1_100, 0) == CGPoint(x: 1_100, y: 200))
  }

  @Test func `of a window that is larger than the screen, the upper left part is shown`() {
    #expect(reachableOrigin(-3_000, 0, width: 2_000) == .zero)
    #expect(WindowPlace.reachableOrigin(of: CGRect(x: 0, y: 0, width: 1, height: 1), on: []) == nil)
  }

  // MARK: The last place of a window that is not maximised

  private func place(_ x: CGFloat, width: CGFloat) -> WindowPlace {
    WindowPlace(size: CGSize(width: width, height: 100), origin: CGPoint(x: x, y: 0))
  }

  /// Returns the last normal place after some places of a window; only the screen is 1 000 wide.
  private func last(_ places: [(place: WindowPlace, isNormal: Bool)]) -> WindowPlace? {
    var normal = NormalPlace()
    for (place, isNormal) in places {
      normal.update(place, isNormal: isNormal, coversScreen: place.size.width >= 1_000)
    }
    return normal.current
  }

  @Test func `the last place of a normal window is kept`() {
    #expect(last([]) == nil)
    #expect(
      last([(place(0, width: 300), true), (place(20, width: 300), true)]) == place(20, width: 300))
    #expect(
      last([(place(0, width: 300), true), (place(0, width: 1_000), true)])
        == place(0, width: 1_000))
  }

  @Test func `the place of a maximised window is not kept`() {
    #expect(
      last([(place(20, width: 300), true), (place(0, width: 1_000), false)])
        == place(20, width: 300))
  }

  @Test func `a size that is reported before the window is known to be maximised is not kept`() {
    #expect(
      last([
        (place(20, width: 300), true), (place(0, width: 1_000), true),
        (place(0, width: 1_000), false),
      ]) == place(20, width: 300))
  }

  @Test func `a window that was resized before it was maximised or minimised keeps its size`() {
    #expect(
      last([
        (place(20, width: 300), true), (place(20, width: 400), true),
        (place(20, width: 400), false), (place(0, width: 1_000), false),
      ]) == place(20, width: 400))
  }

  @Test func `a window that is no longer maximised has a place again`() {
    #expect(
      last([
        (place(20, width: 300), true), (place(0, width: 1_000), false),
        (place(40, width: 500), true),
      ]) == place(40, width: 500))
  }
}
