/// An element of a bound collection, for a binding that may be used after the element has been moved or
/// removed.
final class BoundElement<Elements: MutableCollection> {
  private let elements: Binding<Elements>
  private let position: Elements.Index
  /// The value when the binding was made, or after the last write through it.
  private var value: Elements.Element
  /// Returns whether two values are of the same element; `nil` if only its position identifies it.
  private let isSame: (Elements.Element, Elements.Element) -> Bool?

  /// - Parameters:
  ///   - value: The value of the element, which is at the position.
  ///   - isSame: Returns whether two values are of the same element; `nil` if only its position
  ///     identifies it.
  init(
    of elements: Binding<Elements>, at position: Elements.Index, _ value: Elements.Element,
    isSame: @escaping (Elements.Element, Elements.Element) -> Bool?
  ) {
    self.elements = elements
    self.position = position
    self.value = value
    self.isSame = isSame
  }

  /// A binding to the element, which keeps this object.
  var binding: Binding<Elements.Element> { Binding(get: read, set: write) }

  private func read() -> Elements.Element {
    let elements = elements.wrappedValue
    return position(in: elements).map { elements[$0] } ?? value
  }

  private func write(_ newValue: Elements.Element) {
    var elements = elements.wrappedValue
    guard let position = position(in: elements) else { return }
    elements[position] = newValue
    value = newValue
    self.elements.wrappedValue = elements
  }

  /// Returns the position of the element; `nil` if it has been removed.
  private func position(in elements: Elements) -> Elements.Index? {
    let exists = position >= elements.startIndex && position < elements.endIndex
    if exists, isSame(elements[position], value) ?? true { return position }
    return elements.indices.first { isSame(elements[$0], value) ?? false }
  }
}
