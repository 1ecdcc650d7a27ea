import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// A generator of random display lists with all commands.
private struct DisplayListGenerator {
  var random: PaintRandom
  let area = CGRect(x: -10, y: -10, width: 80, height: 70)

  mutating func color() -> ResolvedColor {
    ResolvedColor(
      red: random.number(0, 1), green: random.number(0, 1), blue: random.number(0, 1),
      opacity: random.whole(0, 1) == 0 ? 1 : random.number(0, 1))
  }

  mutating func shading() -> Shading {
    switch random.whole(0, 8) {
    case 0: .mesh(mesh())
    case 1, 2: .gradient(ramp(), geometry())
    case 3: .backdrop(BackdropMaterial(tint: color(), radius: radius()))
    default: .color(color())
    }
  }

  mutating func mesh() -> GradientMesh {
    let (width, height) = (random.whole(2, 3), random.whole(2, 3))
    let points = (0..<width * height).map { (index: Int) -> CGPoint in
      let (column, row) = (Double(index % width), Double(index / width))
      return CGPoint(
        x: column / Double(width - 1) + random.number(-0.2, 0.2),
        y: row / Double(height - 1) + random.number(-0.2, 0.2))
    }
    return GradientMesh(
      width: width, height: height,
      vertices: GradientMesh.vertices(through: points, width: width, height: height),
      colors: points.map { _ in color() }, background: color(),
      smoothsColors: random.whole(0, 1) == 0
    ).placed(in: area.insetBy(dx: 12, dy: 12))
  }

  mutating func ramp() -> GradientRamp {
    GradientRamp(
      stops: (0..<random.whole(0, 4)).map { _ in
        GradientRamp.Stop(color: color(), location: random.number(-0.5, 1.5))
      },
      space: [.device, .perceptual, .linear][random.whole(0, 2)],
      extent: [.pad, .repeat, .mirror][random.whole(0, 2)])
  }

  mutating func geometry() -> GradientGeometry {
    switch random.whole(0, 2) {
    case 0: .linear(from: random.point(in: area), to: random.point(in: area))
    case 1:
      .radial(
        center: random.point(in: area),
        unit: CGSize(width: random.number(0.5, 40), height: random.number(0.5, 40)),
        start: random.number(-1, 30), end: random.number(-1, 30))
    default:
      .angular(
        center: random.point(in: area), start: random.number(-4, 4), end: random.number(-9, 9))
    }
  }

  mutating func path() -> Path {
    let (a, b) = (random.point(in: area), random.point(in: area))
    let rect = CGRect(
      x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x) / 2, height: abs(a.y - b.y) / 2)
    switch random.whole(0, 4) {
    case 0: return Path(rect)
    case 1: return Path(rect.integral)
    case 2: return Path(ellipseIn: rect)
    case 3: return Path(roundedRect: rect, cornerRadius: random.number(0, 12))
    default:
      return Path {
        $0.addLines((0..<random.whole(2, 6)).map { _ in random.point(in: area) })
        if random.whole(0, 1) == 0 { $0.closeSubpath() }
      }
    }
  }

  mutating func command(depth: Int) -> DrawCommand {
    switch random.whole(0, depth > 0 ? 15 : 3) {
    case 0, 1: return .fill(path(), FillStyle(eoFill: random.whole(0, 3) == 0), shading())
    case 2:
      let style = StrokeStyle(
        lineWidth: random.number(0.3, 6), lineCap: [.butt, .round, .square][random.whole(0, 2)],
        lineJoin: [.miter, .round, .bevel][random.whole(0, 2)],
        dash: random.whole(0, 2) == 0 ? [3, 2.5] : [])
      return .stroke(path(), style, shading())
    case 3:
      let size = random.number(4, 14)
      let run = TextRun(
        text: String(repeating: "x", count: random.whole(0, 6)),
        font: FontKey(size: size, weight: .regular, isItalic: false), width: size * 3,
        metrics: FontMetrics(ascent: size, descent: 2, capHeight: size, leading: 0))
      return .text(run, at: random.point(in: area), shading())
    case 4: return .clip(path(), FillStyle(), commands(depth: depth - 1))
    case 5: return .group(.opacity(random.number(0, 1.1)), commands(depth: depth - 1))
    case 6:
      let turn = CGAffineTransform(rotationAngle: random.number(-1, 1))
        .about(CGPoint(x: 30, y: 25))
      return .transform(turn, commands(depth: depth - 1))
    case 7: return .mask(commands(depth: depth - 1), commands(depth: depth - 1))
    case 8, 9, 12: return .group(effect(), commands(depth: depth - 1))
    case 10:
      let turn = CGAffineTransform(rotationAngle: random.number(-1, 1))
        .scaledBy(x: random.number(0.3, 2), y: random.number(0.3, 2))
      return .transform(turn, commands(depth: depth - 1) + [.image(image())])
    case 11: return .image(image())
    case 13: return .projection(projection(), commands(depth: depth - 1))
    default:
      let color = ResolvedColor(red: 0, green: 0, blue: 0, opacity: random.number(0, 1))
      let radius = radius()
      let offset = CGSize(width: random.number(-5, 5), height: random.number(-5, 5))
      let effect: GroupEffect =
        random.whole(0, 1) == 0
        ? .shadow(color: color, radius: radius, offset: offset)
        : .innerShadow(color: color, radius: radius, offset: offset)
      return .group(effect, commands(depth: depth - 1))
    }
  }

  /// A perspective with its centre near the middle; some points may be behind the viewer.
  mutating func projection() -> PlacedProjection {
    var transform = ProjectionTransform(
      CGAffineTransform(rotationAngle: random.number(-1, 1)).scaledBy(
        x: random.number(0.3, 1.5), y: random.number(0.3, 1.5)))
    transform.m13 = random.number(-0.012, 0.012)
    transform.m23 = random.number(-0.012, 0.012)
    return PlacedProjection(
      transform.about(CGPoint(x: 30, y: 25)), detail: [1, 2][random.whole(0, 1)])
  }

  /// A radius of a blur; large ones are computed on a reduced picture.
  mutating func radius() -> CGFloat {
    random.whole(0, 3) == 0 ? random.number(6, 30) : random.number(0, 5)
  }

  mutating func image() -> PlacedImage {
    let corner = random.point(in: area)
    let frame = CGRect(
      x: corner.x, y: corner.y, width: random.number(0, 30), height: random.number(0, 30))
    let part = BitmapPart(x: 3, y: 1, width: 9, height: 7)
    return PlacedImage(
      Self.bitmap, part: random.whole(0, 1) == 0 ? part : nil,
      in: random.whole(0, 1) == 0 ? frame : frame.integral,
      filling: random.whole(0, 2) == 0 ? frame.insetBy(dx: -9, dy: -5) : nil,
      interpolation: [.none, .linear, .cubic][random.whole(0, 2)],
      isAntialiased: random.whole(0, 3) > 0)
  }

  private static let bitmap = Bitmap.greys(16, 12)

  mutating func effect() -> GroupEffect {
    switch random.whole(0, 6) {
    case 0: return .blur(radius: radius(), isOpaque: random.whole(0, 3) == 0)
    case 1, 2: return .blend(BlendModeTests.modes[random.whole(0, 20)])
    case 3:
      let factor = Float(random.number(-1, 2))
      var matrix = ColorMatrix.hueRotation(radians: random.number(-3, 3))
      (matrix.r5, matrix.a1, matrix.a5) = (factor / 2, factor, random.whole(0, 1) == 0 ? 0 : 0.2)
      return .colors(matrix)
    case 4: return .luminanceToAlpha
    case 5:
      return .alphaThreshold(min: random.number(0, 0.7), max: random.number(0.5, 1), color: .white)
    default: return .isolation
    }
  }

  mutating func commands(depth: Int) -> [DrawCommand] {
    (0..<random.whole(1, 4)).map { _ in command(depth: depth) }
  }

  mutating func list() -> DisplayList {
    DisplayList(
      commands: commands(depth: 3),
      background: random.whole(0, 1) == 0 ? .white : .clear,
      size: CGSize(width: 60, height: 50), scale: [1, 1.5, 2][random.whole(0, 2)])
  }

  /// Returns the commands with one of them, at any depth, replaced, added, removed or moved.
  mutating func edited(_ commands: [DrawCommand]) -> [DrawCommand] {
    var commands = commands
    let index = random.whole(0, max(commands.count - 1, 0))
    switch random.whole(0, 5) {
    case 0: commands.insert(command(depth: 2), at: min(index, commands.count))
    case 1 where !commands.isEmpty: commands.remove(at: index)
    case 2 where !commands.isEmpty: commands[index] = command(depth: 2)
    case 3 where !commands.isEmpty: commands.swapAt(0, index)
    default:
      guard !commands.isEmpty else { return commands }
      switch commands[index] {
      case .group(let effect, let contents): commands[index] = .group(effect, edited(contents))
      case .clip(let path, let style, let contents):
        commands[index] = .clip(path, style, edited(contents))
      case .projection(let projection, let contents):
        commands[index] = .projection(projection, edited(contents))
      case .mask(let mask, let contents):
        commands[index] =
          random.whole(0, 1) == 0
          ? .mask(edited(mask), contents) : .mask(mask, edited(contents))
      default: commands[index] = command(depth: 1)
      }
    }
    return commands
  }
}

struct DamageTests {
  @Test func `painting the damage of an edit gives the bytes of painting everything`() {
    var maker = DisplayListGenerator(random: PaintRandom(seed: 8))
    let painter = Painter(rasterizer: CountingRasterizer())
    for round in 0..<150 {
      let old = maker.list()
      var new = old
      for _ in 0..<maker.random.whole(1, 3) { new.commands = maker.edited(new.commands) }
      let canvas = old.painted()
      let damage = Damage.between(old, new)
      painter.paint(new, on: canvas, damage: damage)
      #expect(canvas == new.painted(), "round \(round)")
    }
  }

  @Test func `partial painting changes its rectangles only, to the same bytes`() {
    var maker = DisplayListGenerator(random: PaintRandom(seed: 9))
    let painter = Painter(rasterizer: CountingRasterizer())
    for round in 0..<150 {
      let list = maker.list()
      let size = list.pixelSize
      let rects = (0..<2).map { _ in
        PixelRect(
          x: maker.random.whole(-5, size.width), y: maker.random.whole(-5, size.height),
          width: maker.random.whole(0, 40), height: maker.random.whole(0, 40))
      }
      let whole = list.painted()
      let part = PixelCanvas(width: size.width, height: size.height)
      painter.paint(list, on: part, damage: rects)
      for y in 0..<size.height {
        for x in 0..<size.width {
          let isIn = rects.contains { x >= $0.x && x < $0.maxX && y >= $0.y && y < $0.maxY }
          if part[x, y] != (isIn ? whole[x, y] : 0) {
            Issue.record("round \(round): pixel (\(x), \(y)) is wrong")
            return
          }
        }
      }
    }
  }

  @Test func `equal lists have no damage`() {
    var maker = DisplayListGenerator(random: PaintRandom(seed: 10))
    for _ in 0..<20 {
      let list = maker.list()
      #expect(Damage.between(list, list) == [])
    }
  }

  @Test func `the whole canvas is damaged without a previous list or for another size`() {
    let list = DisplayList(30, 20, scale: 2)
    let whole = [PixelRect(x: 0, y: 0, width: 60, height: 40)]
    #expect(Damage.between(nil, list) == whole)
    var other = list
    other.background = .white
    #expect(Damage.between(other, list) == whole)
    other = list
    other.size.height = 21
    #expect(Damage.between(other, list) == whole)
    other = list
    other.scale = 1
    #expect(Damage.between(other, list) == whole)
  }

  @Test func `a change inside nested groups damages that change only`() {
    func list(_ x: CGFloat) -> DisplayList {
      let dot = DrawCommand.fill(
        Path(CGRect(x: x, y: 50, width: 4, height: 4)), FillStyle(), .red)
      let far = DrawCommand.fill(
        Path(CGRect(x: 0, y: 0, width: 10, height: 10)), FillStyle(), .white)
      let page = Path(CGRect(x: 0, y: 0, width: 90, height: 52))
      return DisplayList(
        100, 100, far, .group(.opacity(0.5), [far, .clip(page, FillStyle(), [dot, far])]), far)
    }
    #expect(
      Damage.between(list(60), list(61)) == [PixelRect(x: 60, y: 50, width: 5, height: 2)])
  }

  @Test func `commands between two insertions are not painted`() {
    func square(_ x: CGFloat) -> DrawCommand {
      .fill(Path(CGRect(x: x, y: 0, width: 4, height: 4)), FillStyle(), .red)
    }
    let old = DisplayList(100, 10, square(20), square(40), square(60))
    let new = DisplayList(
      100, 10, square(0), square(20), square(40), square(60), square(80), square(90))
    let damage = Damage.between(old, new)
    #expect(!damage.isEmpty && damage.allSatisfy { $0.maxX <= 5 || $0.x >= 79 })
  }

  @Test func `a long list that changed everywhere is compared in bounded time`() {
    // 1 000 by 1 001 pairs exceed the limit of the comparison; the result is the bounds of the
    // lists.
    func square(_ x: Int) -> DrawCommand {
      .fill(Path(CGRect(x: Double(x) / 100, y: 0, width: 4, height: 4)), FillStyle(), .red)
    }
    var (old, new) = (DisplayList(100, 10), DisplayList(100, 10))
    old.commands = (0..<1_000).map { square(2 * $0) }
    new.commands = (0..<1_001).map { square(2 * $0 + 1) }
    #expect(Damage.between(old, new) == [PixelRect(x: 0, y: 0, width: 25, height: 4)])
  }

  @Test func `many changes are reported as a few rectangles inside the canvas`() {
    var random = PaintRandom(seed: 11)
    func dots(_ random: inout PaintRandom) -> [DrawCommand] {
      (0..<200).map { _ in
        let origin = random.point(in: CGRect(x: -20, y: -20, width: 140, height: 140))
        return .fill(
          Path(CGRect(origin: origin, size: CGSize(width: 3, height: 3))), FillStyle(), .red)
      }
    }
    var old = DisplayList(100, 100)
    old.commands = dots(&random)
    var new = old
    new.commands = dots(&random)
    let damage = Damage.between(old, new)
    #expect(damage.count <= 6)
    let picture = PixelRect(x: 0, y: 0, width: 100, height: 100)
    #expect(damage.allSatisfy { $0.intersection(picture) == $0 && !$0.isEmpty })
  }

  @Test func `text outside the damage is not rasterized`() {
    let run = TextRun(
      text: "x", font: FontKey(size: 8, weight: .regular, isItalic: false), width: 8,
      metrics: FontMetrics(ascent: 8, descent: 2, capHeight: 6, leading: 0))
    let list = DisplayList(100, 100, .text(run, at: CGPoint(x: 10, y: 10), .white))
    let rasterizer = CountingRasterizer()
    let corner = PixelRect(x: 80, y: 80, width: 20, height: 20)
    Painter(rasterizer: rasterizer).paint(
      list, on: PixelCanvas(width: 100, height: 100), damage: [corner])
    #expect(rasterizer.requests == 0)
  }

  @Test func `a canvas of another size is a programming error`() async {
    await #expect(processExitsWith: .failure) {
      Painter(rasterizer: CountingRasterizer())
        .paint(DisplayList(10, 10), on: PixelCanvas(width: 10, height: 11))
    }
  }
}
