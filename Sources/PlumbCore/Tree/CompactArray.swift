/// An array of objects that needs no memory of its own for one element.
///
/// Most nodes of a tree have one child. An array would cost a heap block for each of them.
package struct CompactArray<Element: AnyObject>: RandomAccessCollection {
  private enum Storage {
    case empty
    case one(Element)
    case several([Element])
  }

  private var storage = Storage.empty

  init() {}

  init(_ elements: [Element]) {
    switch elements.count {
    case 0: storage = .empty
    case 1: storage = .one(elements[0])
    default: storage = .several(elements)
    }
  }

  package var startIndex: Int { 0 }

  package var endIndex: Int {
    switch storage {
    case .empty: 0
    case .one: 1
    case .several(let elements): elements.count
    }
  }

  package subscript(index: Int) -> Element {
    get {
      switch storage {
      case .empty: preconditionFailure("An empty array has no element at \(index).")
      case .one(let element):
        precondition(index == 0, "An array of one element has none at \(index).")
        return element
      case .several(let elements): return elements[index]
      }
    }
    set {
      if case .several(var elements) = storage {
        // The array is changed in place if nothing else refers to it.
        storage = .empty
        elements[index] = newValue
        storage = .several(elements)
      } else {
        precondition(index == 0 && endIndex == 1, "The array has no element at \(index).")
        storage = .one(newValue)
      }
    }
  }

  /// Calls a function with each element, in order.
  ///
  /// Faster than a loop, which asks for the number of elements again before each of them.
  @inline(__always)
  func visit(_ body: (Element) -> Void) {
    switch storage {
    case .empty: break
    case .one(let element): body(element)
    case .several(let elements): for element in elements { body(element) }
    }
  }

  mutating func append(_ element: Element) {
    switch storage {
    case .empty: storage = .one(element)
    case .one(let first): storage = .several([first, element])
    case .several(var elements):
      storage = .empty
      elements.append(element)
      storage = .several(elements)
    }
  }

  /// Removes the elements from an index on.
  mutating func removeAll(from index: Int) {
    guard index < endIndex else { return }
    self = CompactArray(Array(self[..<index]))
  }
}
