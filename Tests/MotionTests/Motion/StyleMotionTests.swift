import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Animated styles.
@MainActor @Suite struct StyleMotionTests {
  private let second = Animation.linear(duration: 1)

  private func moving(
    _ dial: Dial, @ViewBuilder _ content: @escaping (Int) -> some View
  ) -> LayoutHarness {
    LayoutHarness { ObservedContent { content(dial.value).animation(second, value: dial.value) } }
  }

  private func gradient(_ commands: [DrawCommand]) -> (GradientRamp, GradientGeometry)? {
    for case .fill(_, _, .gradient(let ramp, let geometry)) in commands { return (ramp, geometry) }
    return nil
  }

  private let black = Color(red: 0, green: 0, blue: 0)
  private let white = Color(red: 1, green: 1, blue: 1)

  @Test func `stops, colours and positions of a gradient are animated`() throws {
    let dial = Dial()
    let harness = moving(dial) { value in
      LinearGradient(
        stops: [
          .init(color: value == 0 ? black : white, location: value == 0 ? 0 : 0.4),
          .init(color: white, location: 1),
        ], startPoint: .leading, endPoint: value == 0 ? .trailing : .bottomTrailing)
    }
    dial.value = 1
    let (ramp, geometry) = try #require(gradient(harness.commands(at: 0.5)))
    #expect(abs(ramp.stops[0].color.red - 0.5) < 1e-9)
    #expect(abs(ramp.stops[0].location - 0.2) < 1e-9)
    #expect(geometry == .linear(from: CGPoint(x: 0, y: 50), to: CGPoint(x: 100, y: 75)))
    let end = try #require(gradient(harness.commands(at: 1)))
    #expect(end.0.stops.map(\.location) == [0.4, 1])
  }

  @Test func `a gradient of another kind replaces the old one at once`() throws {
    let dial = Dial()
    let harness = moving(dial) { value in
      Rectangle().fill(
        value == 0
          ? AnyShapeStyle(
            .linearGradient(colors: [black, white], startPoint: .top, endPoint: .bottom))
          : AnyShapeStyle(
            .linearGradient(colors: [black, white, black], startPoint: .top, endPoint: .bottom)))
    }
    dial.value = 1
    #expect(try #require(gradient(harness.commands(at: 0.1))).0.stops.count == 3)
  }

  @Test func `a change from a colour to a gradient and back is immediate`() throws {
    let dial = Dial()
    let harness = moving(dial) { value in
      Rectangle().fill(value == 1 ? AnyShapeStyle(black.gradient) : AnyShapeStyle(white))
    }
    #expect(harness.fills(at: 0).map(\.color.red) == [1])
    dial.value = 1
    #expect(gradient(harness.commands(at: 0.1)) != nil)
    dial.value = 2
    #expect(harness.fills(at: 0.2).map(\.color.red) == [1])
  }

  @Test func `the shadow of a style is animated`() throws {
    let dial = Dial()
    let harness = moving(dial) { value in
      Rectangle().fill(
        black.shadow(.drop(color: white, radius: value == 0 ? 2 : 6, x: value == 0 ? 0 : 8)))
    }
    dial.value = 1
    let shadows = harness.commands(at: 0.5).compactMap { command in
      if case .group(.shadow(_, let radius, let offset, _, _), _) = command {
        (radius, offset)
      } else {
        nil
      }
    }
    let (radius, offset) = try #require(shadows.first)
    #expect(abs(radius - 4) < 1e-9 && abs(offset.width - 4) < 1e-9)
  }

  @Test func `the width of a line is animated`() throws {
    let dial = Dial()
    let harness = moving(dial) { value in
      Circle().stroke(black, style: StrokeStyle(lineWidth: value == 0 ? 2 : 10, dash: [4, 8]))
    }
    dial.value = 1
    let styles = harness.commands(at: 0.5).compactMap { command in
      if case .stroke(_, let style, _) = command { style } else { nil }
    }
    #expect(abs(try #require(styles.first).lineWidth - 6) < 1e-9)
    #expect(styles.first?.dash == [4, 8])
  }

  @Test func `the gradient of a text is animated`() throws {
    let dial = Dial()
    let harness = moving(dial) { value in
      Text("text").foregroundStyle(
        .linearGradient(
          colors: [value == 0 ? black : white, black], startPoint: .top, endPoint: .bottom))
    }
    dial.value = 1
    let ramps = harness.commands(at: 0.25).compactMap { command in
      if case .text(_, at: _, .gradient(let ramp, _)) = command { ramp } else { nil }
    }
    #expect(abs(try #require(ramps.first).stops[0].color.green - 0.25) < 1e-9)
  }
}
