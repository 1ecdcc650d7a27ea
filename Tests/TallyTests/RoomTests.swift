import PlumbUI
import Testing

@testable import Tally

@Suite struct RoomTests {
  @Test(arguments: [
    CGSize(width: 390, height: 844), CGSize(width: 1_280, height: 800),
    CGSize(width: 1_920, height: 1_080), CGSize(width: 5_000, height: 300), .zero,
  ])
  func `a window of a usual screen is not enlarged`(size: CGSize) {
    #expect(Room(size: size) == Room())
    #expect(Room(size: size).leastTypeSize == .xSmall)
  }

  @Test func `a large window is enlarged by its shorter ratio, in either format`() {
    // 2 160 of 1 000 points and 3 840 of 1 600.
    for size in [CGSize(width: 3_840, height: 2_160), CGSize(width: 2_160, height: 3_840)] {
      #expect(Room(size: size).enlargement == 2.16)
      #expect(Room(size: size).leastTypeSize == .accessibility2)
    }
    #expect(Room(size: CGSize(width: 2_560, height: 1_440)).leastTypeSize == .xxLarge)
  }

  @MainActor @Test func `the poll fills a large window with larger type`() throws {
    let usual = try Screen(["--size", "1280x800"])
    let large = try Screen(["--size", "3840x2160"])
    let widths = [usual, large].map { $0.voteButtons.map(\.frame.width) }
    #expect(widths[1][0] > 1.5 * widths[0][0])
    let window = CGRect(x: 0, y: 0, width: 3_840, height: 2_160)
    for part in large.all("Text") { #expect(window.holds(part.frame.rect)) }
  }
}
