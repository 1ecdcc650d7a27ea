import EngineTesting
import PlumbUI
import Testing

@testable import PlumbCore

/// The comparison of environments, which decides whether a view is evaluated again.
@MainActor @Suite struct EnvironmentComparisonTests {
  private enum Plain: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }

  private enum Named: EnvironmentKey {
    static var defaultValue: String? { nil }
  }

  private enum Weight: EnvironmentKey {
    static var defaultValue: Double? { 1 }
  }

  /// A value that is not `Equatable`, and larger than what an existential holds without a box.
  private struct Large {
    var numbers = (0, 1, 2, 3, 4)
  }

  private enum Wide: EnvironmentKey {
    static var defaultValue: Large { Large() }
  }

  private enum Counter: EnvironmentKey {
    static var defaultValue: Object? { nil }
  }

  private final class Object {}

  @Test func `values that were not set are the default ones`() {
    let values = EnvironmentValues()
    #expect(values[Plain.self] == 0)
    #expect(values[Named.self] == nil)
  }

  @Test func `a value of nil that was set is not the default one`() {
    var values = EnvironmentValues()
    #expect(values[Weight.self] == 1)
    values[Weight.self] = nil
    #expect(values[Weight.self] == nil)
  }

  /// A number that is not equal to itself would have every view evaluated again.
  @Test func `numbers are compared by their bytes, then by their values`() {
    func values(_ weight: Double) -> EnvironmentValues {
      var values = EnvironmentValues()
      values[Weight.self] = weight
      return values
    }
    #expect(values(.nan).isKnownEqual(to: values(.nan)))
    #expect(values(0).isKnownEqual(to: values(-0.0)))
    #expect(!values(0).isKnownEqual(to: values(1)))
  }

  @Test func `a later value replaces the one before, and no other`() {
    var values = EnvironmentValues()
    values[Plain.self] = 1
    values[Named.self] = "one"
    let before = values
    values[Plain.self] = 2
    #expect(values[Plain.self] == 2)
    #expect(values[Named.self] == "one")
    #expect(before[Plain.self] == 1)
    #expect(values.description == "2 values set")
  }

  @Test func `the order in which values were set does not matter`() {
    var first = EnvironmentValues()
    first[Plain.self] = 1
    first[Named.self] = "one"
    var second = EnvironmentValues()
    second[Named.self] = "one"
    second[Plain.self] = 1
    #expect(first.isKnownEqual(to: second))
    second[Plain.self] = 2
    #expect(!first.isKnownEqual(to: second))
  }

  @Test func `a value that is missing makes a difference`() {
    var first = EnvironmentValues()
    first[Plain.self] = 1
    var second = first
    second[Named.self] = "one"
    #expect(!first.isKnownEqual(to: second))
    #expect(!second.isKnownEqual(to: first))
    first[Counter.self] = Object()
    #expect(!first.isKnownEqual(to: second))
  }

  @Test func `values of any type that were passed on are known to be equal`() {
    var first = EnvironmentValues()
    first[Wide.self] = Large()
    first[Counter.self] = Object()
    var second = first
    second[Plain.self] = 1
    first[Plain.self] = 1
    #expect(first.isKnownEqual(to: second))
    second[Counter.self] = Object()
    #expect(!first.isKnownEqual(to: second))
  }

  @Test func `equal values that were set again are known to be equal`() {
    var first = EnvironmentValues()
    first[Named.self] = "a name that needs memory of its own"
    var second = EnvironmentValues()
    second[Named.self] = ["a name", "that needs memory", "of its own"].joined(separator: " ")
    #expect(first.isKnownEqual(to: second))
  }

  @Test func `the layout direction counts as well`() {
    let first = EnvironmentValues()
    var second = first
    second.layoutDirection = .rightToLeft
    #expect(!first.isKnownEqual(to: second))
  }
}
