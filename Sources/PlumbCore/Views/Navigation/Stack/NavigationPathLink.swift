/// The path of a navigation stack as the stack reads and writes it, whatever its type.
struct NavigationPathLink {
  /// The values, from the bottom to the top.
  let elements: [AnyHashable]
  /// Adds a value at the top. Returns `false` if the path cannot hold a value of its type.
  let append: (AnyHashable) -> Bool
  /// Removes a number of values at the top, or all if there are fewer.
  let removeLast: (Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    elements = path.wrappedValue.elements
    append = {
      path.wrappedValue.elements.append($0)
      return true
    }
    removeLast = { path.wrappedValue.elements.removeLast(min($0, path.wrappedValue.count)) }
  }

  init<Data>(_ path: Binding<Data>)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    elements = path.wrappedValue.map { AnyHashable($0) }
    append = {
      guard let value = $0.base as? Data.Element else { return false }
      path.wrappedValue.append(value)
      return true
    }
    removeLast = {
      let values = path.wrappedValue
      let end = values.index(values.startIndex, offsetBy: max(0, values.count - $0))
      path.wrappedValue.removeSubrange(end...)
    }
  }
}

extension AnyHashable {
  /// The identity of the type of the value.
  var typeID: ObjectIdentifier { ObjectIdentifier(type(of: base)) }
}
