internal import Foundation

/// The values of the screens of a navigation stack above its root, of any types.
///
/// As SwiftUI: the last value is the value of the topmost screen. Two paths are equal if their values are.
public struct NavigationPath: Equatable {
  /// The values, from the bottom to the top.
  var elements: [AnyHashable]

  /// Creates an empty path.
  public init() { elements = [] }

  /// Creates a path of some values, from the bottom to the top.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  init(erased elements: [AnyHashable]) { self.elements = elements }

  /// The number of values.
  public var count: Int { elements.count }

  /// Whether there is no value, so that the stack shows its root.
  public var isEmpty: Bool { elements.isEmpty }

  /// Adds a value at the top.
  public mutating func append<V: Hashable>(_ value: V) { elements.append(AnyHashable(value)) }

  /// Removes the topmost values.
  ///
  /// - Precondition: there are at least `k` values.
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }

  /// The path in a form that can be stored; `nil` if a value is not `Codable`.
  public var codable: CodableRepresentation? {
    elements.allSatisfy { $0.base is any Codable } ? CodableRepresentation(path: self) : nil
  }

  /// Creates a path from its stored form.
  public init(_ codable: CodableRepresentation) { self = codable.path }

  /// A path whose values are all `Codable`.
  ///
  /// It is stored as a list that has two strings for each value, from the bottom to the top: the name of
  /// its type and the value as JSON.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let path: NavigationPath

    fileprivate init(path: NavigationPath) { self.path = path }

    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var path = NavigationPath()
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "No type of a value in a path is named \(name).")
        }
        let value = try container.decode(String.self)
        path.append(try JSONDecoder().decode(type, from: Data(value.utf8)))
      }
      self.path = path
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in path.elements {
        guard let value = element.base as? any Encodable,
          let name = _mangledTypeName(type(of: element.base))
        else {
          throw EncodingError.invalidValue(
            element.base,
            .init(codingPath: encoder.codingPath, debugDescription: "The type has no name."))
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
      }
    }
  }
}
