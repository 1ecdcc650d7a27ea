import Foundation
import Testing

@testable import Tally

@Suite struct `A radial layout` {
  /// Returns the rank of each count, as in a poll.
  private func ranks(_ counts: [Int]) -> [Int] {
    counts.map { count in 1 + counts.filter { $0 > count }.count }
  }

  @Test func `places a better one of three strictly higher and equal ones exactly level`() {
    let rankings = Set(allCounts(upTo: 2, contenders: 3).map(ranks)).filter { $0 != [1, 1, 1] }
    #expect(rankings.count == 12)
    for ranks in rankings {
      let places = RadialPlaces.places(ranks: ranks)
      for (a, b) in pairs(3) {
        if ranks[a] < ranks[b] { #expect(places[a].y < places[b].y - 0.5, "\(ranks)") }
        if ranks[a] == ranks[b] { #expect(places[a].y == places[b].y, "\(ranks)") }
      }
    }
  }

  @Test
  func `rotates three positions, 120 degrees apart and in one order, for all thirteen rankings`() {
    for ranks in Set(allCounts(upTo: 2, contenders: 3).map(ranks)) {
      let places = RadialPlaces.places(ranks: ranks)
      for index in 0..<3 {
        let (here, next) = (places[index], places[(index + 1) % 3])
        #expect(abs(hypot(here.x, here.y) - 1) < 1e-12)
        // The cosine and the sine of the angle to the next position, clockwise on the screen.
        #expect(abs(here.x * next.x + here.y * next.y + 0.5) < 1e-12, "\(ranks)")
        #expect(abs(here.x * next.y - here.y * next.x - 0.75.squareRoot()) < 1e-12, "\(ranks)")
      }
    }
  }

  @Test(arguments: [1, 2, 4, 5, 6, 7, 8])
  func `never places a better one lower`(count: Int) {
    // Every pattern of ties for few contenders; some thousand of them for many.
    let all = allCounts(upTo: count < 6 ? count - 1 : 3, contenders: count)
    for counts in all {
      let ranks = ranks(counts)
      let places = RadialPlaces.places(ranks: ranks)
      let wrong = pairs(count).contains { a, b in
        ranks[a] < ranks[b] && places[a].y > places[b].y
      }
      if wrong { Issue.record("\(ranks) stand at \(places)") }
    }
  }

  @Test(arguments: 1...8)
  func `distributes positions evenly on the circle`(count: Int) {
    let places = RadialPlaces.places(ranks: Array(1...count))
    let turns = places.map { atan2($0.y, $0.x) }.sorted()
    for (turn, next) in zip(turns, turns.dropFirst()) {
      #expect(abs(next - turn - 2 * .pi / Double(count)) < 1e-9)
    }
    for place in places { #expect(abs(hypot(place.x, place.y) - 1) < 1e-12) }
  }

  @Test(arguments: 2...8)
  func `has avatars within the bounds and apart from each other`(count: Int) {
    for size in [CGSize(width: 358, height: 239), CGSize(width: 96, height: 300)] {
      let side = RadialLayout.proposedSide(in: size, count: count)
      let radii = RadialLayout.radii(in: size, largest: CGSize(width: side, height: side))
      #expect(side > 0)
      #expect(radii.width + side / 2 <= size.width / 2 + 1e-9)
      #expect(radii.height + side / 2 <= size.height / 2 + 1e-9)
      let places = RadialPlaces.places(ranks: Array(1...count))
      for (a, b) in pairs(count) where a < b && radii.width >= radii.height {
        let x = (places[a].x - places[b].x) * radii.width
        let y = (places[a].y - places[b].y) * radii.height
        #expect(hypot(x, y) > side)
      }
    }
  }

  @Test func `has no negative lengths without space`() {
    #expect(RadialLayout.proposedSide(in: CGSize(width: -5, height: 10), count: 3) == 0)
    let radii = RadialLayout.radii(in: .zero, largest: CGSize(width: 80, height: 80))
    #expect(radii == .zero)
  }

  private func pairs(_ count: Int) -> [(Int, Int)] {
    (0..<count).flatMap { a in (0..<count).map { (a, $0) } }
  }
}
