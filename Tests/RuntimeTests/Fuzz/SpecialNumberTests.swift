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

extension Fuzz {
  /// NaN, infinite, negative, tiny and huge numbers for every numeric argument.
  @MainActor @Suite struct SpecialNumberTests {
    @Test func `special numbers neither trap nor appear in drawing commands`() {
      Fuzz.check(.specialNumbers)
    }

    @Test func `a window of a special size is drawn`() {
      Fuzz.check(.specialWindows)
    }

    @Test(arguments: CGFloat.special)
    func `every numeric argument of a view may be a special number`(
      _ special: CGFloat
    ) {
      let tree = ViewTree(
        root: SpecialNumberView(special: special), textServices: .monospaced)
      let list = tree.displayList(in: CGSize(width: 100, height: 100), scale: 1)
      for command in list.commands where !command.hasNoNaN {
        Issue.record("\(command)")
      }
    }

    @Test(arguments: CGFloat.special) func `a stack layout accepts special spacings`(
      _ spacing: CGFloat
    ) {
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
