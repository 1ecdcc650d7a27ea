import EngineTesting
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

@MainActor @Suite struct SoftwareRendererTests {
  private let rasterizer = TextServices.monospaced.rasterizer

  /// A list of text and rectangles that depend on a number.
  private func list(_ seed: Int, size: CGSize = CGSize(width: 80, height: 60)) -> DisplayList {
    let view = ZStack {
      Color.blue.frame(width: CGFloat(seed * 7 % 60), height: CGFloat(seed * 5 % 40))
        .offset(x: CGFloat(seed * 3 % 20))
      Text("\(seed / 3)").padding().border(seed.isMultiple(of: 2) ? Color.red : Color.green)
    }
    return ViewTree(root: view, textServices: .monospaced).displayList(in: size, scale: 1.5)
  }

  private func painted(_ list: DisplayList) -> PixelCanvas {
    Painter(rasterizer: rasterizer).canvas(of: list)
  }

  @Test func `a surface that copies only the damage shows what painting everything gives`() throws {
    // The content of a screen that receives only the damaged rectangles.
    var screen = PixelCanvas(width: 1, height: 1)
    var areas: [Int] = []
    let renderer = SoftwareRenderer(rasterizer: rasterizer) { canvas, damage in
      if canvas.width != screen.width || canvas.height != screen.height {
        screen = PixelCanvas(width: canvas.width, height: canvas.height)
      }
      for rect in damage {
        for y in rect.y..<rect.y + rect.height {
          for x in rect.x..<rect.x + rect.width {
            screen.pixels[y * screen.width + x] = canvas.pixels[y * canvas.width + x]
          }
        }
      }
      areas.append(damage.reduce(0) { $0 + $1.width * $1.height })
    }
    for seed in 0..<60 {
      let size = CGSize(width: 80 + seed / 20 * 10, height: 60)
      let list = list(seed, size: size)
      try renderer.render(list)
      let isSame = screen == painted(list)
      #expect(isSame, "list \(seed)")
    }
    #expect(areas.contains { $0 < 120 * 90 })
  }

  @Test func `a canvas in the memory of another one shows what a new one shows`() throws {
    var picture: [UInt32] = []
    var memories: Set<UnsafeMutablePointer<UInt32>?> = []
    let renderer = SoftwareRenderer(rasterizer: rasterizer) { canvas, _ in
      picture = Array(canvas.pixels)
      memories.insert(canvas.pixels.baseAddress)
    }
    for step in 0..<40 {
      // Larger, and smaller again.
      let length = 60 + min(step, 40 - step) * 2
      let list = list(step, size: CGSize(width: length, height: 60))
      try renderer.render(list)
      let isSame = withExtendedLifetime(painted(list)) { picture == Array($0.pixels) }
      #expect(isSame, "step \(step)")
    }
    #expect(memories.count < 10)
  }

  @Test func `a canvas that is kept is not painted over`() throws {
    var kept: [PixelCanvas] = []
    let renderer = SoftwareRenderer(rasterizer: rasterizer) { canvas, _ in kept.append(canvas) }
    let lists = [100, 90, 95].map { list($0, size: CGSize(width: $0, height: 60)) }
    for list in lists { try renderer.render(list) }
    #expect(kept == lists.map(painted))
  }

  @Test func `only the surroundings of a changed view are presented`() throws {
    func list(_ color: Color) -> DisplayList {
      let view = ZStack {
        Color.blue
        color.frame(width: 8, height: 8)
      }
      return ViewTree(root: view, textServices: .monospaced)
        .displayList(in: CGSize(width: 80, height: 60), scale: 1)
    }
    var damage: [PixelRect] = []
    let renderer = SoftwareRenderer(rasterizer: rasterizer) { damage = $1 }
    try renderer.render(list(.red))
    #expect(damage == [PixelRect(x: 0, y: 0, width: 80, height: 60)])
    try renderer.render(list(.green))
    // The view covers the pixels from (36, 26) to (44, 34); one pixel of margin on each side.
    let around = PixelRect(x: 35, y: 25, width: 10, height: 10)
    #expect(!damage.isEmpty)
    for rect in damage { #expect(rect.intersection(around) == rect) }
  }

  @Test func `an equal list is not presented`() throws {
    var count = 0
    let renderer = SoftwareRenderer(rasterizer: rasterizer) { _, _ in count += 1 }
    for seed in [1, 1, 2, 2, 2] { try renderer.render(list(seed)) }
    #expect(count == 2)
  }

  @Test func `after an invalidation everything is presented`() throws {
    var damage: [[PixelRect]] = []
    let renderer = SoftwareRenderer(rasterizer: rasterizer) { damage.append($1) }
    try renderer.render(list(1))
    renderer.invalidate()
    try renderer.render(list(1))
    let all = [PixelRect(x: 0, y: 0, width: 120, height: 90)]
    #expect(damage == [all, all])
  }

  @Test func `after an error everything is presented`() throws {
    struct Broken: Error {}
    let isBroken = Knob(false)
    var damage: [[PixelRect]] = []
    let renderer = SoftwareRenderer(rasterizer: rasterizer) { _, rects in
      if isBroken.value { throw Broken() }
      damage.append(rects)
    }
    try renderer.render(list(1))
    isBroken.value = true
    #expect(throws: Broken.self) { try renderer.render(list(2)) }
    isBroken.value = false
    try renderer.render(list(1))
    #expect(damage.count == 2)
    #expect(damage.first == damage.last)
  }
}
