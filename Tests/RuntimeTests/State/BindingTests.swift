import Foundation
import PlumbUI
import Testing

@testable import TestSupport

@Suite struct BindingTests {
  /// Storage outside of any tree, as a source of bindings.
  private final class Place<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
    var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
  }

  private struct Pet: Identifiable, Equatable {
    let id: Int
    var name: String
    var tags: [String] = []
  }

  @Test func `reads and writes its source`() {
    let place = Place(1)
    let binding = place.binding
    binding.wrappedValue = 5
    #expect(place.value == 5)
    place.value = 6
    #expect(binding.wrappedValue == 6)
    #expect(binding.projectedValue.wrappedValue == 6)
  }

  @Test func `to a constant ignores writes`() {
    let binding = Binding.constant("a")
    binding.wrappedValue = "b"
    #expect(binding.wrappedValue == "a")
  }

  @Test func `projects members, nested members and elements`() {
    let place = Place(Pet(id: 1, name: "Cat", tags: ["grey", "old"]))
    let binding = place.binding
    binding.name.wrappedValue = "Tom"
    binding.tags[1].wrappedValue = "young"
    binding.tags.wrappedValue.append("fat")
    #expect(place.value == Pet(id: 1, name: "Tom", tags: ["grey", "young", "fat"]))
    #expect(binding.name.wrappedValue == "Tom")
    #expect(binding.id == 1)
  }

  @Test func `writes a member without changing other members`() {
    let place = Place(Pet(id: 1, name: "Cat"))
    let name = place.binding.name
    place.value.tags = ["new"]
    name.wrappedValue = "Tom"
    #expect(place.value == Pet(id: 1, name: "Tom", tags: ["new"]))
  }

  @Test func `to an optional can be unwrapped to its value`() throws {
    let place = Place<Int?>(nil)
    let none: Binding<Int>? = Binding(place.binding)
    #expect(none?.wrappedValue == nil)
    place.value = 3
    let inner: Binding<Int> = try #require(Binding(place.binding))
    inner.wrappedValue += 1
    #expect(place.value == 4)
    place.value = nil
    // The last known value is returned, so that a view being removed does not trap.
    #expect(inner.wrappedValue == 3)
  }

  @Test func `to a value can be converted to an optional`() {
    let place = Place(3)
    let optional = Binding<Int?>(place.binding)
    optional.wrappedValue = 4
    #expect(place.value == 4)
    optional.wrappedValue = nil
    #expect(place.value == 4)
  }

  @Test func `to a collection is a collection of bindings`() {
    let place = Place(["a", "b", "c"])
    for binding in place.binding { binding.wrappedValue += "!" }
    #expect(place.value == ["a!", "b!", "c!"])
    #expect(place.binding.count == 3)
    #expect(place.binding.reversed().map(\.wrappedValue) == ["c!", "b!", "a!"])
    place.binding.last?.wrappedValue = "z"
    #expect(place.value == ["a!", "b!", "z"])
  }

  @Test func `writes with its transaction, and passes it to a setter with a parameter for it`() {
    var received: [Animation?] = []
    let binding = Binding(
      get: { 0 }, set: { _, transaction in received.append(transaction.animation) })
    binding.wrappedValue = 1
    binding.animation(.linear(duration: 3)).wrappedValue = 1
    var changed = binding
    changed.transaction.animation = .easeIn
    changed.wrappedValue = 1
    #expect(received == [nil, .linear(duration: 3), .easeIn])
    #expect(changed.transaction.animation == .easeIn)
    #expect(binding.transaction.animation == nil)
  }
}
