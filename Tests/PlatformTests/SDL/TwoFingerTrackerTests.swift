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

/// The meaning of two fingers on a touch screen.
@Suite struct FingerPairTests {
  private func values(_ event: Event?) -> (factor: CGFloat, degrees: Double)? {
    guard case .pinched(let factor, let turn) = event else { return nil }
    return (factor, turn.degrees)
  }

  @Test func `the magnification is the ratio of the distances`() throws {
    var pair = TwoFingerTracker()
    pair.down(1, at: CGPoint(x: 0, y: 0))
    pair.down(2, at: CGPoint(x: 100, y: 0))
    let wide = try #require(values(pair.moved(2, to: CGPoint(x: 150, y: 0))))
    #expect(wide.factor == 1.5)
    #expect(wide.degrees == 0)
    let narrow = try #require(values(pair.moved(1, to: CGPoint(x: 75, y: 0))))
    #expect(narrow.factor == 0.5)
  }

  @Test func `a rotation is clockwise on the screen`() throws {
    var pair = TwoFingerTracker()
    pair.down(1, at: .zero)
    pair.down(2, at: CGPoint(x: 100, y: 0))
    let second = try #require(values(pair.moved(2, to: CGPoint(x: 0, y: 100))))
    #expect(abs(second.degrees - 90) < 1e-9)
    #expect(abs(second.factor - 1) < 1e-9)
    // The first one moves around the second, which is then below it.
    let first = try #require(values(pair.moved(1, to: CGPoint(x: 100, y: 100))))
    #expect(abs(first.degrees - 90) < 1e-9)
  }

  @Test func `one finger, a third one and a lifted one are ignored`() {
    var pair = TwoFingerTracker()
    #expect(pair.moved(1, to: .zero) == nil)
    pair.down(1, at: .zero)
    #expect(pair.moved(1, to: CGPoint(x: 5, y: 5)) == nil)
    pair.down(2, at: CGPoint(x: 50, y: 0))
    pair.down(3, at: CGPoint(x: 90, y: 0))
    #expect(pair.moved(3, to: CGPoint(x: 10, y: 0)) == nil)
    pair.up(2)
    #expect(pair.moved(1, to: CGPoint(x: 10, y: 0)) == nil)
  }

  @Test func `fingers at one location are tolerated`() {
    var pair = TwoFingerTracker()
    pair.down(1, at: .zero)
    pair.down(2, at: .zero)
    #expect(pair.moved(2, to: CGPoint(x: 10, y: 0)) == nil)
    #expect(pair.moved(2, to: .zero) == nil)
  }
}
