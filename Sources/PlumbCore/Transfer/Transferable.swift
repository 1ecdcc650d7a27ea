public import Foundation

/// A type whose values can be dragged, copied and pasted.
///
/// As CoreTransferable: the type lists the representations in which its values leave and enter views. Within a
/// program a value is passed on as it is to a view that accepts its type; other programs receive and provide
/// plain text and files.
public protocol Transferable: Sendable {
  associatedtype Representation: TransferRepresentation

  /// The representations of the type's values, the preferred one first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

extension String: Transferable {
  public static var transferRepresentation: DataRepresentation<String> {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension URL: Transferable {
  /// The address as a text; texts of other programs that are addresses are accepted.
  public static var transferRepresentation: ProxyRepresentation<URL, String> {
    ProxyRepresentation(exporting: \.absoluteString, importing: Self.address(in:))
  }

  @Sendable private static func address(in text: String) throws -> URL {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let url = URL(string: text), url.scheme != nil else {
      throw TransferError.notConvertible
    }
    return url
  }
}

extension Data: Transferable {
  public static var transferRepresentation: DataRepresentation<Data> {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension AttributedString: Transferable {
  /// The characters, without attributes.
  public static var transferRepresentation: ProxyRepresentation<AttributedString, String> {
    ProxyRepresentation {
      String($0.characters)
    } importing: {
      AttributedString($0)
    }
  }
}

/// An error of a transfer.
enum TransferError: Error, CustomStringConvertible {
  /// A value has no representation that the destination accepts.
  case notConvertible

  var description: String { "The value has no representation of the type that is needed." }
}
