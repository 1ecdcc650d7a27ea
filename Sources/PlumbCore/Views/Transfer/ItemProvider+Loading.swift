public import Foundation

/// Functions that load the data of the value. They call their handlers at once.
extension NSItemProvider {
  /// A function that receives an item, or an error.
  public typealias CompletionHandler = ((any NSSecureCoding)?, (any Error)?) -> Void

  /// Passes the data of a type to a handler.
  ///
  /// As on a Mac: the item is the data, for an address its text with percent-encoding, from which
  /// `URL(dataRepresentation:relativeTo:)` makes the address again.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The identifier of the type, such as `public.file-url`.
  ///   - options: Without effect.
  ///   - completionHandler: Receives the data as `Data`, or an error if there is none.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: ((Any?, (any Error)?) -> Void)? = nil
  ) {
    let data = data(ofType: typeIdentifier)
    completionHandler?(data, data == nil ? TransferError.notConvertible : nil)
  }

  /// Passes the data of a type as an `NSData` to a handler that names the type of its item.
  @_disfavoredOverload
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: @escaping CompletionHandler
  ) {
    let data = data(ofType: typeIdentifier)
    completionHandler(
      data.map { NSData(data: $0) }, data == nil ? TransferError.notConvertible : nil)
  }

  /// Returns the data of a type, as `Data`.
  ///
  /// - Throws: An error if there is none.
  nonisolated(nonsending) public func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil
  ) async throws -> Any {
    guard let data = data(ofType: typeIdentifier) else { throw TransferError.notConvertible }
    return data
  }

  /// Passes the data of a type to a handler.
  @discardableResult public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    let data = data(ofType: typeIdentifier)
    completionHandler(data, data == nil ? TransferError.notConvertible : nil)
    return Progress(totalUnitCount: 1)
  }

  /// Passes the data of a type to a handler.
  @discardableResult public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Passes the address of the file to a handler, which may read it for as long as it likes.
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) -> Progress {
    let url = items.lazy.compactMap { $0.value as? URL }.first { $0.isFileURL }
    completionHandler(url, url == nil ? TransferError.notConvertible : nil)
    return Progress(totalUnitCount: 1)
  }

  private func data(ofType typeIdentifier: String) -> Data? {
    guard let type = UTType(typeIdentifier) else { return nil }
    return items.lazy.filter { $0.isOffered(as: [type]) }.compactMap(\.data).first
  }
}

extension TransferItem {
  /// The bytes of the value, if they are available at once.
  fileprivate var data: Data? {
    // Foundation's `dataRepresentation` leaves out the percent-encoding of files on Linux.
    if let url = value as? URL { return Data(url.absoluteString.utf8) }
    if let data = value as? Data { return data }
    return text.map { Data($0.utf8) }
  }
}
