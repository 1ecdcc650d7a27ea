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

/// Texts, images and symbols in a canvas.
@MainActor @Suite struct CanvasContentTests {
  /// Returns the runs that a canvas of 100 by 100 points draws, with their pens and colours.
  private func runs(
    _ environment: EnvironmentValues = EnvironmentValues(),
    _ draw: @escaping (inout GraphicsContext) -> Void
  ) -> [(text: String, pen: CGPoint, shading: Shading)] {
    let harness = LayoutHarness(environment: environment) {
      Canvas { context, _ in draw(&context) }
    }
    return harness.commands(at: 0).compactMap { command in
      if case .text(let run, let pen, let shading) = command {
        (run.text, pen, shading)
      } else {
        nil
      }
    }
  }

  private let font = Font.system(size: 10)

  @Test func `a text is drawn with an anchor at a point`() {
    // Four letters of 5 points, 10 high, the baseline 8 below the top.
    let baseline = baseline()
    let drawn = runs { context in
      context.draw(Text("abcd").font(font), at: CGPoint(x: 50, y: 50))
      context.draw(Text("abcd").font(font), at: CGPoint(x: 50, y: 50), anchor: .topLeading)
    }
    #expect(drawn.map(\.text) == ["abcd", "abcd"])
    #expect(drawn[0].pen == CGPoint(x: 40, y: 45 + baseline))
    #expect(drawn[1].pen == CGPoint(x: 50, y: 50 + baseline))
  }

  /// Returns the distance from the top of a line of the font to its baseline.
  private func baseline() -> CGFloat {
    var baseline: CGFloat = 0
    _ = runs { context in
      let text = context.resolve(Text("a").font(font))
      baseline = text.firstBaseline(in: CGSize(width: 100, height: 100))
    }
    return baseline
  }

  @Test func `a text is drawn in a rectangle and wrapped in its width`() {
    let drawn = runs { context in
      context.draw(Text("ab cd").font(font), in: CGRect(x: 10, y: 20, width: 12, height: 90))
    }
    #expect(drawn.map(\.text) == ["ab", "cd"])
    #expect(drawn.map(\.pen.x) == [10, 10])
    #expect(drawn[1].pen.y - drawn[0].pen.y == 10)
  }

  @Test func `a text is measured in a given size`() {
    var (one, two, last) = (CGSize.zero, CGSize.zero, CGFloat.zero)
    _ = runs { context in
      let text = context.resolve(Text("ab cd").font(font))
      one = text.measure(in: CGSize(width: 100, height: 100))
      two = text.measure(in: CGSize(width: 12, height: 100))
      last = text.lastBaseline(in: CGSize(width: 12, height: 100))
    }
    #expect(one == CGSize(width: 25, height: 10))
    #expect(two == LayoutHarness(proposing: 12, 100) { Text("ab cd").font(font) }.measuredSize)
    #expect(two.height == 20)
    #expect(last == baseline() + 10)
  }

  @Test func `text without a style has the given shading`() {
    let blue = Shading.color(ResolvedColor(red: 0, green: 0, blue: 1))
    let drawn = runs { context in
      var text = context.resolve(
        Text("a") + Text("b").foregroundStyle(Color(red: 1, green: 0, blue: 0)))
      text.shading = .color(.sRGB, red: 0, green: 0, blue: 1)
      context.draw(text, at: CGPoint(x: 50, y: 50))
    }
    #expect(drawn.map(\.shading) == [blue, .red])
  }

  @Test func `texts use the environment of the canvas`() {
    var environment = EnvironmentValues()
    environment.textCase = .uppercase
    let drawn = runs(environment) { $0.draw(Text("abc"), at: .zero) }
    #expect(drawn.map(\.text) == ["ABC"])
  }

  // MARK: Symbols

  /// Returns the filled rectangles in window coordinates.
  private func fills(@ViewBuilder _ content: () -> some View) -> [CGRect] {
    func fills(_ commands: [DrawCommand], _ transform: CGAffineTransform) -> [CGRect] {
      commands.flatMap { command -> [CGRect] in
        switch command {
        case .fill(let path, _, _): [path.boundingRect.applying(transform)]
        case .transform(let inner, let contents):
          fills(contents, inner.concatenating(transform))
        case .clip(_, _, let contents), .group(_, let contents), .mask(_, let contents):
          fills(contents, transform)
        default: []
        }
      }
    }
    return fills(LayoutHarness(content).tree.displayList().commands, .identity)
  }

  @Test func `symbols are found by their tags and drawn anywhere at any size`() {
    let drawn = fills {
      Canvas { context, _ in
        guard let one = context.resolveSymbol(id: 1), let two = context.resolveSymbol(id: "two")
        else {
          Issue.record("A symbol was not found.")
          return
        }
        #expect(one.size == CGSize(width: 10, height: 20))
        context.draw(one, at: CGPoint(x: 50, y: 50))
        context.draw(one, at: CGPoint(x: 50, y: 50), anchor: .topLeading)
        context.draw(two, in: CGRect(x: 0, y: 0, width: 60, height: 30))
        #expect(context.resolveSymbol(id: 3) == nil)
      } symbols: {
        Color.red.frame(width: 10, height: 20).tag(1)
        Color.red.frame(width: 6, height: 6).padding(2).tag("two")
      }
    }
    #expect(
      drawn == [
        CGRect(x: 45, y: 40, width: 10, height: 20), CGRect(x: 50, y: 50, width: 10, height: 20),
        CGRect(x: 12, y: 6, width: 36, height: 18),
      ])
  }

  @Test func `symbols of a ForEach have the ids of its rows as tags`() {
    let drawn = fills {
      Canvas { context, _ in
        for row in 0..<3 {
          guard let symbol = context.resolveSymbol(id: row) else { continue }
          context.draw(symbol, at: CGPoint(x: 20 * CGFloat(row), y: 0), anchor: .topLeading)
        }
      } symbols: {
        ForEach(0..<3) { row in
          Color.red.frame(width: CGFloat(row + 1), height: 4).tag(row)
        }
      }
    }
    #expect(drawn.map(\.width) == [1, 2, 3] && drawn.map(\.minX) == [0, 20, 40])
  }

  @Test func `a symbol that changes is drawn again`() {
    let knob = Knob(3.0)
    let harness = LayoutHarness {
      Canvas { context, _ in
        guard let symbol = context.resolveSymbol(id: 0) else { return }
        context.draw(symbol, at: .zero, anchor: .topLeading)
      } symbols: {
        ObservedContent { Color.red.frame(width: knob.value, height: 1) }.tag(0)
      }
    }
    #expect(harness.fills(at: 0).map(\.bounds.width) == [3])
    knob.value = 8
    #expect(harness.fills(at: 1).map(\.bounds.width) == [8])
  }

  // MARK: Images

  @Test func `an image is drawn at its size, stretched, or in a shading`() {
    let harness = LayoutHarness {
      Canvas { context, _ in
        let image = context.resolve(Image(systemName: "circle.fill"))
        #expect(image.size.width > 0 && image.size.width == image.size.height)
        #expect(image.baseline > 0 && image.baseline < image.size.height)
        context.draw(image, at: CGPoint(x: 50, y: 50))
        context.draw(
          Image(systemName: "circle.fill"), in: CGRect(x: 0, y: 0, width: 80, height: 40))
        var blue = image
        blue.shading = .color(.sRGB, red: 0, green: 0, blue: 1)
        context.draw(blue, at: CGPoint(x: 50, y: 50))
      }
      .foregroundStyle(Color(red: 1, green: 0, blue: 0))
    }
    let colors = harness.commands(at: 0).compactMap { command -> ResolvedColor? in
      switch command {
      case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)): color
      default: nil
      }
    }
    #expect(colors.contains(ResolvedColor(red: 1, green: 0, blue: 0)))
    #expect(colors.contains(ResolvedColor(red: 0, green: 0, blue: 1)))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -5, 0, 1e300])
  func `special numbers in a canvas are harmless`(_ special: CGFloat) {
    let point = CGPoint(x: special, y: special)
    let rect = CGRect(x: special, y: 0, width: special, height: 10)
    let renderer = ImageRenderer(
      content: Canvas { context, _ in
        context.addFilter(.blur(radius: special))
        context.addFilter(.shadow(radius: special, x: special, y: special, options: .shadowAbove))
        context.addFilter(.contrast(Double(special)))
        context.opacity = Double(special)
        context.fill(Path(rect), with: .foreground)
        context.opacity = 1
        context.translateBy(x: special, y: special)
        context.scaleBy(x: special, y: 1)
        context.rotate(by: .radians(Double(special)))
        context.clip(to: Path(rect), options: .inverse)
        context.draw(Text("text"), in: rect)
        context.draw(Text("text"), at: point)
        context.draw(Image(systemName: "plus"), in: rect)
        context.fill(
          Path(ellipseIn: rect),
          with: .radialGradient(
            Gradient(colors: [.red, .blue]), center: point, startRadius: special, endRadius: special
          ))
        context.drawLayer { $0.stroke(Path(rect), with: .foreground, lineWidth: special) }
        _ = context.clipBoundingRect
      }
      .frame(width: 30, height: 20))
    #expect(renderer.canvas(with: .monospaced).width == 30)
  }
}
