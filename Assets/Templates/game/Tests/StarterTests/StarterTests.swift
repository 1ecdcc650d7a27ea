import PlumbTesting
import SwiftUI
import Testing

@testable import Starter

@MainActor struct StarterTests {
  /// Lets a world run in steps of a frame.
  private func run(_ world: inout World, seconds: Double) {
    for _ in 0..<Int(seconds * 60) { world.advance(by: 1 / 60) }
  }

  @Test func `equal seeds give equal games`() {
    var (one, other) = (World(seed: 3), World(seed: 3))
    run(&one, seconds: 2)
    run(&other, seconds: 2)
    #expect(one.things.map(\.place) == other.things.map(\.place))
    #expect(!one.things.isEmpty)
  }

  @Test func `a basket under each star catches it`() {
    var world = World(seed: 3)
    for _ in 0..<1_200 {
      // The basket follows the lowest star, and leaves stones alone.
      let stars = world.things.filter { !$0.isStone }
      if let next = stars.max(by: { $0.place.y < $1.place.y }) {
        world.moveBasket(to: next.place.x)
      }
      world.advance(by: 1 / 60)
    }
    #expect(world.score > 5)
  }

  @Test func `stars that fall past end the game`() {
    var world = World(seed: 3)
    world.moveBasket(to: 0)
    run(&world, seconds: 60)
    #expect(world.isOver)
  }

  @Test func `the basket stays in the sky`() {
    var world = World(seed: 3)
    world.direction = -1
    run(&world, seconds: 2)
    #expect(world.basket == World.basketWidth / 2)
  }

  @Test func `the space bar plays and pauses`() throws {
    let window = try layout(in: CGSize(width: 420, height: 560)) { GameView(world: World(seed: 3)) }
    #expect(window.has("Falling stars"))
    window.press(.space)
    window.advance(by: 1)
    #expect(!window.has("Falling stars"))
    window.press(.space)
    #expect(window.has("Paused"))
  }

  @Test func `the window looks as recorded`() throws {
    let window = try layout(in: CGSize(width: 420, height: 560)) { GameView(world: World(seed: 3)) }
    window.expectPicture("start", in: [.light, .dark], tolerance: .glyphEdges)
    try window.find(.button, "Play").tap()
    window.advance(by: 2)
    window.expectPicture("playing", tolerance: .glyphEdges)
  }
}
