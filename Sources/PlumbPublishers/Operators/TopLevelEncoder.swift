public import Foundation

/// An encoder of values to bytes or another output.
public protocol TopLevelEncoder {
  associatedtype Output

  /// Returns a value in encoded form.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONEncoder: TopLevelEncoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publisher {
  /// Returns a publisher of encoded values that fails when a value cannot be encoded.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.TryMap<Self, Coder.Output> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}
