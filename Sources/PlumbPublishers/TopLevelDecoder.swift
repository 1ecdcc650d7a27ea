public import Foundation

/// A decoder of values from bytes or another input.
public protocol TopLevelDecoder {
  associatedtype Input

  /// Returns the value of a type decoded from an input.
  func decode<T: Decodable>(_ type: T.Type, from input: Input) throws -> T
}

extension JSONDecoder: TopLevelDecoder {}
extension PropertyListDecoder: TopLevelDecoder {}
