import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// The drawing of a canvas.
@MainActor @Suite struct CanvasTests {
  private let red = ResolvedColor(red: 1, green: 0, blue: 0)
  private let rect = Path(CGRect(x: 2, y: 3, width: 4, height: 5))

  /// Returns the commands of a canvas of 40 by 20 points, centred in the window, without its clip.
  private func commands(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> [DrawCommand] {
    let harness = LayoutHarness { Canvas(renderer: draw).frame(width: 40, height: 20) }
    guard case .clip(_, _, let clipped) = harness.tree.displayList().commands.first,
      case .transform(_, let drawn) = clipped.first
    else { return [] }
    return drawn
  }

  private func fill(_ shading: Shading = .red) -> DrawCommand { .fill(rect, FillStyle(), shading) }

  private var plainRed: GraphicsContext.Shading { .color(.sRGB, red: 1, green: 0, blue: 0) }

  // MARK: The view

  @Test func `it has the proposed size, and 10 points for an unspecified length`() {
    #expect(
      LayoutHarness(proposing: 70, 30) { Canvas { _, _ in } }.measuredSize
        == CGSize(width: 70, height: 30))
    #expect(
      LayoutHarness(proposing: nil, nil) { Canvas { _, _ in } }.measuredSize
        == CGSize(width: 10, height: 10))
  }

  @Test func `its drawing starts at its corner and is clipped to its bounds`() {
    let harness = LayoutHarness {
      Canvas { context, size in
        #expect(size == CGSize(width: 40, height: 20))
        context.fill(rect, with: plainRed)
      }.frame(width: 40, height: 20)
    }
    let place = CGAffineTransform(translationX: 30, y: 40)
    let bounds = Path(CGRect(x: 30, y: 40, width: 40, height: 20))
    #expect(
      harness.tree.displayList().commands
        == [.clip(bounds, FillStyle(), [.transform(place, [fill()])])])
  }

  @Test func `it is drawn again only when values it has read change`() {
    let (knob, count) = (Knob(1.0), Knob(0))
    let harness = LayoutHarness {
      Canvas { context, _ in
        count.turn(to: count.value + 1)
        context.fill(
          Path(CGRect(x: 0, y: 0, width: knob.value, height: 1)), with: .foreground)
      }
    }
    #expect(harness.fills(at: 0).map(\.bounds.width) == [1])
    let before = count.value
    for time in 1...5 { _ = harness.fills(at: Double(time)) }
    #expect(count.value == before)
    knob.value = 7
    #expect(harness.fills(at: 6).map(\.bounds.width) == [7])
  }

  @Test func `state read only by the closure is observed`() {
    struct Drawn: View {
      @State private var width = 1.0

      var body: some View {
        Canvas { context, _ in
          context.fill(Path(CGRect(x: 0, y: 0, width: width, height: 1)), with: .foreground)
        }
        .onTapGesture { width = 9 }
      }
    }
    let harness = LayoutHarness { Drawn() }
    #expect(harness.fills(at: 0).map(\.bounds.width) == [1])
    harness.click(CGPoint(x: 50, y: 50))
    #expect(harness.fills(at: 0).map(\.bounds.width) == [9])
  }

  @Test func `it is drawn again at another size`() {
    let harness = LayoutHarness {
      Canvas { context, size in
        context.fill(Path(CGRect(origin: .zero, size: size)), with: .foreground)
      }
    }
    #expect(harness.fills(at: 0).map(\.bounds.width) == [100])
    harness.layOut(in: CGSize(width: 60, height: 100))
    #expect(harness.fills(at: 0).map(\.bounds.width) == [60])
  }

  // MARK: Paths and shadings

  @Test func `paths are filled and stroked`() {
    let line = StrokeStyle(lineWidth: 3)
    let drawn = commands { context, _ in
      context.fill(rect, with: plainRed, style: FillStyle(eoFill: true))
      context.stroke(rect, with: plainRed, lineWidth: 3)
      context.stroke(rect, with: plainRed, style: line)
    }
    #expect(
      drawn == [
        .fill(rect, FillStyle(eoFill: true), .red), .stroke(rect, line, .red),
        .stroke(rect, line, .red),
      ])
  }

  @Test func `styles use the bounds of a path, gradients of a canvas its coordinates`() {
    let gradient = Gradient(colors: [.black, .white])
    let drawn = commands { context, _ in
      context.fill(
        rect, with: .style(.linearGradient(gradient, startPoint: .top, endPoint: .bottom)))
      context.fill(
        rect,
        with: .linearGradient(
          gradient, startPoint: CGPoint(x: 1, y: 1), endPoint: CGPoint(x: 9, y: 1),
          options: [.mirror, .linearColor]))
      context.fill(
        rect,
        with: .radialGradient(
          gradient, center: CGPoint(x: 5, y: 6), startRadius: 1, endRadius: 4, options: .repeat))
      context.fill(
        rect, with: .conicGradient(gradient, center: CGPoint(x: 5, y: 6), angle: .radians(1)))
    }
    var ramps: [GradientRamp] = []
    var geometries: [GradientGeometry] = []
    for case .fill(_, _, .gradient(let ramp, let geometry)) in drawn {
      ramps.append(ramp)
      geometries.append(geometry)
    }
    let expected: [GradientGeometry] = [
      .linear(from: CGPoint(x: 4, y: 3), to: CGPoint(x: 4, y: 8)),
      .linear(from: CGPoint(x: 1, y: 1), to: CGPoint(x: 9, y: 1)),
      .radial(center: CGPoint(x: 5, y: 6), unit: CGSize(width: 1, height: 1), start: 1, end: 4),
      .angular(center: CGPoint(x: 5, y: 6), start: 1, end: 1 + 2 * Double.pi),
    ]
    #expect(geometries == expected)
    #expect(ramps.map(\.extent) == [.pad, .mirror, .repeat, .pad])
    #expect(ramps.map(\.space) == [.device, .linear, .device, .device])
  }

  @Test func `the foreground style is that of the environment`() {
    let harness = LayoutHarness {
      Canvas { context, _ in
        context.fill(rect, with: .foreground)
        context.fill(rect, with: .palette([plainRed, .foreground]))
        context.fill(rect, with: context.resolve(.foreground))
      }
      .foregroundStyle(Color(red: 0, green: 0, blue: 1))
    }
    let blue = ResolvedColor(red: 0, green: 0, blue: 1)
    #expect(harness.fills(at: 0).map(\.color) == [blue, red, blue])
  }

  // MARK: State

  @Test func `transforms apply to subsequent drawing, the last one first`() {
    let drawn = commands { context, _ in
      context.translateBy(x: 10, y: 0)
      context.scaleBy(x: 2, y: 3)
      context.fill(rect, with: plainRed)
    }
    let expected = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 0)
    #expect(drawn == [.transform(expected, [fill()])])
    let turned = commands { context, _ in
      context.rotate(by: .degrees(90))
      context.concatenate(CGAffineTransform(translationX: 5, y: 0))
      context.fill(rect, with: plainRed)
    }
    guard case .transform(let turn, _) = turned.first else {
      Issue.record("\(turned)")
      return
    }
    let origin = CGPoint.zero.applying(turn)
    #expect(abs(origin.x) < 1e-9 && abs(origin.y - 5) < 1e-9)
  }

  @Test func `a copy of the context draws on the same canvas with its own state`() {
    let drawn = commands { context, _ in
      var copy = context
      copy.opacity = 0.5
      copy.fill(rect, with: plainRed)
      context.fill(rect, with: plainRed)
    }
    #expect(drawn == [.group(.opacity(0.5), [fill()]), fill()])
  }

  @Test func `opacity and blend mode apply to each drawing separately`() {
    let drawn = commands { context, _ in
      context.opacity = 0.5
      context.blendMode = .multiply
      context.fill(rect, with: plainRed)
      context.fill(rect, with: plainRed)
    }
    let one = DrawCommand.group(.blend(.multiply), [.group(.opacity(0.5), [fill()])])
    #expect(drawn == [.group(.isolation, [one, one])])
  }

  @Test func `drawing in a canvas or a layer is not blended with its background`() {
    let renderer = ImageRenderer(
      content: Canvas { context, size in
        context.blendMode = .multiply
        context.fill(plane(size), with: plainRed)
      }
      .frame(width: 4, height: 4).background(Color(red: 0, green: 0, blue: 1)))
    #expect(renderer.canvas(with: .monospaced)[1, 1] == 0xFFFF_0000)
    let canvas = painted { context, size in
      context.fill(plane(size), with: .color(.sRGB, red: 0, green: 0, blue: 1))
      context.drawLayer { layer in
        layer.blendMode = .multiply
        layer.fill(plane(size), with: plainRed)
      }
    }
    #expect(canvas[1, 1] == 0xFFFF_0000)
  }

  @Test func `every blend mode is mapped to the one with its name`() {
    let modes: [(GraphicsContext.BlendMode, BlendMode)] = [
      (.normal, .normal), (.multiply, .multiply), (.screen, .screen), (.overlay, .overlay),
      (.darken, .darken), (.lighten, .lighten), (.colorDodge, .colorDodge),
      (.colorBurn, .colorBurn), (.softLight, .softLight), (.hardLight, .hardLight),
      (.difference, .difference), (.exclusion, .exclusion), (.hue, .hue),
      (.saturation, .saturation), (.color, .color), (.luminosity, .luminosity),
      (.sourceAtop, .sourceAtop), (.destinationOver, .destinationOver),
      (.destinationOut, .destinationOut), (.plusDarker, .plusDarker), (.plusLighter, .plusLighter),
    ]
    for (mode, expected) in modes { #expect(mode.mode == expected) }
  }

  @Test func `a layer is composited as a group and starts with its own state`() {
    let drawn = commands { context, _ in
      context.opacity = 0.5
      context.translateBy(x: 1, y: 0)
      context.drawLayer { layer in
        layer.fill(rect, with: plainRed)
        layer.fill(rect, with: plainRed)
      }
    }
    let moved = DrawCommand.transform(CGAffineTransform(translationX: 1, y: 0), [fill()])
    #expect(drawn == [.group(.opacity(0.5), [moved, moved])])
  }

  // MARK: Clips

  /// Returns the painted canvas of 40 by 20 points.
  private func painted(
    _ draw: @escaping (inout GraphicsContext, CGSize) -> Void
  ) -> PixelCanvas {
    let renderer = ImageRenderer(content: Canvas(renderer: draw).frame(width: 40, height: 20))
    return renderer.canvas(with: .monospaced)
  }

  private func plane(_ size: CGSize) -> Path { Path(CGRect(origin: .zero, size: size)) }

  @Test func `clips are intersected`() {
    let canvas = painted { context, size in
      context.clip(to: Path(CGRect(x: 10, y: 0, width: 20, height: 20)))
      context.translateBy(x: 0, y: 10)
      context.clip(to: Path(CGRect(x: 0, y: 0, width: 20, height: 20)))
      #expect(context.clipBoundingRect == CGRect(x: 10, y: 0, width: 10, height: 10))
      context.translateBy(x: 0, y: -10)
      context.fill(plane(size), with: plainRed)
    }
    #expect(canvas.area == 100)
    #expect(canvas[10, 10] == 0xFFFF_0000 && canvas[19, 19] == 0xFFFF_0000)
  }

  @Test func `an inverse clip excludes its area`() {
    let canvas = painted { context, size in
      context.clip(
        to: Path(CGRect(x: 10, y: 5, width: 20, height: 10)), options: .inverse)
      context.fill(plane(size), with: plainRed)
    }
    #expect(canvas.area == 600)
    #expect(canvas[15, 7] == 0)
  }

  @Test func `a clip to a layer uses the opacity of the layer`() {
    let half = painted { context, size in
      context.clipToLayer(opacity: 0.5) { layer in
        layer.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: plainRed)
      }
      context.fill(plane(size), with: .color(.white))
    }
    #expect(half[5, 5] == 0x8080_8080 && half[15, 5] == 0)
    let rest = painted { context, size in
      context.clipToLayer(options: .inverse) { layer in
        layer.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 20)), with: plainRed)
      }
      context.fill(plane(size), with: .color(.white))
    }
    #expect(rest[5, 5] == 0 && rest[15, 5] == 0xFFFF_FFFF)
  }

  // MARK: Filters

  @Test func `filters apply to each drawing, the last one first`() {
    let drawn = commands { context, _ in
      context.addFilter(.blur(radius: 3))
      context.addFilter(.luminanceToAlpha)
      context.fill(rect, with: plainRed)
    }
    #expect(
      drawn == [.group(.blur(radius: 3, isOpaque: false), [.group(.luminanceToAlpha, [fill()])])])
  }

  @Test func `colour filters are those of views`() {
    let filters: [(GraphicsContext.Filter, ColorMatrix)] = [
      (.brightness(0.3), .brightness(0.3)), (.contrast(2), .contrast(2)),
      (.saturation(0.5), .saturation(0.5)), (.grayscale(1), .saturation(0)),
      (.hueRotation(.radians(1)), .hueRotation(radians: 1)), (.colorInvert(), .inversion),
      (.colorInvert(0), ColorMatrix()), (.colorMatrix(.contrast(3)), .contrast(3)),
      (
        .colorMultiply(Color(red: 1, green: 0.5, blue: 0)),
        .multiplication(by: ResolvedColor(red: 1, green: 0.5, blue: 0))
      ),
    ]
    for (filter, matrix) in filters {
      #expect(
        filter.applied(to: [fill()], in: EnvironmentValues()) == [.group(.colors(matrix), [fill()])]
      )
    }
  }

  @Test func `a shadow may be behind, inside, in front or alone`() {
    let line = Path(CGRect(x: 10, y: 5, width: 10, height: 10))
    func shadow(_ options: GraphicsContext.ShadowOptions) -> PixelCanvas {
      painted { context, _ in
        context.addFilter(.shadow(color: .black, radius: 0, x: 5, options: options))
        context.fill(line, with: plainRed)
      }
    }
    let (black, red) = (0xFF00_0000 as UInt32, 0xFFFF_0000 as UInt32)
    let middles = [12, 17, 22]
    #expect(middles.map { shadow([])[$0, 10] } == [red, red, black])
    #expect(middles.map { shadow(.shadowAbove)[$0, 10] } == [red, black, black])
    #expect(middles.map { shadow(.shadowOnly)[$0, 10] } == [0, black, black])
    #expect(middles.map { shadow(.invertsAlpha)[$0, 10] } == [black, red, 0])
  }

  @Test func `a shadow is blended with its backdrop by its mode`() {
    let line = Path(CGRect(x: 10, y: 5, width: 10, height: 10))
    let canvas = painted { context, _ in
      context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.white))
      let gray = Color(red: 0.5, green: 0.5, blue: 0.5)
      context.addFilter(.shadow(color: gray, radius: 0, x: 5, blendMode: .difference))
      context.fill(line, with: plainRed)
    }
    // White minus the grey of 128 in the shadow, red in front of it.
    #expect(canvas[22, 10] == 0xFF7F_7F7F)
    #expect(canvas[17, 10] == 0xFFFF_0000)
    #expect(canvas[5, 10] == 0xFFFF_FFFF)
  }

  @Test func `the source of several shadows is drawn once`() {
    for options in [[], .shadowAbove, .shadowOnly] as [GraphicsContext.ShadowOptions] {
      let drawn = commands { context, _ in
        for _ in 0..<40 {
          context.addFilter(
            .shadow(color: .black, radius: 1, blendMode: .multiply, options: options))
        }
        context.fill(rect, with: plainRed)
      }
      var depth = 0
      var next = drawn
      while case .group(.shadow, let inner) = next.first, next.count == 1 {
        depth += 1
        next = inner
      }
      #expect(depth == 40 && next == [fill()])
    }
  }

  @Test func `a filter on a layer uses the coordinates of the layer`() {
    let drawn = commands { context, _ in
      context.scaleBy(x: 2, y: 2)
      context.addFilter(.blur(radius: 3))
      context.drawLayer { $0.fill(rect, with: plainRed) }
    }
    guard case .transform(let scale, let blurred) = drawn.first,
      case .group(.blur(radius: 3, _), _) = blurred.first
    else {
      Issue.record("\(drawn)")
      return
    }
    #expect(scale == CGAffineTransform(scaleX: 2, y: 2))
  }
}
