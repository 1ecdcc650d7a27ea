import SwiftUI

/// The sky with everything that falls, and the basket below.
///
/// The sky is as large as `World.size`, whatever the size of the window is.
struct World {
  static let size = CGSize(width: 400, height: 520)
  static let basketWidth = 76.0
  /// The upper edge of the basket.
  static let basketTop = 462.0

  /// A star or a stone.
  struct Thing: Identifiable {
    let id: Int
    let isStone: Bool
    var place: CGPoint
    /// The speed downwards, in points a second.
    let speed: Double
  }

  private(set) var things: [Thing] = []
  private(set) var score = 0
  private(set) var lives = 3
  /// The middle of the basket.
  private(set) var basket = Double(World.size.width / 2)
  /// The side to which the basket moves: -1, 0 or 1.
  var direction = 0.0
  private var time = 0.0
  private var nextThing = 0.4
  private var count = 0
  private var numbers: SeededNumbers

  /// - Parameter seed: the seed of chance; equal seeds give equal games.
  init(seed: UInt64 = .random(in: 1 ... .max)) {
    numbers = SeededNumbers(state: seed)
  }

  var isOver: Bool { lives == 0 }

  /// Moves the basket to a place, as far as it stays in the sky.
  mutating func moveBasket(to x: Double) {
    let margin = Self.basketWidth / 2
    basket = min(max(x, margin), Self.size.width - margin)
  }

  /// Lets time pass.
  mutating func advance(by seconds: Double) {
    guard !isOver else { return }
    time += seconds
    moveBasket(to: basket + direction * 420 * seconds)
    for index in things.indices { things[index].place.y += things[index].speed * seconds }
    things.removeAll { thing in
      guard thing.place.y >= Self.basketTop else { return false }
      let isCaught = abs(thing.place.x - basket) < Self.basketWidth / 2 + 6
      if isCaught != thing.isStone {
        if isCaught { score += 1 }
      } else {
        lives = max(0, lives - 1)
      }
      return true
    }
    while time >= nextThing { addThing() }
  }

  /// Adds a thing at the top, and chooses the time of the next one, which comes sooner and sooner.
  private mutating func addThing() {
    count += 1
    let x = Double.random(in: 30...(Self.size.width - 30), using: &numbers)
    let isStone = Double.random(in: 0..<1, using: &numbers) < 0.25
    let speed = Double.random(in: 130...190, using: &numbers) + min(time * 2, 160)
    things.append(
      Thing(id: count, isStone: isStone, place: CGPoint(x: x, y: -20), speed: speed))
    nextThing += max(0.35, 0.95 - time / 120)
  }
}

/// Numbers that look like chance and follow from a seed.
struct SeededNumbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
