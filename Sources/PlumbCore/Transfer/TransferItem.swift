internal import Foundation

/// A value that is dragged, copied or pasted.
package struct TransferItem {
  let value: any Transferable

  package init(_ value: any Transferable) {
    self.value = value
  }

  /// Creates the value of an item that another program has dropped.
  init(_ dropped: DroppedItem) {
    switch dropped {
    case .text(let text): value = text
    case .file(let url): value = url
    }
  }

  /// The result of a conversion.
  package enum Conversion<Value> {
    /// The value is known at once.
    case value(Value)
    /// The value is known after a while.
    case pending(@Sendable () async throws -> Value)
    /// The value cannot be converted.
    case none
  }

  /// Returns the value as one of another type.
  package func converted<Other: Transferable>(to type: Other.Type) -> Conversion<Other> {
    converted(to: type, depth: 0)
  }

  /// The value as a text; `nil` if it has no text that is available at once.
  package var text: String? {
    if case .value(let text) = converted(to: String.self) { text } else { nil }
  }

  /// The text that is inserted into an edited text: for a file, its path.
  package var insertedText: String? {
    if let url = value as? URL, url.isFileURL { return url.path(percentEncoded: false) }
    return text
  }

  /// The largest number of steps in a conversion by other values, so that conversions between types
  /// that stand for each other end.
  private static let maximumDepth = 4

  private func converted<Other: Transferable>(
    to type: Other.Type, depth: Int
  ) -> Conversion<Other> {
    if let value = value as? Other { return .value(value) }
    guard depth < Self.maximumDepth else { return .none }
    if let proxy = Self.proxies(of: value).lazy.map({ $0.converted(to: type, depth: depth + 1) })
      .first(where: \.isPossible)
    {
      return proxy
    }
    let own = Other.representations
    for entry in own {
      if let value = try? entry.fromProxy?(self) { return .value(value) }
    }
    return Self.byData(value, own)
  }

  /// Returns the values that stand for a value.
  private static func proxies<Value: Transferable>(of value: Value) -> [TransferItem] {
    Value.representations.compactMap { try? $0.proxy?(value) }
  }

  /// Returns a conversion by data of a type that both have.
  private static func byData<Value: Transferable, Other: Transferable>(
    _ value: Value, _ others: [_TransferRepresentations<Other>.Entry]
  ) -> Conversion<Other> {
    for entry in Value.representations {
      guard let data = entry.data, let contentType = entry.contentType else { continue }
      for other in others {
        guard let fromData = other.fromData, let accepted = other.contentType,
          contentType.conforms(to: accepted)
        else { continue }
        return .pending { try await fromData(try await data(value)) }
      }
    }
    return .none
  }
}

extension TransferItem.Conversion {
  /// Whether there is a value, at once or later.
  package var isPossible: Bool {
    if case .none = self { false } else { true }
  }
}
