import Foundation

/// A stone that falls.
struct Meteor: Identifiable, Equatable {
  let id: Int
  var position: CGPoint
  var velocity: CGVector
  var radius: CGFloat

  func moved(by time: CGFloat) -> Meteor {
    var moved = self
    moved.position.x += velocity.dx * time
    moved.position.y += velocity.dy * time
    return moved
  }
}

/// The state of a game in a field of one unit by one unit, with the origin in the upper left corner.
struct World: Equatable {
  private(set) var meteors: [Meteor] = []
  private(set) var ship = CGPoint(x: 0.5, y: 0.88)
  private(set) var score = 0
  private(set) var lives = 3
  private var nextID = 0
  private var pause: CGFloat = 0
  private var seed: UInt64

  static let shipRadius: CGFloat = 0.05

  init(seed: UInt64) {
    self.seed = seed
  }

  var isOver: Bool { lives == 0 }

  mutating func moveShip(to x: CGFloat) {
    ship.x = min(max(x, Self.shipRadius), 1 - Self.shipRadius)
  }

  /// Lets some seconds pass.
  mutating func advance(by time: CGFloat) {
    guard !isOver else { return }
    meteors = meteors.map { $0.moved(by: time) }
    let passed = meteors.filter { $0.position.y > 1.1 }
    score += passed.count
    let hits = meteors.filter { meteor in
      let distance = CGVector(dx: meteor.position.x - ship.x, dy: meteor.position.y - ship.y)
      return hypot(distance.dx, distance.dy) < meteor.radius + Self.shipRadius
    }
    lives = max(lives - hits.count, 0)
    meteors.removeAll { passed.contains($0) || hits.contains($0) }

    pause -= time
    if pause <= 0 {
      addMeteor()
      pause = max(0.35, 0.9 - CGFloat(score) * 0.02)
    }
  }

  private mutating func addMeteor() {
    let position = CGPoint(x: 0.1 + 0.8 * random(), y: -0.1)
    let velocity = CGVector(dx: (random() - 0.5) * 0.2, dy: 0.35 + 0.25 * random())
    meteors.append(
      Meteor(id: nextID, position: position, velocity: velocity, radius: 0.03 + 0.03 * random()))
    nextID += 1
  }

  /// Returns a number between 0 and 1, in an order that follows from the seed.
  private mutating func random() -> CGFloat {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat(seed >> 40) / CGFloat(1 << 24)
  }
}
