import Foundation
import PlumbTesting
import Testing

@testable import PlumbUI

extension Fuzz {
  /// Numbers that are none, infinite, negative, tiny and huge, wherever a number can be given.
  @MainActor @Suite struct OddNumberTests {
    nonisolated private static let odd: [CGFloat] = [
      .nan, .infinity, -.infinity, -5, 0, .leastNonzeroMagnitude, 1e300,
    ]

    @Test func `odd numbers neither trap nor show as such`() {
      let bench = EngineBench()
      Fuzz.run(Fuzz.countOfLaws, [.ordinary, .oddNumbers]) { _ in
        { randomView, offer in
          let commands = bench.with(randomView) { $0.displayList(offer) }
          return commands.allSatisfy(\.isOfNumbers) ? nil : "\(commands)"
        }
      }
    }

    @Test func `a window of odd measures is drawn`() {
      for seed in Fuzz.seeds(Fuzz.countOfLaws / 10 + 1) {
        var generator = RandomViewGenerator(seed: seed)
        let tree = ViewTree(root: generator.randomView().view, textServices: .monospaced)
        let size = CGSize(
          width: generator.random.pick(Self.odd), height: generator.random.pick(Self.odd))
        let isFine = tree.displayList(in: size, scale: 1).commands.allSatisfy(\.isOfNumbers)
        #expect(isFine, "Seed \(seed), \(size)")
      }
    }

    @Test(arguments: odd) func `every number a view takes may be odd`(_ odd: CGFloat) {
      let tree = ViewTree(
        root: ScrapBook(odd: odd), textServices: .monospaced)
      let list = tree.displayList(in: CGSize(width: 100, height: 100), scale: 1)
      for command in list.commands where !command.isOfNumbers {
        Issue.record("\(command)")
      }
    }

    @Test(arguments: odd) func `a stack as a layout takes odd distances`(_ spacing: CGFloat) {
      let harness = LayoutHarness(proposing: 100, 100) {
        HStackLayout(spacing: spacing) {
          box("a", 20, 20)
          box("b", 20, 20)
        }
      }
      #expect(harness.answer.height == 20)
    }
  }
}

/// Views with an odd number in each place that takes one.
private struct ScrapBook: View {
  let odd: CGFloat

  var body: some View {
    ZStack {
      Text("some words").font(.system(size: odd))
      Text("some words").frame(width: odd, height: 20)
      Text("some words").frame(width: 20).frame(maxHeight: odd).lineLimit(2)
      RoundedRectangle(cornerRadius: odd).fill(Color.red)
      Circle().stroke(Color.red, lineWidth: odd)
      ProgressView(value: Double(odd), total: 2)
      ProgressView(value: 1, total: Double(odd))
      Color.red.opacity(Double(odd)).offset(x: odd, y: odd)
      Circle().shadow(color: .red, radius: odd, x: odd, y: odd)
      Rectangle().padding(odd).clipShape(Capsule()).frame(width: odd)
      HStack(spacing: odd) {
        Button("one") {}
        Spacer(minLength: odd)
        Divider().padding(.leading, odd)
      }
      transformed
      styled
      effects
      Text("some words").tracking(odd).lineSpacing(odd).minimumScaleFactor(odd)
    }
  }

  @ViewBuilder private var styled: some View {
    let point = UnitPoint(x: odd, y: odd)
    let gradient = Gradient(stops: [
      .init(color: .red, location: odd), .init(color: .blue.opacity(Double(odd)), location: 1),
    ])
    LinearGradient(gradient: gradient, startPoint: point, endPoint: .bottom)
    RadialGradient(gradient: gradient, center: point, startRadius: odd, endRadius: 2 * odd)
    EllipticalGradient(gradient: gradient, center: point, endRadiusFraction: odd)
    AngularGradient(
      gradient: gradient, center: point, startAngle: .zero, endAngle: .radians(Double(odd)))
    Text("text").foregroundStyle(gradient.opacity(Double(odd)))
    Circle().fill(.red.shadow(.inner(radius: odd, x: odd, y: odd)))
    Circle().fill(.red.shadow(.drop(radius: odd, x: odd, y: odd)))
    Circle().strokeBorder(gradient, style: StrokeStyle(lineWidth: odd, dash: [odd], dashPhase: odd))
  }

  @ViewBuilder private var effects: some View {
    let number = Double(odd)
    Rectangle().blur(radius: odd).brightness(number).contrast(number).saturation(number)
    Rectangle().grayscale(number).hueRotation(.radians(number)).blur(radius: odd, opaque: true)
    Rectangle().mask { Circle().frame(width: odd).blur(radius: odd) }
    Image("grey")
      .resizable(capInsets: EdgeInsets(top: odd, leading: odd, bottom: 3, trailing: odd))
      .frame(width: odd)
      .environment(\.pictures, GreyImages())
    Rectangle().visualEffect { content, _ in
      content.blur(radius: odd).brightness(number).contrast(number).hueRotation(.degrees(number))
        .opacity(number)
    }
  }

  @ViewBuilder private var transformed: some View {
    Rectangle().scaleEffect(odd).rotationEffect(.radians(Double(odd)))
    Rectangle().position(x: odd, y: 5).border(.red, width: odd).zIndex(Double(odd))
    VStack(alignment: .leading) {
      Rectangle().alignmentGuide(.leading) { _ in odd }
      Rectangle().alignmentGuide(.leading) { $0.width / odd }
    }
  }
}

extension DrawCommand {
  /// Whether no coordinate in it is anything but a number.
  fileprivate var isOfNumbers: Bool {
    switch self {
    case .fill(let path, _, let shading), .stroke(let path, _, let shading):
      path.isOfNumbers && shading.isOfNumbers
    case .text(let run, let pen, let shading):
      pen.isOfNumbers && !run.width.isNaN && shading.isOfNumbers
    case .image(let image):
      [image.extent.minX, image.extent.minY, image.frame.width, image.frame.height]
        .allSatisfy { !$0.isNaN }
    case .clip(let path, _, let contents):
      path.isOfNumbers && contents.allSatisfy(\.isOfNumbers)
    case .transform(let transform, let contents):
      transform.isOfNumbers && contents.allSatisfy(\.isOfNumbers)
    case .mask(let mask, let contents):
      mask.allSatisfy(\.isOfNumbers) && contents.allSatisfy(\.isOfNumbers)
    case .group(let effect, let contents): effect.isOfNumbers && contents.allSatisfy(\.isOfNumbers)
    }
  }
}

extension GroupEffect {
  fileprivate var isOfNumbers: Bool {
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
  /// Colours may be odd: the painter bounds them.
  fileprivate var isOfNumbers: Bool {
    switch self {
    case .color: true
    case .gradient(_, .linear(let from, let to)): from.isOfNumbers && to.isOfNumbers
    case .gradient(_, .radial(let center, let unit, let start, let end)):
      center.isOfNumbers && ![unit.width, unit.height, start, end].contains { $0.isNaN }
    case .gradient(_, .angular(let center, let start, let end)):
      center.isOfNumbers && !start.isNaN && !end.isNaN
    }
  }
}

extension CGAffineTransform {
  fileprivate var isOfNumbers: Bool { [a, b, c, d, tx, ty].allSatisfy { !$0.isNaN } }
}

extension CGPoint {
  fileprivate var isOfNumbers: Bool { !x.isNaN && !y.isNaN }
}

extension Path {
  fileprivate var isOfNumbers: Bool {
    var result = true
    forEach { element in
      switch element {
      case .move(let point), .line(let point): result = result && point.isOfNumbers
      case .quadCurve(let point, let control):
        result = result && point.isOfNumbers && control.isOfNumbers
      case .curve(let point, let first, let second):
        result = result && point.isOfNumbers && first.isOfNumbers && second.isOfNumbers
      case .closeSubpath: break
      }
    }
    return result
  }
}
