import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// A transition with an offset and a larger width before the insertion and after the removal.
private struct Rise: Transition {
  var distance: CGFloat

  func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .frame(width: phase.isIdentity ? 50 : 30)
      .offset(y: distance * CGFloat(phase.value))
  }
}

private struct Widen: ViewModifier {
  var width: CGFloat

  func body(content: Content) -> some View { content.frame(width: width) }
}

/// A view with a transition that depends on its phase.
@MainActor @Suite struct CustomTransitionTests {
  private let windowSize = CGSize(width: 100, height: 100)

  private func scene(_ dial: Dial, _ transition: AnyTransition) -> LayoutHarness {
    LayoutHarness(in: windowSize) {
      Dialled(dial) { value in
        ZStack {
          if value > 0 { Color.red.frame(height: 20).transition(transition) }
        }
        .frame(width: 100, height: 100)
        .animation(.linear(duration: 1), value: value)
      }
    }
  }

  /// Returns the frame of the red view at a time, or `nil` if it is not drawn.
  private func red(_ harness: LayoutHarness, at time: Double) -> CGRect? {
    harness.fills(at: time).first?.bounds
  }

  private func expect(_ rect: CGRect?, _ expected: CGRect, _ comment: Comment? = nil) {
    let found = rect ?? .null
    // Edges are drawn on whole pixels.
    #expect(abs(found.minX - expected.minX) <= 0.5, comment)
    #expect(abs(found.minY - expected.minY) <= 0.5, comment)
    #expect(abs(found.width - expected.width) <= 1, comment)
    #expect(abs(found.height - expected.height) <= 1, comment)
  }

  @Test func `an inserted view is animated from its appearance before insertion`() {
    let dial = Dial(0)
    let harness = scene(dial, AnyTransition(Rise(distance: 40)))
    dial.value = 1
    expect(red(harness, at: 0), CGRect(x: 35, y: 0, width: 30, height: 20))
    expect(red(harness, at: 0.5), CGRect(x: 30, y: 20, width: 40, height: 20))
    expect(red(harness, at: 1), CGRect(x: 25, y: 40, width: 50, height: 20))
    #expect(!harness.tree.isMoving)
  }

  @Test func `a removed view is animated to its appearance after removal`() {
    let dial = Dial(1)
    let harness = scene(dial, AnyTransition(Rise(distance: 40)))
    expect(red(harness, at: 0), CGRect(x: 25, y: 40, width: 50, height: 20))
    dial.value = 0
    harness.show(at: 0)
    // The position of the view is the position of its top left corner.
    expect(red(harness, at: 0.5), CGRect(x: 25, y: 60, width: 40, height: 20))
    #expect(red(harness, at: 1) == nil)
    #expect(!harness.tree.isMoving)
  }

  @Test func `two modifiers make a transition`() {
    let dial = Dial(0)
    let harness = scene(dial, .modifier(active: Widen(width: 20), identity: Widen(width: 60)))
    dial.value = 1
    expect(red(harness, at: 0.25), CGRect(x: 35, y: 40, width: 30, height: 20))
  }

  @Test func `custom and built-in transitions are distinguished by the compiler`() {
    let dial = Dial(0)
    let harness = LayoutHarness(in: windowSize) {
      Dialled(dial) { value in
        ZStack {
          if value > 0 {
            Color.red.frame(width: 50, height: 20).transition(Rise(distance: 40))
            Color.blue.frame(width: 50, height: 20).transition(.opacity)
            Color.green.frame(width: 50, height: 20).transition(.move(edge: .leading))
          }
        }
        .frame(width: 100, height: 100)
        .animation(.linear(duration: 1), value: value)
      }
    }
    dial.value = 1
    #expect(harness.fills(at: 0.5).count == 3)
  }

  @Test func `a custom transition can be asymmetric and combined with a built-in one`() {
    let dial = Dial(0)
    let harness = scene(
      dial,
      .asymmetric(
        insertion: AnyTransition(Rise(distance: 40)), removal: .offset(x: 20, y: 0)))
    dial.value = 1
    expect(red(harness, at: 0.5), CGRect(x: 30, y: 20, width: 40, height: 20))
    harness.show(at: 1)
    dial.value = 0
    harness.show(at: 1)
    expect(red(harness, at: 1.5), CGRect(x: 35, y: 40, width: 50, height: 20))
  }

  @Test func `typed transitions can be combined and have their own animations`() {
    let dial = Dial(0)
    let harness = scene(
      dial,
      AnyTransition(
        OffsetTransition(CGSize(width: 0, height: 40)).combined(with: OpacityTransition())
          .animation(.linear(duration: 2))))
    dial.value = 1
    expect(red(harness, at: 1), CGRect(x: 0, y: 60, width: 100, height: 20))
  }

  @Test func `only the outermost inserted view has a transition`() {
    let dial = Dial(0)
    let harness = LayoutHarness(in: windowSize) {
      Dialled(dial) { value in
        ZStack {
          if value > 0 {
            ZStack { Color.red.frame(height: 20).transition(Rise(distance: 40)) }
          }
        }
        .frame(width: 100, height: 100)
        .animation(.linear(duration: 1), value: value)
      }
    }
    dial.value = 1
    expect(red(harness, at: 0.5), CGRect(x: 25, y: 40, width: 50, height: 20))
  }

  @Test func `the first views of a tree have no transition`() {
    let harness = scene(Dial(1), AnyTransition(Rise(distance: 40)))
    expect(red(harness, at: 0), CGRect(x: 25, y: 40, width: 50, height: 20))
    #expect(!harness.tree.isMoving)
  }

  @Test func `completions run once although a transition has two steps`() {
    let dial = Dial(0)
    let harness = LayoutHarness(in: windowSize) {
      Dialled(dial) { value in
        if value > 0 { Color.red.transition(Rise(distance: 40)) }
      }
    }
    harness.show(at: 0)
    var runs = 0
    withAnimation(.linear(duration: 1)) {
      dial.value = 1
    } completion: {
      runs += 1
    }
    harness.show(at: 0)
    harness.show(at: 0.5)
    #expect(runs == 0)
    harness.show(at: 1.1)
    #expect(runs == 1)
    harness.show(at: 3)
    #expect(runs == 1)
  }

  @Test(
    arguments: [
      AnyTransition.move(edge: .top), .slide, .scale, .offset(x: 9, y: 9), .push(from: .top),
    ].indices)
  func `with reduced motion a moving transition fades`(index: Int) {
    let all = [
      AnyTransition.move(edge: .top), .slide, .scale, .offset(x: 9, y: 9), .push(from: .top),
    ]
    let dial = Dial(0)
    let harness = scene(dial, all[index])
    harness.tree.reducesMotion = true
    dial.value = 1
    harness.show(at: 0)
    let commands = harness.commands(at: 0.25)
    let fades = commands.contains { command in
      guard case .group(.opacity(let opacity), _) = command else { return false }
      return abs(opacity - 0.25) < 1e-9
    }
    #expect(fades)
    expect(harness.fills(at: 0.25).first?.bounds, CGRect(x: 0, y: 40, width: 100, height: 20))
  }

  @Test func `with reduced motion a custom transition fades, too`() {
    let dial = Dial(0)
    let harness = scene(dial, AnyTransition(Rise(distance: 40)))
    harness.tree.reducesMotion = true
    dial.value = 1
    expect(red(harness, at: 0.5), CGRect(x: 25, y: 40, width: 50, height: 20))
  }
}
