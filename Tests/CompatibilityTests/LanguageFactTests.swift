import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import TestSupport

/// Tests that declarations compile in SwiftUI source code and do not recurse infinitely.
@MainActor @Suite struct LanguageFactTests {
  @Test func `a layout's initializer without content does not call the layout`() {
    let harness = LayoutHarness {
      Corner(alignment: .bottomTrailing) {
        Color.red.frame(width: 20, height: 10).accessibilityLabel("box")
        Color.clear.frame(width: 60, height: 40)
      }
    }
    // The larger one is centred in the window; the smaller one is in its corner.
    #expect(harness["box"] == CGRect(x: 60, y: 60, width: 20, height: 10))
    let layout: Corner<EmptyView> = Corner(alignment: .top)
    let arranged = LayoutHarness {
      layout { Color.red.frame(width: 20, height: 10).accessibilityLabel("box") }
    }
    #expect(arranged["box"] == CGRect(x: 80, y: 90, width: 20, height: 10))
  }

  @Test func `extensions find generic parameters by SwiftUI's names`() {
    let harness = LayoutHarness {
      VStack(spacing: 0) {
        ForEach(times: 2) { Text("n\($0)") }
        Group(only: "group")
        HStack(leading: "start")
      }
    }
    let labels = harness.elements.compactMap(\.label)
    for label in ["n0", "n1", "group", "start"] { #expect(labels.contains(label)) }
    var (flag, name): (Bool, String?) = (true, nil)
    let binding = Binding(get: { flag }, set: { flag = $0 })
    binding.opposite.wrappedValue = true
    #expect(!flag)
    let optional = Binding(get: { name }, set: { name = $0 })
    #expect(optional.or("x").wrappedValue == "x")
    optional.or("x").wrappedValue = "y"
    #expect(name == "y")
  }

  @Test func `views can be created and shapes used off the main actor`() async {
    let bounds = await Task.detached { () -> CGRect in
      _ = Offstage.label("a")
      return Notch().path(in: CGRect(x: 0, y: 0, width: 20, height: 20)).boundingRect
        .union(Offstage.shape().path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).boundingRect)
    }.value
    // An inset of 4 in 20; a circle of 6 beside it, offset by one.
    #expect(abs(bounds.minX - 3) < 1e-9 && abs(bounds.maxX - 16) < 1e-9)
  }

  @Test func `styles can be used as backgrounds and overlays of texts`() {
    let harness = LayoutHarness(in: CGSize(width: 200, height: 400)) { StyledGrounds() }
    #expect(harness.elements.compactMap(\.label).filter { $0 == "a" }.count == 9)
  }

  @Test func `numbers are animated, and views without animatable data are not`() {
    var value = 1.0
    value.animatableData = 3
    #expect(value == 3)
    #expect((2 as CGFloat).animatableData == 2)
    #expect((2 as Float).animatableData == 2)
    #expect(4.0.scaled(by: 0.5) == 2)
    #expect(2.0.interpolated(towards: 4, amount: 0.25) == 2.5)
    var still = Still()
    still.animatableData = EmptyAnimatableData()
    #expect(still.count == 3)
    #expect(Pace().animatableData == 1)
  }

  @Test func `gestures, bindings and texts may be optional`() {
    let harness = LayoutHarness { Optionals() }
    #expect(harness.elements.contains { $0.label == "x" })
    #expect(Binding(Binding.constant(nil as Int?)) == nil)
    #expect(Binding(Binding.constant(3 as Int?))?.wrappedValue == 3)
  }

  @Test func `Foundation and Observation are re-exported`() {
    #expect("apple".capitalized == "Apple")
    #expect(CGPoint(x: 1, y: 0).applying(CGAffineTransform(scaleX: 2, y: 2)).x == 2)
    let half: CGFloat = 1.0 / 2
    let double: Double = half * 3
    #expect(double == 1.5)
    #expect(CGVector(dx: 1, dy: 2).dy == 2)
  }

  @Test func `colours can be created by literals`() {
    let environment = EnvironmentValues()
    // swift-format-ignore: NoPlaygroundLiterals
    let inside = Color(#colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 0.5))
    // swift-format-ignore: NoPlaygroundLiterals
    let literal = #colorLiteral(red: 0.5, green: 0.25, blue: 1, alpha: 0.5)
    let plain = Color(literal)
    #expect(plain == Color(.sRGB, red: 0.5, green: 0.25, blue: 1, opacity: 0.5))
    let (first, second) = (inside.resolve(in: environment), plain.resolve(in: environment))
    #expect(abs(first.red - second.red) < 1e-5 && abs(first.blue - second.blue) < 1e-5)
    #expect(first.opacity == 0.5)
  }

  @Test func `long bodies are laid out`() {
    #expect(LayoutHarness { FiftyModifiers() }.elements.count > 0)
    let labels = LayoutHarness(in: CGSize(width: 200, height: 900)) { ThirtyChildren() }
      .elements.compactMap(\.label)
    #expect(labels.contains("1") && labels.contains("30") && labels.contains("10"))
  }
}
