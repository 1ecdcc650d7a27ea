internal import Foundation

/// Returns whether two values of any type are known to be equal.
///
/// Values of a type that is not `Equatable` count as different, unless the type has no stored data.
package func areKnownEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  if MemoryLayout<Value>.size == 0, !(Value.self is AnyObject.Type) { return true }
  guard let lhs = lhs as? any Equatable else { return false }
  return isEqual(lhs, rhs)
}

private func isEqual<Value: Equatable>(_ lhs: Value, _ rhs: Any) -> Bool {
  lhs == rhs as? Value
}

/// Returns whether two containers of any values have the same bytes, as copies of one container
/// have.
///
/// They contain the same value then: both retain the objects that their bytes refer to.
package func haveSameBytes(_ first: Any, _ second: Any) -> Bool {
  haveSameBytes(ofValues: first, second)
}

/// Returns whether two values have the same bytes, as copies of one value have.
func haveSameBytes<Value>(ofValues first: Value, _ second: Value) -> Bool {
  unsafe withUnsafeBytes(of: first) { first in
    unsafe withUnsafeBytes(of: second) { second in
      guard let first = first.baseAddress, let second = second.baseAddress else { return true }
      return unsafe memcmp(first, second, MemoryLayout<Value>.size) == 0
    }
  }
}
