// A binding to a collection is a collection of bindings, as required by `ForEach($pets) { $pet in …
// }`.

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  /// The index of the first element.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The index after the last element.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The indices of the elements.
  public var indices: Value.Indices { wrappedValue.indices }
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }

  /// A binding to one element, which must exist now.
  ///
  /// A view that is about to be removed may use the binding after the element has been removed: the
  /// binding then has the last value that is known, and writes are ignored. The binding to an
  /// `Identifiable` element that has moved follows the element to its new place.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    BoundElement(of: self, at: position, wrappedValue[position], isSame: haveSameIdentity).binding
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection, Value: MutableCollection {}

/// Returns whether two values are of the same element; `nil` for elements that are not `Identifiable`.
private func haveSameIdentity<Element>(_ first: Element, _ second: Element) -> Bool? {
  func isSame<E: Identifiable>(_ first: E) -> Bool { (second as? E)?.id == first.id }
  return (first as? any Identifiable).map { isSame($0) }
}
