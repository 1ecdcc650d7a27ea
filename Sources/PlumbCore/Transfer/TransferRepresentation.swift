internal import Foundation

/// A way in which values are transferred between views and programs.
public protocol TransferRepresentation<Item>: Sendable {
  /// The type of the values.
  associatedtype Item: Transferable
  associatedtype Body: TransferRepresentation

  /// The representations of which this one consists.
  @TransferRepresentationBuilder<Item> var body: Body { get }

  /// Adds the basic representations of which this one consists. Not for apps.
  func _append(to list: inout _TransferRepresentations<Item>)
}

extension TransferRepresentation where Body.Item == Item {
  public func _append(to list: inout _TransferRepresentations<Item>) { body._append(to: &list) }
}

/// The body of a basic representation, which has no content. Not for apps.
public struct _NoTransferRepresentation<Item: Transferable>: TransferRepresentation {
  public var body: Self { self }

  public func _append(to list: inout _TransferRepresentations<Item>) {}
}

extension TransferRepresentation where Body == _NoTransferRepresentation<Item> {
  public var body: _NoTransferRepresentation<Item> { _NoTransferRepresentation() }
}

/// The basic representations of a type, the preferred one first. Not for apps.
public struct _TransferRepresentations<Item: Transferable> {
  /// A basic representation.
  package struct Entry {
    /// Returns the value as data; `nil` where values only enter.
    package var data: (@Sendable (Item) async throws -> Data)?
    /// Creates a value from data; `nil` where values only leave.
    var fromData: (@Sendable (Data) async throws -> Item)?
    /// The type of the data; `nil` for a representation by another value.
    package var contentType: UTType?
    /// Returns another value that stands for the value.
    var proxy: ((Item) throws -> TransferItem)?
    /// Creates a value from another one that stands for it; `nil` if the other value has another
    /// type.
    var fromProxy: ((TransferItem) throws -> Item?)?
  }

  var entries: [Entry] = []
}

extension Transferable {
  /// The basic representations of the type.
  package static var representations: [_TransferRepresentations<Self>.Entry] {
    entries(of: transferRepresentation)
  }

  /// Returns the basic representations; none if they belong to another type.
  private static func entries<Other: TransferRepresentation>(
    of representation: Other
  ) -> [_TransferRepresentations<Self>.Entry] {
    var list = _TransferRepresentations<Other.Item>()
    representation._append(to: &list)
    return (list as? _TransferRepresentations<Self>)?.entries ?? []
  }
}
