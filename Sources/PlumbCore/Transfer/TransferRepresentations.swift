public import Foundation

/// The values as data of a content type.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  public typealias Body = _NoTransferRepresentation<Item>
  private let contentType: UTType
  private let exporting: (@Sendable (Item) async throws -> Data)?
  private let importing: (@Sendable (Data) async throws -> Item)?

  /// Creates a representation in both directions.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    (self.contentType, self.exporting, self.importing) = (contentType, exporting, importing)
  }

  /// Creates a representation in which values only leave.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    (contentType, self.exporting, importing) = (exportedContentType, exporting, nil)
  }

  /// Creates a representation in which values only enter.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    (contentType, exporting, self.importing) = (importedContentType, nil, importing)
  }

  public func _append(to list: inout _TransferRepresentations<Item>) {
    list.entries.append(.init(data: exporting, fromData: importing, contentType: contentType))
  }
}

/// The values in the form that an encoder gives them.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  public typealias Body = _NoTransferRepresentation<Item>
  private let contentType: UTType

  /// Creates a representation in JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.contentType = contentType
  }

  public func _append(to list: inout _TransferRepresentations<Item>) {
    list.entries.append(
      .init(
        data: { try JSONEncoder().encode($0) },
        fromData: { try JSONDecoder().decode(Item.self, from: $0) }, contentType: contentType))
  }
}

/// The values as other values that stand for them.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  public typealias Body = _NoTransferRepresentation<Item>
  private let exporting: (@Sendable (Item) throws -> ProxyRepresentation)?
  private let importing: (@Sendable (ProxyRepresentation) throws -> Item)?

  /// Creates a representation in which values only leave.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) {
    (self.exporting, importing) = (exporting, nil)
  }

  /// Creates a representation in which values only enter.
  public init(importing: @escaping @Sendable (ProxyRepresentation) throws -> Item) {
    (exporting, self.importing) = (nil, importing)
  }

  /// Creates a representation in both directions.
  public init(
    exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) throws -> Item
  ) {
    (self.exporting, self.importing) = (exporting, importing)
  }

  public func _append(to list: inout _TransferRepresentations<Item>) {
    var entry = _TransferRepresentations<Item>.Entry()
    if let exporting { entry.proxy = { TransferItem(try exporting($0)) } }
    if let importing {
      entry.fromProxy = { item in
        guard case .value(let proxy) = item.converted(to: ProxyRepresentation.self) else {
          return nil
        }
        return try importing(proxy)
      }
    }
    list.entries.append(entry)
  }
}

/// A builder of the representations of a type.
@resultBuilder public enum TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  public static func buildPartialBlock<Content: TransferRepresentation>(
    first content: Content
  ) -> Content where Content.Item == Item { content }

  public static func buildPartialBlock<
    First: TransferRepresentation, Second: TransferRepresentation
  >(
    accumulated first: First, next second: Second
  ) -> _TransferRepresentationPair<First, Second>
  where First.Item == Item, Second.Item == Item {
    _TransferRepresentationPair(first: first, second: second)
  }
}

/// Two representations of a type, the preferred one first. Not for apps.
public struct _TransferRepresentationPair<
  First: TransferRepresentation, Second: TransferRepresentation
>: TransferRepresentation where First.Item == Second.Item {
  public typealias Item = First.Item
  public typealias Body = _NoTransferRepresentation<Item>
  let first: First
  let second: Second

  public func _append(to list: inout _TransferRepresentations<Item>) {
    first._append(to: &list)
    second._append(to: &list)
  }
}
