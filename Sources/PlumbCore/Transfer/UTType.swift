/// A type of data, such as plain text or a PNG picture.
///
/// As UniformTypeIdentifiers: types conform to more general ones. Only the types declared here and by the app are
/// known: in its code, and in the lists `UTExportedTypeDeclarations` and `UTImportedTypeDeclarations` of its
/// `Info.plist`. The types of the desktop are not used.
public struct UTType: Hashable, Sendable, Codable {
  /// The identifier in reverse-domain form, such as `public.plain-text`.
  public let identifier: String

  init(known identifier: String) {
    self.identifier = identifier
  }

  /// Creates the type with an identifier; `nil` for one that is not known.
  public init?(_ identifier: String) {
    guard Self.table[identifier] != nil || Self.isListed(identifier) else { return nil }
    self.identifier = identifier
  }

  /// Creates a type that the app declares.
  ///
  /// The property list of the program says to which types it conforms, and its extensions. Without an entry there it
  /// conforms to `parentType`, or to `data` if that is `nil`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = identifier
    Self.declare(identifier, conformingTo: parentType)
  }

  /// Creates a type that another app declares.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Creates the type of files with an extension, or a dynamic one if none is known; `nil` if the extension is empty or
  /// its type does not conform to `supertype`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard !name.isEmpty, !name.contains("/") else { return nil }
    if let found = Self.table.first(where: { $0.value.extensions.contains(name) })?.key
      ?? Self.listed(where: { $0.extensions.contains(name) })
    {
      identifier = found
      if !conforms(to: supertype) { return nil }
    } else {
      identifier = Self.dynamicPrefix + name
      Self.declare(identifier, conformingTo: supertype)
    }
  }

  /// Creates the type of data with a MIME type; `nil` if none is known.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    let name = mimeType.lowercased()
    guard
      let found = Self.table.first(where: { $0.value.mime == name })?.key
        ?? Self.listed(where: { $0.mime == name })
    else { return nil }
    identifier = found
    if !conforms(to: supertype) { return nil }
  }

  /// The prefix of the identifiers of types of which only an extension is known.
  private static let dynamicPrefix = "dyn.extension."

  /// Whether only an extension of the type is known.
  public var isDynamic: Bool { identifier.hasPrefix(Self.dynamicPrefix) }

  /// The usual extension of files of the type; `nil` if there is none.
  public var preferredFilenameExtension: String? {
    if isDynamic { return String(identifier.dropFirst(Self.dynamicPrefix.count)) }
    return entry?.extensions.first
  }

  /// The extensions of files of the type itself, the usual one first.
  package var filenameExtensions: [String] {
    if isDynamic { return [preferredFilenameExtension].compactMap(\.self) }
    return Self.table[identifier]?.extensions ?? []
  }

  /// The extensions of files of the type and of all known types that conform to it. Empty for a type without
  /// extensions, and for the types of all files.
  package var extensionsOfSubtypes: Set<String> {
    if isDynamic { return Set([preferredFilenameExtension].compactMap(\.self)) }
    if [.item, .data, .content].contains(self) { return [] }
    let known = Self.table.map { ($0, $1.extensions) } + Self.listedExtensions
    return known.reduce([]) { names, type in
      UTType(known: type.0).conforms(to: self) ? names.union(type.1) : names
    }
  }

  /// The usual MIME type; `nil` if there is none.
  public var preferredMIMEType: String? { entry?.mime }

  /// Returns whether data of this type is also of another one.
  public func conforms(to type: UTType) -> Bool {
    var rest = [identifier]
    // The types of a property list may conform to each other.
    var visited: Set<String> = []
    while let next = rest.popLast() {
      if next == type.identifier { return true }
      guard visited.insert(next).inserted else { continue }
      rest += UTType(known: next).entry?.parents ?? []
    }
    return false
  }

  /// Returns whether the type conforms to another one without being the same.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }

  /// Returns whether another type conforms to this one without being the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
}
