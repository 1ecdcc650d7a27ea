/// The path of a navigation stack as the stack reads and writes it, whatever its type.
struct NavigationPathLink {
  /// The values, from the bottom to the top.
  let elements: [AnyHashable]
  /// Adds a value at the top. Returns `false` if the path cannot hold a value of its type.
  let append: (AnyHashable) -> Bool
  /// Removes the values above a number of them, if there are more.
  let removeValues: (_ count: Int) -> Void

  init(_ path: Binding<NavigationPath>) {
    elements = path.wrappedValue.elements
    append = {
      path.wrappedValue.elements.append($0)
      return true
    }
    removeValues = { count in
      let excess = path.wrappedValue.count - count
      if excess > 0 { path.wrappedValue.elements.removeLast(excess) }
    }
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
    removeValues = { count in
      let values = path.wrappedValue
      guard values.count > count else { return }
      path.wrappedValue.removeSubrange(values.index(values.startIndex, offsetBy: count)...)
    }
  }
}

extension AnyHashable {
  /// The identity of the type of the value.
  var typeID: ObjectIdentifier { ObjectIdentifier(type(of: base)) }
}
