import Foundation
import PlumbTesting
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI

extension Fuzz {
  /// NaN, infinite, negative, tiny and huge numbers for every numeric argument.
  @MainActor @Suite struct SpecialNumberTests {
    nonisolated private static let special: [CGFloat] = [
      .nan, .infinity, -.infinity, -5, 0, .leastNonzeroMagnitude, 1e300,
    ]

    @Test func `special numbers neither trap nor appear in drawing commands`() {
      let engine = EngineHarness()
      Fuzz.run(Fuzz.propertyCount, [.ordinary, .specialNumbers]) { _ in
        { randomView, proposal in
          let commands = engine.with(randomView) { $0.displayList(proposal) }
          return commands.allSatisfy(\.hasNoNaN) ? nil : "\(commands)"
        }
      }
    }

    @Test func `a window of a special size is drawn`() {
      for seed in Fuzz.seeds(Fuzz.propertyCount / 10 + 1) {
        var generator = RandomViewGenerator(seed: seed)
        let tree = ViewTree(root: generator.randomView().view, textServices: .monospaced)
        let size = CGSize(
          width: generator.random.pick(Self.special), height: generator.random.pick(Self.special))
        let isValid = tree.displayList(in: size, scale: 1).commands.allSatisfy(\.hasNoNaN)
        #expect(isValid, "Seed \(seed), \(size)")
      }
    }

    @Test(arguments: special) func `every numeric argument of a view may be a special number`(
      _ special: CGFloat
    ) {
      let tree = ViewTree(
        root: SpecialNumberView(special: special), textServices: .monospaced)
      let list = tree.displayList(in: CGSize(width: 100, height: 100), scale: 1)
      for command in list.commands where !command.hasNoNaN {
        Issue.record("\(command)")
      }
    }

    @Test(arguments: special) func `a stack layout accepts special spacings`(_ spacing: CGFloat) {
      let harness = LayoutHarness(proposing: 100, 100) {
        HStackLayout(spacing: spacing) {
          fixedView("a", 20, 20)
          fixedView("b", 20, 20)
        }
      }
      #expect(harness.measuredSize.height == 20)
    }
  }
}

/// Views with a special number for each numeric argument.
private struct SpecialNumberView: View {
  let special: CGFloat

  var body: some View {
    ZStack {
      Text("some words").font(.system(size: special))
      Text("some words").frame(width: special, height: 20)
      Text("some words").frame(width: 20).frame(maxHeight: special).lineLimit(2)
      RoundedRectangle(cornerRadius: special).fill(Color.red)
      Circle().stroke(Color.red, lineWidth: special)
      ProgressView(value: Double(special), total: 2)
      ProgressView(value: 1, total: Double(special))
      Color.red.opacity(Double(special)).offset(x: special, y: special)
      Circle().shadow(color: .red, radius: special, x: special, y: special)
      Rectangle().padding(special).clipShape(Capsule()).frame(width: special)
      HStack(spacing: special) {
        Button("one") {}
        Spacer(minLength: special)
        Divider().padding(.leading, special)
      }
      transformed
      styled
      effects
      Text("some words").tracking(special).lineSpacing(special).minimumScaleFactor(special)
    }
  }

  @ViewBuilder private var styled: some View {
    let point = UnitPoint(x: special, y: special)
    let gradient = Gradient(stops: [
      .init(color: .red, location: special),
      .init(color: .blue.opacity(Double(special)), location: 1),
    ])
    LinearGradient(gradient: gradient, startPoint: point, endPoint: .bottom)
    RadialGradient(gradient: gradient, center: point, startRadius: special, endRadius: 2 * special)
    EllipticalGradient(gradient: gradient, center: point, endRadiusFraction: special)
    AngularGradient(
      gradient: gradient, center: point, startAngle: .zero, endAngle: .radians(Double(special)))
    Text("text").foregroundStyle(gradient.opacity(Double(special)))
    Circle().fill(.red.shadow(.inner(radius: special, x: special, y: special)))
    Circle().fill(.red.shadow(.drop(radius: special, x: special, y: special)))
    Circle().strokeBorder(
      gradient, style: StrokeStyle(lineWidth: special, dash: [special], dashPhase: special))
  }

  @ViewBuilder private var effects: some View {
    let number = Double(special)
    Rectangle().blur(radius: special).brightness(number).contrast(number).saturation(number)
    Rectangle().grayscale(number).hueRotation(.radians(number)).blur(radius: special, opaque: true)
    Rectangle().mask { Circle().frame(width: special).blur(radius: special) }
    Image("grey")
      .resizable(
        capInsets: EdgeInsets(top: special, leading: special, bottom: 3, trailing: special)
      )
      .frame(width: special)
      .environment(\.imageAssets, GreyImages())
    Rectangle().visualEffect { content, _ in
      content.blur(radius: special).brightness(number).contrast(number).hueRotation(
        .degrees(number)
      )
      .opacity(number)
    }
  }

  @ViewBuilder private var transformed: some View {
    Rectangle().scaleEffect(special).rotationEffect(.radians(Double(special)))
    Rectangle().position(x: special, y: 5).border(.red, width: special).zIndex(Double(special))
    VStack(alignment: .leading) {
      Rectangle().alignmentGuide(.leading) { _ in special }
      Rectangle().alignmentGuide(.leading) { $0.width / special }
    }
  }
}

extension DrawCommand {
  /// Whether no coordinate is NaN.
  fileprivate var hasNoNaN: Bool {
    switch self {
    case .fill(let path, _, let shading), .stroke(let path, _, let shading):
      path.hasNoNaN && shading.hasNoNaN
    case .text(let run, let pen, let shading):
      pen.hasNoNaN && !run.width.isNaN && shading.hasNoNaN
    case .image(let image):
      [image.extent.minX, image.extent.minY, image.frame.width, image.frame.height]
        .allSatisfy { !$0.isNaN }
    case .clip(let path, _, let contents):
      path.hasNoNaN && contents.allSatisfy(\.hasNoNaN)
    case .transform(let transform, let contents):
      transform.hasNoNaN && contents.allSatisfy(\.hasNoNaN)
    case .mask(let mask, let contents):
      mask.allSatisfy(\.hasNoNaN) && contents.allSatisfy(\.hasNoNaN)
    case .group(let effect, let contents): effect.hasNoNaN && contents.allSatisfy(\.hasNoNaN)
    }
  }
}

extension GroupEffect {
  fileprivate var hasNoNaN: Bool {
    switch self {
    case .opacity(let opacity): !opacity.isNaN
    case .shadow(_, let radius, let offset, _, _), .innerShadow(_, let radius, let offset):
      !radius.isNaN && !offset.width.isNaN && !offset.height.isNaN
    case .blur(let radius, _): radius.isFinite
    case .colors(let matrix):
      [matrix.r1, matrix.r2, matrix.r3, matrix.r5, matrix.a4].allSatisfy(\.isFinite)
    case .alphaThreshold(let min, let max, _): min.isFinite && max.isFinite
    case .blend, .luminanceToAlpha, .isolation: true
    }
  }
}

extension Shading {
  /// Colour components are not checked: the painter clamps them.
  fileprivate var hasNoNaN: Bool {
    switch self {
    case .color: true
    case .gradient(_, .linear(let from, let to)): from.hasNoNaN && to.hasNoNaN
    case .gradient(_, .radial(let center, let unit, let start, let end)):
      center.hasNoNaN && ![unit.width, unit.height, start, end].contains { $0.isNaN }
    case .gradient(_, .angular(let center, let start, let end)):
      center.hasNoNaN && !start.isNaN && !end.isNaN
    }
  }
}

extension CGAffineTransform {
  fileprivate var hasNoNaN: Bool { [a, b, c, d, tx, ty].allSatisfy { !$0.isNaN } }
}

extension CGPoint {
  fileprivate var hasNoNaN: Bool { !x.isNaN && !y.isNaN }
}

extension Path {
  fileprivate var hasNoNaN: Bool {
    var result = true
    forEach { element in
      switch element {
      case .move(let point), .line(let point): result = result && point.hasNoNaN
      case .quadCurve(let point, let control):
        result = result && point.hasNoNaN && control.hasNoNaN
      case .curve(let point, let first, let second):
        result = result && point.hasNoNaN && first.hasNoNaN && second.hasNoNaN
      case .closeSubpath: break
      }
    }
    return result
  }
}
