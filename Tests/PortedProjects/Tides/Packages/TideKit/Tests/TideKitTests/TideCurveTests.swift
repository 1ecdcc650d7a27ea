import XCTest

@testable import TideKit

final class TideCurveTests: XCTestCase {
  private let curve = TideCurve([
    Tide(kind: .low, hour: 0, height: 1), Tide(kind: .high, hour: 6, height: 5),
  ])

  func testTheMiddleIsBetweenTheTides() {
    XCTAssertEqual(curve.height(at: 3), 3, accuracy: 0.001)
  }

  func testTheEndsAreLevel() {
    XCTAssertEqual(curve.height(at: 0), 1)
    XCTAssertEqual(curve.height(at: 9), 5)
  }
}
