internal import PlumbText

/// A type of data, such as plain text or a PNG picture.
///
/// As UniformTypeIdentifiers: types conform to more general ones. Only the types declared here and those that an
/// app declares are known; the types of the desktop are not asked for.
public struct UTType: Hashable, Sendable, Codable {
  /// The identifier in reverse-domain form, such as `public.plain-text`.
  public let identifier: String

  private init(known identifier: String) {
    self.identifier = identifier
  }

  /// Creates the type with an identifier; `nil` for one that is not known.
  public init?(_ identifier: String) {
    guard Self.table[identifier] != nil else { return nil }
    self.identifier = identifier
  }

  /// Creates a type that the app declares.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    Self.declare(identifier, conformingTo: parentType)
  }

  /// Creates a type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Creates the type of files with an extension; `nil` if none is known.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard
      let found = Self.table.first(where: { $0.value.extensions.contains(name) })?.key
    else { return nil }
    self.identifier = found
    if !conforms(to: supertype) { return nil }
  }

  /// The usual extension of files of the type; `nil` if there is none.
  public var preferredFilenameExtension: String? { Self.table[identifier]?.extensions.first }

  /// The usual MIME type; `nil` if there is none.
  public var preferredMIMEType: String? { Self.table[identifier]?.mime }

  /// Returns whether data of this type is also of another one.
  public func conforms(to type: UTType) -> Bool {
    var rest = [identifier]
    while let next = rest.popLast() {
      if next == type.identifier { return true }
      rest += Self.table[next]?.parents ?? Self.declaredParents(of: next)
    }
    return false
  }

  /// Returns whether the type conforms to another one without being the same.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Returns whether another type conforms to this one without being the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}

extension UTType {
  public static let item = UTType(known: "public.item")
  public static let content = UTType(known: "public.content")
  public static let data = UTType(known: "public.data")
  public static let text = UTType(known: "public.text")
  public static let plainText = UTType(known: "public.plain-text")
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  public static let html = UTType(known: "public.html")
  public static let json = UTType(known: "public.json")
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  public static let url = UTType(known: "public.url")
  public static let fileURL = UTType(known: "public.file-url")
  public static let folder = UTType(known: "public.folder")
  public static let directory = UTType(known: "public.directory")
  public static let image = UTType(known: "public.image")
  public static let png = UTType(known: "public.png")
  public static let jpeg = UTType(known: "public.jpeg")
  public static let gif = UTType(known: "com.compuserve.gif")
  public static let svg = UTType(known: "public.svg-image")
  public static let pdf = UTType(known: "com.adobe.pdf")

  private struct Entry {
    var parents: [String]
    var extensions: [String] = []
    var mime: String?
  }

  private static let table: [String: Entry] = [
    "public.item": Entry(parents: []),
    "public.content": Entry(parents: []),
    "public.data": Entry(parents: ["public.item"]),
    "public.text": Entry(parents: ["public.data", "public.content"]),
    "public.plain-text": Entry(parents: ["public.text"], extensions: ["txt"], mime: "text/plain"),
    "public.utf8-plain-text": Entry(parents: ["public.plain-text"]),
    "public.html": Entry(parents: ["public.text"], extensions: ["html", "htm"], mime: "text/html"),
    "public.json": Entry(parents: ["public.text"], extensions: ["json"], mime: "application/json"),
    "public.comma-separated-values-text": Entry(
      parents: ["public.text"], extensions: ["csv"], mime: "text/csv"),
    "public.url": Entry(parents: ["public.data"]),
    "public.file-url": Entry(parents: ["public.url"]),
    "public.directory": Entry(parents: ["public.item"]),
    "public.folder": Entry(parents: ["public.directory"]),
    "public.image": Entry(parents: ["public.data", "public.content"]),
    "public.png": Entry(parents: ["public.image"], extensions: ["png"], mime: "image/png"),
    "public.jpeg": Entry(
      parents: ["public.image"], extensions: ["jpeg", "jpg"], mime: "image/jpeg"),
    "com.compuserve.gif": Entry(parents: ["public.image"], extensions: ["gif"], mime: "image/gif"),
    "public.svg-image": Entry(
      parents: ["public.image"], extensions: ["svg"], mime: "image/svg+xml"),
    "com.adobe.pdf": Entry(
      parents: ["public.data", "public.content"], extensions: ["pdf"], mime: "application/pdf"),
  ]

  /// The types that the app has declared, with what they conform to.
  private static let declared = Guarded<[String: String]>([:])

  private static func declare(_ identifier: String, conformingTo parent: UTType?) {
    guard table[identifier] == nil else { return }
    declared.withLock { $0[identifier] = parent?.identifier ?? UTType.data.identifier }
  }

  private static func declaredParents(of identifier: String) -> [String] {
    declared.withLock { $0[identifier].map { [$0] } ?? [] }
  }
}
