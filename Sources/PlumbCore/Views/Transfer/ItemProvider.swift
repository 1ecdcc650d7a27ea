public import Foundation

/// A value that is dragged or pasted, for code that asks for its types first.
///
/// As Foundation on Apple's platforms, for texts and addresses; functions that load call their handlers at once.
public final class NSItemProvider {
  /// The value, or nothing for a provider without one.
  package let items: [TransferItem]
  /// The name of a file for the value.
  public var suggestedName: String?

  /// Creates a provider without a value.
  public init() { items = [] }

  /// Creates a provider of a text.
  public init(object: String) { items = [TransferItem(object)] }

  /// Creates a provider of a text.
  public init(object: NSString) { items = [TransferItem(String(describing: object))] }

  /// Creates a provider of an address.
  public init(object: URL) { items = [TransferItem(object)] }

  /// Creates a provider of an address.
  public init(object: NSURL) { items = [TransferItem(object as URL)] }

  /// Creates a provider of the address of a file.
  public init?(contentsOf fileURL: URL?) {
    guard let fileURL else { return nil }
    items = [TransferItem(fileURL)]
  }

  /// Creates a provider of a value that is dragged or pasted.
  package init(_ item: TransferItem) { items = [item] }

  /// The identifiers of the types of the value, the most special one first.
  public var registeredTypeIdentifiers: [String] {
    items.flatMap(\.contentTypes).map(\.identifier)
  }

  /// Returns whether the value has data of a type.
  public func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    UTType(typeIdentifier).map { type in items.contains { $0.isOffered(as: [type]) } } ?? false
  }

  /// Returns whether the value can be converted to a type.
  public func canLoadObject<T: Transferable>(ofClass aClass: T.Type) -> Bool {
    items.contains { $0.converted(to: T.self).isPossible }
  }

  /// Converts the value to a type and passes it to a handler.
  @discardableResult public func loadObject<T: Transferable>(
    ofClass aClass: T.Type, completionHandler: @escaping (T?, (any Error)?) -> Void
  ) -> Progress {
    for item in items {
      guard case .value(let value) = item.converted(to: T.self) else { continue }
      completionHandler(value, nil)
      return Progress(totalUnitCount: 1)
    }
    completionHandler(nil, TransferError.notConvertible)
    return Progress(totalUnitCount: 1)
  }

  /// Converts the value to a type and passes it to a handler.
  @discardableResult public func loadTransferable<T: Transferable>(
    type transferableType: T.Type,
    completionHandler: @escaping (Result<T, any Error>) -> Void
  ) -> Progress {
    loadObject(ofClass: T.self) { value, error in
      completionHandler(
        value.map { .success($0) } ?? .failure(error ?? TransferError.notConvertible))
    }
  }
}

extension TransferItem {
  /// The types of the value's data, the most special one first.
  var contentTypes: [UTType] {
    if let url = value as? URL { return url.isFileURL ? [.fileURL, .url] : [.url] }
    return text != nil ? [.utf8PlainText] : [.data]
  }

  /// Returns whether the value has data of one of some types.
  package func isOffered(as types: [UTType]) -> Bool {
    contentTypes.contains { own in types.contains { own.conforms(to: $0) } }
  }
}
