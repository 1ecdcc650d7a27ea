import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPlatform
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Scrolling with a touchpad: momentum, and the resistance at the ends.
@MainActor @Suite struct ScrollMomentumTests {
  /// Twenty rows of 100 points in a window of 100 by 200.
  private func list(
    rows: Int = 20, bounces: ScrollBounceBehavior = .automatic
  ) -> LayoutHarness {
    let harness = LayoutHarness(in: CGSize(width: 100, height: 200), isAtRest: false) {
      ScrollView {
        VStack(spacing: 0) { ForEach(0..<rows, id: \.self) { fixedView("\($0)", 100, 100) } }
      }
      .scrollBounceBehavior(bounces)
    }
    return harness
  }

  /// Sends events of a touchpad, one every 10 milliseconds from a time on.
  ///
  /// - Returns: the time of the last event.
  @discardableResult private func swipe(
    _ harness: LayoutHarness, _ distances: [CGFloat], from time: Double = 0, isPrecise: Bool = true
  ) -> Double {
    for (index, distance) in distances.enumerated() {
      harness.show(at: time + Double(index) / 100)
      harness.tree.send(
        .scrolled(
          CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: distance), isPrecise: isPrecise))
    }
    let end = time + Double(distances.count - 1) / 100
    harness.show(at: end)
    return end
  }

  /// The decay rate of the velocity per second; the velocity decays to 0.998 in every millisecond.
  private let decay: Double = -1_000.0 * log(0.998)

  private func top(_ harness: LayoutHarness, at time: Double) -> Double {
    Double(harness.frame(of: "0", at: time).minY)
  }

  // MARK: Momentum

  @Test func `after the fingers have left, the velocity decays to 0.998 in each millisecond`() {
    let harness = list()
    // 10 points in 10 milliseconds.
    let last = swipe(harness, [-10, -10, -10, -10, -10])
    #expect(top(harness, at: last + 0.04) == -50)
    let start = last + ScrollMomentum.pause
    #expect(abs(top(harness, at: start) + 50) < 1e-9)
    for time in [0.1, 0.25, 0.5, 1, 2] {
      // The integral of 1 000 · 0.998^(1 000 · t).
      let rest: Double = pow(0.998, 1_000 * time)
      let distance = 1_000 * (1 - rest) / decay
      #expect(abs(top(harness, at: start + time) + 50 + distance) < 1e-6)
    }
  }

  @Test func `the motion ends half a point before its final offset, and no frame follows`() {
    let harness = list()
    let start = swipe(harness, [-10, -10, -10]) + ScrollMomentum.pause
    harness.show(at: start)
    #expect(harness.tree.isMoving)
    let distance = 1_000 / decay
    let duration = log(distance / 0.5) / decay
    harness.show(at: start + duration - 0.01)
    #expect(harness.tree.isMoving)
    #expect(abs(top(harness, at: start + duration + 0.001) + 30 + distance) < 1e-6)
    #expect(!harness.tree.isMoving && harness.tree.nextWakeUp == nil)
  }

  @Test func `a turned wheel, slow fingers and a rest have no momentum`() {
    let wheel = list()
    let end = swipe(wheel, [-40, -40, -40], isPrecise: false)
    #expect(top(wheel, at: end + 1) == -120)
    #expect(!wheel.tree.isMoving && wheel.tree.nextWakeUp == nil)
    let slow = list()
    // 30 points per second.
    #expect(abs(top(slow, at: swipe(slow, [-0.3, -0.3, -0.3]) + 1) + 0.9) < 1e-9)
    let resting = list()
    swipe(resting, [-10, -10, -10])
    let rest = swipe(resting, [-0.25, -0.25, -0.25], from: 0.2)
    #expect(abs(top(resting, at: rest + 1) + 30.75) < 1e-9)
  }

  @Test func `with reduced motion there is neither momentum nor a pull`() {
    let harness = list()
    harness.tree.reducesMotion = true
    #expect(top(harness, at: swipe(harness, [-10, -10, -10]) + 1) == -30)
    #expect(top(harness, at: swipe(harness, [40, 40], from: 2)) == 0)
    #expect(!harness.tree.isMoving)
  }

  @Test func `fingers stop the motion and continue from there`() {
    let harness = list()
    let start = swipe(harness, [-10, -10, -10]) + ScrollMomentum.pause
    harness.show(at: start)
    let before = top(harness, at: start + 0.1)
    #expect(before < -30)
    harness.tree.send(
      .scrolled(CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -0.5), isPrecise: true))
    #expect(abs(top(harness, at: start + 0.2) - before + 0.5) < 1e-9)
    #expect(abs(top(harness, at: start + 1) - before + 0.5) < 1e-9)
  }

  @Test func `a wheel and a key end the motion`() {
    for event in [
      Event.scrolled(CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -40)),
      .keyDown(KeyStroke(.home)),
    ] {
      let harness = list()
      harness.tree.send(.pointerMoved(CGPoint(x: 50, y: 50)))
      let start = swipe(harness, [-10, -10, -10]) + ScrollMomentum.pause
      harness.show(at: start)
      harness.show(at: start + 0.1)
      harness.tree.send(event)
      let place = top(harness, at: start + 0.1)
      #expect(top(harness, at: start + 1) == place)
      #expect(!harness.tree.isMoving)
    }
  }

  // MARK: The ends

  @Test func `beyond the end content follows less and less, and a spring takes it back`() {
    let harness = list()
    let end = swipe(harness, [20, 20, 20])
    // UIKit's formula for 60 points in a view of 200: 60 · 0.55 / 200 is 0.165.
    let pulled: Double = 200 * (1 - 1 / (0.165 + 1))
    #expect(abs(top(harness, at: end) - pulled) < 1e-9)
    #expect(harness.tree.nextWakeUp != nil)
    let start = end + ScrollMomentum.pause
    harness.show(at: start)
    // A critically damped spring from the pulled offset at the fingers' 2 000 points per second.
    let slope: Double = 2_000 + 10 * pulled
    let place: Double = (pulled + slope * 0.1) * exp(-1)
    #expect(abs(top(harness, at: start + 0.1) - place) < 1e-6)
    #expect(top(harness, at: start + 3) == 0)
    #expect(!harness.tree.isMoving && harness.tree.nextWakeUp == nil)
  }

  @Test func `momentum goes beyond the end and back`() {
    let harness = list(rows: 3)
    let start = swipe(harness, [-10, -10, -10]) + ScrollMomentum.pause
    harness.show(at: start)
    var lowest = 0.0
    for step in 1...200 { lowest = min(lowest, top(harness, at: start + Double(step) / 60)) }
    // The content ends at 100. The spring takes a velocity v to v / (10 · e) points.
    let velocity: Double = 1_000 - 70 * decay
    let bounce: Double = velocity / (10 * exp(1))
    #expect(abs(lowest + 100 + bounce) < 1)
    #expect(top(harness, at: start + 4) == -100)
    #expect(!harness.tree.isMoving)
  }

  @Test func `content that fits is pulled unless that is based on its size`() {
    let always = list(rows: 1)
    #expect(top(always, at: swipe(always, [20, 20])) > 10)
    let fitting = list(rows: 1, bounces: .basedOnSize)
    #expect(top(fitting, at: swipe(fitting, [20, 20])) == 0)
    #expect(top(fitting, at: 1) == 0 && !fitting.tree.isMoving)
    let overflowing = list(rows: 3, bounces: .basedOnSize)
    #expect(top(overflowing, at: swipe(overflowing, [20, 20])) > 10)
  }

  @Test func `at its end a view passes the fingers on to the one around it`() {
    let harness = LayoutHarness(in: CGSize(width: 100, height: 200), isAtRest: false) {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { fixedView("inner", 100, 150) }.frame(height: 100)
          fixedView("outer", 100, 400)
        }
      }
    }
    swipe(harness, [-50, -30])
    // The inner view has scrolled by 50 and the outer one by 30, and nothing is pulled.
    #expect(harness.frame(of: "inner", at: 0.01).minY == -80)
    #expect(harness.frame(of: "outer", at: 0.01).minY == 70)
  }

  // MARK: Physics

  @Test func `offset and velocity are continuous where content reaches its end`() {
    let motion = ScrollDeceleration(from: 0, velocity: 2_000, reach: 300, bounces: true)
    var (last, lastStep) = (motion.offset(at: 0), 20.0)
    for index in 1...20_000 {
      let offset = motion.offset(at: Double(index) / 10_000)
      let step = offset - last
      if motion.duration > Double(index) / 10_000 {
        #expect(abs(step) < 0.21)
        #expect(index < 2 || abs(step - lastStep) < 0.001)
      }
      (last, lastStep) = (offset, step)
    }
    #expect(motion.target == 300 && motion.offset(at: motion.duration) == 300)
  }

  @Test func `without a bounce content stops at its end`() {
    let motion = ScrollDeceleration(from: 0, velocity: 2_000, reach: 300, bounces: false)
    #expect((0...300).allSatisfy { motion.offset(at: Double($0) / 100) <= 300 })
    #expect(motion.offset(at: 3) == 300)
  }

  @Test
  func `a pull never exceeds the length of the view, and its inverse is the fingers' distance`() {
    for distance in [-1e9, -300, -1, 0, 1, 80, 1e9] {
      let pulled = RubberBand.stretched(distance, in: 200)
      #expect(abs(pulled) <= 200)
      if abs(distance) < 1e6 {
        #expect(abs(RubberBand.unstretched(pulled, in: 200) - distance) < 1e-6)
      }
    }
    #expect(RubberBand.stretched(10, in: 0) == 0)
  }
}
