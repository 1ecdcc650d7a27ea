public import Foundation

extension RangeReplaceableCollection {
  /// Removes the elements at some offsets from the start.
  ///
  /// As SwiftUI: the argument is the same as in ``DynamicViewContent/onDelete(perform:)``.
  ///
  /// - Precondition: Every offset is less than the number of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    offsets.checkOffsets(below: count, of: Self.self)
    guard let first = offsets.first else { return }
    var kept = Self(prefix(first))
    for (offset, element) in enumerated().dropFirst(first) where !offsets.contains(offset) {
      kept.append(element)
    }
    self = kept
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets from the start together to another offset, in their order.
  ///
  /// As SwiftUI: the arguments are the same as in ``DynamicViewContent/onMove(perform:)``.
  ///
  /// - Parameters:
  ///   - source: The offsets of the elements to move.
  ///   - destination: The offset, before the move, of the element in front of which the elements are
  ///     placed; the number of elements for the end.
  /// - Precondition: Every source is less than the number of elements, and the destination is not
  ///   greater.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    source.checkOffsets(below: elements.count, of: Self.self)
    precondition(
      (0...elements.count).contains(destination),
      "The destination \(destination) of a move is outside of the \(elements.count) elements of "
        + "\(Self.self); pass an offset from 0 to their number.")
    let moved = source.map { elements[$0] }
    func kept(_ range: Range<Int>) -> [Element] {
      range.filter { !source.contains($0) }.map { elements[$0] }
    }
    let ordered = kept(0..<destination) + moved + kept(destination..<elements.count)
    for (index, element) in zip(Array(indices), ordered) { self[index] = element }
  }
}

extension IndexSet {
  fileprivate func checkOffsets(below count: Int, of collection: Any.Type) {
    guard let last else { return }
    precondition(
      last < count,
      "The offset \(last) is outside of the \(count) elements of \(collection); pass offsets of "
        + "elements that exist.")
  }
}
