import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import TestSupport

/// The positions of views in a screen with custom layouts. Texts are 8.5 points per character and
/// 17 per line; characters of texts of 64 points are 32 wide and 64 high.
@MainActor @Suite struct ElectionTests {
  private func harness<V: View>(
    _ width: CGFloat, _ height: CGFloat, votes: [Int] = [0, 1, 2], _ view: V
  ) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: width, height: height)) {
      view.environmentObject(Election(votes: votes))
    }
  }

  private func middle(_ harness: LayoutHarness, of name: String) -> CGPoint {
    harness.center(of: "portrait of \(name)")
  }

  @Test func `the model computes ranks, sums and ties`() {
    let election = Election()
    #expect(election.candidates.map(\.votes) == [0, 1, 2])
    #expect(election.candidates.map(election.place) == [3, 2, 1])
    #expect(election.total == 3)
    #expect(!election.isTie)
    election.candidates[0].votes = 2
    #expect(election.candidates.map(election.place) == [1, 3, 1])
    election.candidates[1].votes = 2
    #expect(election.isTie)
  }

  @Test func `the stand has a ratio of 3 to 2 and three bands with numbers at their ends`() {
    let harness = harness(300, 400, Stand())
    let high: CGFloat = (200 - 2 * 2) / 3
    for place in 1...3 {
      let band = harness["band \(place)"]
      #expect(abs(band.minY - (100 + CGFloat(place - 1) * (high + 2))) < 1e-9)
      #expect(abs(band.height - high) < 1e-9)
      #expect((band.minX, band.width) == (0, 300))
      for (label, x) in [("left \(place)", CGFloat(0)), ("right \(place)", 268)] {
        let number = harness[label]
        #expect(number.size == CGSize(width: 32, height: 64))
        #expect(number.minX == x)
        #expect(abs(number.midY - band.midY) < 1e-9)
      }
    }
  }

  @Test func `a portrait is 80 wide with its letter in the middle`() {
    let harness = harness(100, 100, Portrait(candidate: Candidate(name: "Cat", color: .orange)))
    #expect(harness["portrait of Cat"] == CGRect(x: 10, y: 10, width: 80, height: 80))
    #expect(harness["letter of Cat"] == CGRect(x: 34, y: 18, width: 32, height: 64))
  }

  @Test func `the wheel fills the stand and places the first at the top`() {
    // 300 × 200 from y 100, its centre at (150, 200); a third of 200 is the radius.
    let harness = harness(300, 400, votes: [0, 0, 2], Winners())
    let radius: CGFloat = 200 / 3
    let dog = middle(harness, of: "Dog")
    #expect(abs(dog.x - 150) < 1e-9)
    #expect(abs(dog.y - (200 - radius)) < 1e-9)
    for (name, side) in [("Cat", CGFloat(1)), ("Goldfish", -1)] {
      let place = middle(harness, of: name)
      #expect(abs(place.x - (150 + side * radius * 0.75.squareRoot())) < 1e-9)
      #expect(abs(place.y - (200 + radius / 2)) < 1e-9)
    }
  }

  @Test func `in every ranking a better one is higher and equal ones are level`() {
    for votes in Self.rankings {
      let harness = harness(300, 400, votes: votes, Winners())
      let heights = ["Cat", "Goldfish", "Dog"].map { middle(harness, of: $0).y }
      for first in 0..<3 {
        for second in 0..<3 where first != second {
          let difference = heights[second] - heights[first]
          if votes[first] > votes[second] { #expect(difference > 1, "\(votes)") }
          if votes[first] == votes[second] { #expect(abs(difference) < 1e-9, "\(votes)") }
        }
      }
    }
  }

  /// The thirteen rankings of three, including ties.
  private static let rankings: [[Int]] = {
    let all = (0..<27).map { [$0 / 9, $0 / 3 % 3, $0 % 3] }
    // Each ranking once: the one that uses all numbers below its largest.
    return all.filter { votes in (0...(votes.max() ?? 0)).allSatisfy { votes.contains($0) } }
  }()

  @Test func `there are thirteen rankings`() {
    #expect(Self.rankings.count == 13)
  }

  @Test func `a tie is a row at the top of the stand`() {
    let harness = harness(300, 400, votes: [1, 1, 1], Winners())
    // Three of 80 and two gaps of 8 are 256; the stand starts at 100.
    let portraits = ["Cat", "Goldfish", "Dog"].map { harness["portrait of \($0)"] }
    #expect(portraits.map(\.minX) == [22, 110, 198])
    #expect(portraits.allSatisfy { abs($0.minY - 100) < 1e-9 })
    #expect(portraits.allSatisfy { $0.size == CGSize(width: 80, height: 80) })
  }

  @Test func `the table aligns its counts at one edge and draws divider lines`() {
    let harness = harness(300, 300, votes: [25, 9, 16], Results())
    // 16 of padding; Goldfish takes 68 and 25 takes 17, with 8 on either side of the bars.
    let bar: CGFloat = 300 - 32 - 68 - 17 - 16
    #expect(abs(harness["bar of Cat"].width - bar) < 1e-9)
    #expect(abs(harness["bar of Dog"].minX - (16 + 68 + 8)) < 1e-9)
    #expect(harness["Cat"].minX == 16)
    #expect(harness["votes of Goldfish"].maxX == 284)
    #expect(harness["votes of Cat"].maxX == 284)
    let lines = harness.elements.filter { $0.type == "Divider" }.map(\.frame)
    #expect(lines.map(\.minX) == [16, 16, 16])
    #expect(lines.map(\.width) == [268, 268, 268])
  }

  @Test func `buttons of equal width are in a row, or in a column if it does not fit`() {
    // "Goldfish" is 68 and 24 of padding: 92; three with two gaps of 8 are 292.
    let row = buttons(harness(292, 200, Ballots()))
    #expect(row.map(\.width) == [92, 92, 92])
    #expect(row.map(\.minX) == [0, 100, 200])
    #expect(Set(row.map(\.minY)).count == 1)
    let column = buttons(harness(291, 200, Ballots()))
    #expect(column.map(\.width) == [92, 92, 92])
    #expect(column.map(\.midX) == [145.5, 145.5, 145.5])
    // 31 high with gaps of 8, centred in 200.
    #expect(column.map(\.minY) == [45.5, 84.5, 123.5])
  }

  private func buttons(_ harness: LayoutHarness) -> [CGRect] {
    harness.elements.filter { $0.type == "Button" }.map(\.frame)
  }

  @Test func `on the whole screen there is equal space above, between and below`() {
    let harness = harness(390, 800, ElectionScreen())
    let (stand, buttons) = (harness["stand"], buttons(harness))
    // The stand is 390 wide, so 260 high.
    #expect(stand.size == CGSize(width: 390, height: 260))
    #expect(buttons.map(\.maxY) == [784, 784, 784])
    let above = stand.minY
    let lines = harness.elements.filter { $0.type == "Divider" }.map(\.frame)
    // Padding of 16 is part of the table.
    #expect(abs((harness["Cat"].minY - 16 - stand.maxY) - above) < 1e-9)
    #expect(abs((buttons[0].minY - (lines[2].maxY + 16)) - above) < 1e-9)
  }

  @Test func `a vote is counted and rotates the wheel`() {
    let election = Election()
    let harness = LayoutHarness(in: CGSize(width: 390, height: 800)) {
      ElectionScreen().environmentObject(election)
    }
    #expect(harness["portrait of Dog"].minY < harness["portrait of Goldfish"].minY)
    let goldfish = buttons(harness)[1]
    for _ in 0..<2 { harness.click(CGPoint(x: goldfish.midX, y: goldfish.midY)) }
    #expect(election.candidates.map(\.votes) == [0, 3, 2])
    #expect(harness["portrait of Goldfish"].minY < harness["portrait of Dog"].minY)
  }
}
