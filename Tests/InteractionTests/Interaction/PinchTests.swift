import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Gestures of two fingers, spatial taps, and continuous hover.
@MainActor @Suite struct PinchTests {
  private let point = CGPoint(x: 50, y: 50)

  /// Sends the events of two fingers during a press.
  private func pinch(_ harness: LayoutHarness, _ events: [Event]) {
    harness.send([.pointerDown(point, .primary)] + events + [.pointerUp(point, .primary)])
  }

  @Test func `the magnification is that of all pinch steps`() {
    var values: [CGFloat] = []
    var ended: MagnifyGesture.Value?
    let harness = LayoutHarness {
      Color.red.gesture(
        MagnifyGesture(minimumScaleDelta: 0.1)
          .onChanged { values.append($0.magnification) }.onEnded { ended = $0 })
    }
    pinch(
      harness,
      [
        .pinched(by: 1.05, turned: .zero), .pinched(by: 2, turned: .zero),
        .pinched(by: 0.5, turned: .zero),
      ])
    #expect(values.count == 2)
    #expect(abs(values[0] - 2.1) < 1e-9)
    #expect(abs(values[1] - 1.05) < 1e-9)
    #expect(ended?.startAnchor == .center)
    #expect(ended?.startLocation == point)
  }

  @Test func `a rotation starts at its minimum angle`() {
    var angles: [Double] = []
    var ended = 0.0
    let harness = LayoutHarness {
      Color.red.gesture(
        RotationGesture(minimumAngleDelta: .degrees(10))
          .onChanged { angles.append($0.degrees.rounded()) }
          .onEnded { ended = $0.degrees.rounded() })
    }
    pinch(
      harness, [.pinched(by: 1, turned: .degrees(6)), .pinched(by: 1, turned: .degrees(30))])
    #expect(angles == [36])
    #expect(ended == 36)
  }

  @Test func `magnification and rotation can be recognised together`() {
    var scale: CGFloat = 0
    var angle = Angle.zero
    let harness = LayoutHarness {
      Color.red.gesture(
        MagnificationGesture().onChanged { scale = $0 }
          .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation }))
    }
    pinch(harness, [.pinched(by: 1.5, turned: .degrees(45))])
    #expect(scale == 1.5)
    #expect(abs(angle.degrees - 45) < 1e-9)
  }

  @Test func `a single finger is no pinch, and special numbers are ignored`() {
    var count = 0
    let harness = LayoutHarness {
      Color.red.gesture(MagnifyGesture().onChanged { _ in count += 1 }.onEnded { _ in count += 1 })
    }
    pinch(harness, [.pointerMoved(CGPoint(x: 60, y: 60))])
    pinch(harness, [.pinched(by: .nan, turned: .zero), .pinched(by: 0, turned: .zero)])
    harness.tree.send(.pinched(by: 2, turned: .zero))
    #expect(count == 0)
  }

  @Test func `two fingers do not press a button`() {
    var count = 0
    let harness = LayoutHarness {
      Button {
        count += 1
      } label: {
        Color.red
      }
    }
    pinch(harness, [.pinched(by: 2, turned: .zero)])
    #expect(count == 1)
  }

  @Test func `a tap reports its location`() {
    var places: [CGPoint] = []
    let harness = LayoutHarness {
      Color.red.frame(width: 40, height: 40)
        .onTapGesture { places.append($0) }
        .simultaneousGesture(
          SpatialTapGesture(coordinateSpace: .global).onEnded { places.append($0.location) })
    }
    harness.click(CGPoint(x: 35, y: 45))
    #expect(Set(places.map(\.x)) == [5, 35])
    #expect(Set(places.map(\.y)) == [15, 45])
  }

  @Test func `continuous hover reports the location of the pointer`() {
    var phases: [HoverPhase] = []
    let harness = LayoutHarness {
      Color.red.frame(width: 40, height: 40).onContinuousHover { phases.append($0) }
    }
    for point in [CGPoint(x: 1, y: 1), CGPoint(x: 35, y: 45), point, CGPoint(x: 99, y: 1)] {
      harness.tree.send(.pointerMoved(point))
    }
    #expect(
      phases == [
        .active(CGPoint(x: 5, y: 15)), .active(CGPoint(x: 20, y: 20)), .ended,
      ])
  }
}
