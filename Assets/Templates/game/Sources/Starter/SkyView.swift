import SwiftUI

/// The drawing of the world.
struct SkyView: View {
  let world: World
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    Canvas { context, size in
      drawSky(in: context, size)
      var context = context
      context.concatenate(Self.placement(in: size))
      for thing in world.things { draw(thing, in: context) }
      drawBasket(in: context)
    }
    .accessibilityElement()
    .accessibilityLabel("Sky")
  }

  /// The transform from the world to a view: as large as it fits, at the bottom.
  static func placement(in size: CGSize) -> CGAffineTransform {
    let scale = min(size.width / World.size.width, size.height / World.size.height)
    return CGAffineTransform(
      translationX: (size.width - World.size.width * scale) / 2,
      y: size.height - World.size.height * scale
    ).scaledBy(x: scale, y: scale)
  }

  // MARK: Sky

  private var skyColors: [Color] {
    colorScheme == .dark
      ? [
        Color(red: 0.04, green: 0.05, blue: 0.16), Color(red: 0.13, green: 0.12, blue: 0.36),
        Color(red: 0.36, green: 0.2, blue: 0.47),
      ]
      : [
        Color(red: 0.16, green: 0.27, blue: 0.62), Color(red: 0.45, green: 0.45, blue: 0.82),
        Color(red: 0.98, green: 0.66, blue: 0.55),
      ]
  }

  private var hillColors: [Color] {
    colorScheme == .dark
      ? [Color(red: 0.1, green: 0.1, blue: 0.26), Color(red: 0.06, green: 0.06, blue: 0.17)]
      : [Color(red: 0.35, green: 0.31, blue: 0.6), Color(red: 0.22, green: 0.2, blue: 0.44)]
  }

  private func drawSky(in context: GraphicsContext, _ size: CGSize) {
    context.fill(
      Path(CGRect(origin: .zero, size: size)),
      with: .linearGradient(
        Gradient(colors: skyColors), startPoint: .zero,
        endPoint: CGPoint(x: 0, y: size.height)))
    var numbers = SeededNumbers(state: 7)
    for _ in 0..<60 {
      let x = Double.random(in: 0...1, using: &numbers) * size.width
      let y = Double.random(in: 0...0.6, using: &numbers) * size.height
      let radius = Double.random(in: 0.5...1.3, using: &numbers)
      context.fill(
        Path(circleAt: CGPoint(x: x, y: y), radius: radius), with: .color(.white.opacity(0.5)))
    }
    for (index, color) in hillColors.enumerated() {
      context.fill(hill(index, size), with: .color(color))
    }
  }

  /// Returns a hill along the bottom edge; a later one is in front.
  private func hill(_ index: Int, _ size: CGSize) -> Path {
    let height = size.height * (index == 0 ? 0.2 : 0.12)
    let middle = size.width * (index == 0 ? 0.3 : 0.75)
    return Path { path in
      path.move(to: CGPoint(x: 0, y: size.height))
      path.addLine(to: CGPoint(x: 0, y: size.height - height * 0.6))
      path.addQuadCurve(
        to: CGPoint(x: size.width, y: size.height - height * 0.5),
        control: CGPoint(x: middle, y: size.height - height * 1.6))
      path.addLine(to: CGPoint(x: size.width, y: size.height))
      path.closeSubpath()
    }
  }

  // MARK: Things

  private func draw(_ thing: World.Thing, in context: GraphicsContext) {
    if thing.isStone {
      context.fill(
        Path(circleAt: thing.place, radius: 13), with: .color(Color(white: 0.35)))
      context.fill(
        Path(circleAt: CGPoint(x: thing.place.x - 4, y: thing.place.y - 4), radius: 4),
        with: .color(Color(white: 0.5)))
    } else {
      let yellow = Color(red: 1, green: 0.84, blue: 0.35)
      let tail = Path { path in
        path.move(to: CGPoint(x: thing.place.x - 7, y: thing.place.y))
        path.addLine(to: CGPoint(x: thing.place.x, y: thing.place.y - 70))
        path.addLine(to: CGPoint(x: thing.place.x + 7, y: thing.place.y))
        path.closeSubpath()
      }
      context.fill(
        tail,
        with: .linearGradient(
          Gradient(colors: [yellow.opacity(0), yellow.opacity(0.5)]),
          startPoint: CGPoint(x: 0, y: thing.place.y - 70),
          endPoint: CGPoint(x: 0, y: thing.place.y)))
      context.fill(Path(starAt: thing.place, radius: 15), with: .color(yellow))
    }
  }

  private func drawBasket(in context: GraphicsContext) {
    let (half, top) = (World.basketWidth / 2, World.basketTop)
    let bowl = Path { path in
      path.move(to: CGPoint(x: world.basket - half, y: top))
      path.addLine(to: CGPoint(x: world.basket + half, y: top))
      path.addQuadCurve(
        to: CGPoint(x: world.basket - half, y: top),
        control: CGPoint(x: world.basket, y: top + 72))
      path.closeSubpath()
    }
    context.fill(bowl, with: .style(.tint))
    let rim = CGRect(
      x: world.basket - half - 4, y: top - 5, width: World.basketWidth + 8, height: 10)
    context.fill(Path(roundedRect: rim, cornerRadius: 5), with: .color(.white))
  }
}

extension Path {
  fileprivate init(circleAt center: CGPoint, radius: CGFloat) {
    self.init(
      ellipseIn: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  /// Creates a star with five points, the first one at the top.
  fileprivate init(starAt center: CGPoint, radius: CGFloat) {
    self.init()
    for index in 0..<10 {
      let length = index.isMultiple(of: 2) ? radius : radius * 0.45
      let angle = Double(index) * .pi / 5 - .pi / 2
      let point = CGPoint(x: center.x + length * cos(angle), y: center.y + length * sin(angle))
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    closeSubpath()
  }
}

#Preview {
  SkyView(world: World(seed: 1))
}
