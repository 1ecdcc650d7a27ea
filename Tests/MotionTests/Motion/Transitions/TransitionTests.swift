import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Views inserted and removed by an animated change.
@MainActor @Suite struct TransitionTests {
  private let windowSize = CGSize(width: 100, height: 100)

  /// A red view of 50×30, centred, that exists while the dial is above zero.
  private func scene(
    _ dial: Dial, _ transition: AnyTransition?, direction: LayoutDirection = .leftToRight
  ) -> LayoutHarness {
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    return LayoutHarness(in: windowSize, environment: environment) {
      Dialled(dial) { value in
        ZStack {
          if value > 0 {
            if let transition {
              Color.red.frame(width: 50, height: 30).transition(transition)
            } else {
              Color.red.frame(width: 50, height: 30)
            }
          }
        }
        .frame(width: 100, height: 100)
        .animation(.linear(duration: 1), value: value)
      }
    }
  }

  /// Returns the drawn opacity and frame.
  private func shown(_ harness: LayoutHarness) -> [(opacity: Double, frame: CGRect)] {
    func fills(_ commands: [DrawCommand], _ opacity: Double) -> [(Double, CGRect)] {
      commands.flatMap { command -> [(Double, CGRect)] in
        switch command {
        case .fill(let path, _, _): return [(opacity, path.boundingRect)]
        case .transform(let transform, let inner):
          return fills(inner, opacity).map { ($0.0, $0.1.applying(transform)) }
        case .group(.opacity(let factor), let inner): return fills(inner, opacity * factor)
        default: return []
        }
      }
    }
    return fills(harness.tree.displayList().commands, 1)
  }

  @Test func `the default transition fades`() throws {
    let dial = Dial(0)
    let harness = scene(dial, nil)
    dial.value = 1
    harness.show(at: 0.25)
    let coming = try #require(shown(harness).first)
    #expect(abs(coming.opacity - 0.25) < 1e-9)
    harness.show(at: 1)
    dial.value = 0
    harness.show(at: 1)
    harness.show(at: 1.25)
    let going = try #require(shown(harness).first)
    #expect(abs(going.opacity - 0.75) < 1e-9)
    #expect(going.frame == CGRect(x: 25, y: 35, width: 50, height: 30))
    harness.show(at: 2)
    #expect(shown(harness).isEmpty)
    #expect(!harness.tree.isMoving)
  }

  @Test(
    arguments: [
      (Edge.leading, CGPoint(x: -25, y: 0)), (.trailing, CGPoint(x: 25, y: 0)),
      (.top, CGPoint(x: 0, y: -15)), (.bottom, CGPoint(x: 0, y: 15)),
    ])
  func `a move has the length of the view`(edge: Edge, half: CGPoint) throws {
    let dial = Dial(0)
    let harness = scene(dial, .move(edge: edge))
    dial.value = 1
    harness.show(at: 0.5)
    let coming = try #require(shown(harness).first)
    #expect(coming.opacity == 1)
    #expect(coming.frame.origin == CGPoint(x: 25 + half.x, y: 35 + half.y))
  }

  @Test func `a push removes at the opposite edge`() throws {
    let dial = Dial(1)
    let harness = scene(dial, .push(from: .leading))
    dial.value = 0
    harness.show(at: 0)
    harness.show(at: 0.5)
    let going = try #require(shown(harness).first)
    #expect(abs(going.opacity - 0.5) < 1e-9)
    #expect(going.frame.origin == CGPoint(x: 50, y: 35))
  }

  @Test func `a scale transition keeps its anchor`() throws {
    let dial = Dial(0)
    let harness = scene(dial, .scale(scale: 0, anchor: .topLeading))
    dial.value = 1
    harness.show(at: 0.5)
    let coming = try #require(shown(harness).first)
    #expect(coming.frame == CGRect(x: 25, y: 35, width: 25, height: 15))
  }

  @Test func `a scale anchor is mirrored in right-to-left layouts`() throws {
    let dial = Dial(0)
    let harness = scene(dial, .scale(scale: 0, anchor: .topLeading), direction: .rightToLeft)
    dial.value = 1
    harness.show(at: 0.5)
    let coming = try #require(shown(harness).first)
    #expect(coming.frame == CGRect(x: 50, y: 35, width: 25, height: 15))
  }

  @Test func `an offset and an opacity combine, and can be asymmetric`() throws {
    let dial = Dial(0)
    let harness = scene(
      dial,
      .asymmetric(
        insertion: .offset(x: 0, y: 40).combined(with: .opacity), removal: .identity))
    dial.value = 1
    harness.show(at: 0.5)
    let coming = try #require(shown(harness).first)
    #expect(coming.frame.origin == CGPoint(x: 25, y: 55))
    #expect(abs(coming.opacity - 0.5) < 1e-9)
  }

  @Test func `the first views, and changes without an animation, have no transition`() throws {
    let dial = Dial(1)
    let first = scene(dial, .move(edge: .leading))
    first.show(at: 0)
    #expect(!first.tree.isMoving)
    let plain = LayoutHarness(in: windowSize) {
      Dialled(dial) { value in
        ZStack { if value > 0 { Color.red.frame(width: 50, height: 30) } }
      }
    }
    dial.value = 0
    plain.show(at: 0)
    #expect(shown(plain).isEmpty)
    #expect(!plain.tree.isMoving)
  }

  @Test func `siblings move while a removed view fades at its previous position`() throws {
    let dial = Dial(1)
    let harness = LayoutHarness(in: windowSize) {
      Dialled(dial) { value in
        VStack(spacing: 0) {
          if value > 0 { Color.red.frame(width: 10, height: 20) }
          Color.blue.frame(width: 10, height: 20).accessibilityLabel("stays")
        }
        .frame(width: 100, height: 100, alignment: .top)
        .animation(.linear(duration: 1), value: value)
      }
    }
    dial.value = 0
    harness.show(at: 0)
    // From below the red view, 20, to the top.
    #expect(abs(harness.frame(of: "stays", at: 0.5).minY - 10) < 1e-9)
    #expect(shown(harness).contains { abs($0.opacity - 0.5) < 1e-9 && $0.frame.minY == 0 })
  }

  @Test func `a view removed during its insertion reverses from its presented state`() throws {
    let dial = Dial(0)
    let harness = scene(dial, nil)
    dial.value = 1
    harness.show(at: 0.5)
    dial.value = 0
    harness.show(at: 0.5)
    let turned = try #require(shown(harness).first)
    #expect(abs(turned.opacity - 0.5) < 1e-9)
  }
}
