import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Animations without layout: opacity, colours, shadows, offsets and progress.
@MainActor @Suite struct RenderMotionTests {
  private let second = Animation.linear(duration: 1)
  private let start = ResolvedColor(red: 0.2, green: 0.4, blue: 0.6, opacity: 1)
  private let end = ResolvedColor(red: 0.6, green: 0, blue: 1, opacity: 0.5)
  /// Returns the value halfway, component by component.
  private let middle = ResolvedColor(red: 0.4, green: 0.2, blue: 0.8, opacity: 0.75)

  /// Views that show the number of a dial and animate its changes for a second.
  private func moving(
    _ dial: Dial, @ViewBuilder _ content: @escaping (Double) -> some View
  ) -> LayoutHarness {
    LayoutHarness {
      ObservedContent { content(Double(dial.value)).animation(second, value: dial.value) }
    }
  }

  private func color(_ number: Double) -> Color {
    let color = number == 0 ? start : end
    return Color(
      red: color.red, green: color.green, blue: color.blue, opacity: color.opacity)
  }

  private func isClose(_ one: ResolvedColor, _ other: ResolvedColor) -> Bool {
    let differences = [
      one.red - other.red, one.green - other.green, one.blue - other.blue,
      one.opacity - other.opacity,
    ]
    return differences.allSatisfy { abs($0) < 1e-9 }
  }

  private func opacity(_ commands: [DrawCommand]) -> Double? {
    for case .group(.opacity(let opacity), _) in commands { return opacity }
    return nil
  }

  @Test func `opacity is animated`() throws {
    let dial = Dial()
    let harness = moving(dial) { Rectangle().opacity(0.2 + 0.6 * $0) }
    dial.value = 1
    #expect(abs(try #require(opacity(harness.commands(at: 0))) - 0.2) < 1e-9)
    #expect(abs(try #require(opacity(harness.commands(at: 0.5))) - 0.5) < 1e-9)
    #expect(opacity(harness.commands(at: 1)) == 0.2 + 0.6)
  }

  @Test func `opacity is clamped when a spring overshoots`() throws {
    let dial = Dial()
    let harness = LayoutHarness {
      ObservedContent {
        Rectangle().opacity(Double(dial.value))
          .animation(.spring(duration: 0.5, bounce: 0.8), value: dial.value)
      }
    }
    dial.value = 1
    for frame in 0...120 {
      let opacity = opacity(harness.commands(at: Double(frame) / 60)) ?? 1
      #expect((0...1).contains(opacity))
    }
  }

  @Test func `the colour, radius and offset of a shadow are animated`() throws {
    let dial = Dial()
    let harness = moving(dial) { number in
      Color.red.shadow(
        color: color(number), radius: 2 + 4 * number, x: 10 * number, y: -20 * number)
    }
    dial.value = 1
    let shadows = harness.commands(at: 0.5).compactMap { command in
      if case .group(let effect, _) = command { effect } else { nil }
    }
    guard case .shadow(let shade, let radius, let offset, _, _) = try #require(shadows.first) else {
      Issue.record("The group throws no shadow.")
      return
    }
    #expect(isClose(shade, middle))
    #expect(abs(radius - 4) < 1e-9)
    #expect(abs(offset.width - 5) < 1e-9 && abs(offset.height + 10) < 1e-9)
  }

  @Test func `an offset is animated`() throws {
    let dial = Dial()
    let harness = moving(dial) {
      Color.red.frame(width: 10, height: 10).offset(x: 40 * $0, y: 20 * $0)
    }
    // Centred in 100 by 100 points, from (45, 45) to (85, 65).
    #expect(harness.fills(at: 0).first?.bounds.origin == CGPoint(x: 45, y: 45))
    dial.value = 1
    #expect(harness.fills(at: 0.5).first?.bounds.origin == CGPoint(x: 65, y: 55))
    #expect(harness.fills(at: 1).first?.bounds.origin == CGPoint(x: 85, y: 65))
  }

  @Test func `a colour is animated as a view and in a shape`() throws {
    let dial = Dial()
    let harness = moving(dial) { number in
      VStack {
        color(number)
        Circle().fill(color(number))
        Rectangle().foregroundStyle(color(number))
      }
    }
    #expect(harness.fills(at: 0).allSatisfy { $0.color == start })
    dial.value = 1
    let fills = harness.fills(at: 0.5)
    #expect(fills.count == 3)
    #expect(fills.allSatisfy { isClose($0.color, middle) })
    #expect(harness.fills(at: 1).allSatisfy { $0.color == end })
  }

  @Test func `the colours of a stroke and of a text are animated`() throws {
    let dial = Dial()
    let harness = moving(dial) { number in
      Circle().stroke(color(number), lineWidth: 2)
      Text("text").foregroundStyle(color(number))
    }
    dial.value = 1
    let colors = harness.commands(at: 0.5).compactMap { command -> ResolvedColor? in
      switch command {
      case .stroke(_, _, .color(let color)), .text(_, at: _, .color(let color)): color
      default: nil
      }
    }
    #expect(colors.count == 2)
    #expect(colors.allSatisfy { isClose($0, middle) })
  }

  @Test func `the fraction and the tint of a progress view are animated`() throws {
    let dial = Dial()
    let harness = moving(dial) { number in
      ProgressView(value: 0.2 + 0.6 * number).tint(color(number))
    }
    dial.value = 1
    let bar = try #require(harness.fills(at: 0.5).last)
    // Half of 100 points, halfway from a fifth to four fifths.
    #expect(abs(bar.bounds.width - 50) < 1e-9)
    #expect(isClose(bar.color, middle))
    #expect(abs(try #require(harness.fills(at: 1).last).bounds.width - 80) < 1e-9)
  }

  @Test func `a shape is drawn at its presented size, on whole pixels`() throws {
    let dial = Dial()
    let harness = moving(dial) { Rectangle().frame(width: 20 + 60 * $0, height: 10) }
    dial.value = 1
    #expect(
      harness.fills(at: 0.5).first?.bounds == CGRect(x: 25, y: 45, width: 50, height: 10))
  }

  @Test func `only the colour inside an animation modifier is animated`() throws {
    let dial = Dial()
    let harness = LayoutHarness {
      ObservedContent {
        VStack(spacing: 0) {
          color(Double(dial.value)).animation(second, value: dial.value)
          color(Double(dial.value))
        }
      }
    }
    dial.value = 1
    let fills = harness.fills(at: 0.5)
    #expect(isClose(fills[0].color, middle))
    #expect(fills[1].color == end)
  }
}
