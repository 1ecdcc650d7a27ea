import EngineTesting
import SwiftUI
import Testing

@testable import TestSupport

/// The positions of views in listings of a talk; texts are 8.5 points per character and 17 per
/// line.
@MainActor @Suite struct TalkTests {
  @Test func `a grid aligns its counts at one edge and draws divider lines`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 200)) { PetGrid() }
    // Goldfish takes 68 points and 25 takes 17, with 8 on either side of the bars.
    #expect(abs(harness["bar of Cat"].width - (300 - 68 - 17 - 16)) < 1e-6)
    #expect(harness["bar of Dog"].minX == 76)
    #expect(harness["Cat"].minX == 0)
    #expect(harness["9"].maxX == 300)
    #expect(harness["25"].maxX == 300)
    #expect(harness["line under Dog"].width == 300)
  }

  @Test func `buttons have the width of the widest`() {
    let harness = LayoutHarness(in: CGSize(width: 292, height: 100)) { FittingButtons() }
    // A bordered button has a padding of 12 points horizontally and 7 vertically.
    let frames = harness.elements.filter { $0.type == "Button" }.map(\.frame)
    #expect(frames.map(\.size) == Array(repeating: CGSize(width: 92, height: 31), count: 3))
    #expect(frames.map(\.minX) == [0, 100, 200])
  }

  @Test func `buttons are in a column where the row does not fit`() {
    let harness = LayoutHarness(in: CGSize(width: 291, height: 300)) { FittingButtons() }
    let frames = harness.elements.filter { $0.type == "Button" }.map(\.frame)
    #expect(frames.map(\.width) == [92, 92, 92])
    #expect(Set(frames.map(\.midX)).count == 1)
    #expect(frames[1].minY > frames[0].maxY)
  }

  @Test func `larger type changes the row to a column`() {
    let harness = LayoutHarness(in: CGSize(width: 292, height: 400)) {
      FittingButtons().environment(\.dynamicTypeSize, .accessibility3)
    }
    let frames = harness.elements.filter { $0.type == "Button" }.map(\.frame)
    #expect(Set(frames.map(\.midX)).count == 1)
  }

  @Test func `the first rank is at the top of the circle`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) { PetPodium() }
    // A radius of 100; the others at a third of a turn each.
    #expect(abs(harness.center(of: "Cat").x - 150) < 0.01)
    #expect(abs(harness.center(of: "Cat").y - 50) < 0.01)
    #expect(abs(harness.center(of: "Goldfish").x - (150 + 100 * sin(2 * .pi / 3))) < 0.01)
    #expect(abs(harness.center(of: "Goldfish").y - 200) < 0.01)
    #expect(abs(harness.center(of: "Dog").x - (150 - 100 * sin(2 * .pi / 3))) < 0.01)
  }

  @Test func `a tie is a row`() {
    let tied = ["Cat", "Goldfish", "Dog"].map { VotedPet(type: $0, votes: 3) }
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) { PetPodium(pets: tied) }
    // Three of 40 and two distances of 8, centred in 300.
    #expect(["Cat", "Goldfish", "Dog"].map { harness[$0].minX } == [82, 130, 178])
    #expect(harness["Dog"].midY == 150)
  }

  @Test func `a circle contains all of its views`() {
    let harness = LayoutHarness(in: CGSize(width: 200, height: 200)) {
      RadialLayout {
        ForEach(0..<4) { index in
          Color.red.accessibilityLabel("\(index)").frame(width: 40, height: 40)
        }
      }
    }
    let expected = [(100, 20), (180, 100), (100, 180), (20, 100)]
    for (index, place) in expected.enumerated() {
      #expect(abs(harness["\(index)"].midX - CGFloat(place.0)) < 0.01)
      #expect(abs(harness["\(index)"].midY - CGFloat(place.1)) < 0.01)
    }
  }

  @Test func `a layout may log the proposals it passes on`() {
    let log = ProposalLog()
    let harness = LayoutHarness(proposing: 60, 20) { Text("abc").debugLog("text", to: log) }
    // Three characters are 25.5 points, in whole pixels 26.
    #expect(harness.measuredSize == CGSize(width: 26, height: 17))
    #expect(log.lines.contains("text 60.0×20.0: 26.0×17.0"))
  }
}
