import Foundation

/// The length of the tests that repeat one property many times.
///
/// `make test` runs a fixed part of the repetitions, in which there is each kind of them, and
/// `make long-test` all.
public enum TestLength {
  /// Whether all repetitions run.
  public static let isFull = ProcessInfo.processInfo.environment["PLUMB_TESTS"] == "all"

  /// Returns all elements, or the one whose turn it is: as many turns as there are elements have all.
  public static func turn<Element>(_ turn: Int, of elements: [Element]) -> [Element] {
    isFull ? elements : [elements[turn % elements.count]]
  }
}
