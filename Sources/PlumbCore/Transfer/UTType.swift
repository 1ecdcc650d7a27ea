internal import PlumbText

/// A type of data, such as plain text or a PNG picture.
///
/// As UniformTypeIdentifiers: types conform to more general ones. Only the types declared here and by the app are
/// known; the types of the desktop are not used.
public struct UTType: Hashable, Sendable, Codable {
  /// The identifier in reverse-domain form, such as `public.plain-text`.
  public let identifier: String

  init(known identifier: String) {
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

  /// Creates the type of files with an extension, or a dynamic one if none is known; `nil` if the extension is empty or
  /// its type does not conform to `supertype`.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    let name = filenameExtension.lowercased()
    guard !name.isEmpty, !name.contains("/") else { return nil }
    if let found = Self.table.first(where: { $0.value.extensions.contains(name) })?.key {
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
    guard let found = Self.table.first(where: { $0.value.mime == name })?.key else { return nil }
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
    return Self.table[identifier]?.extensions.first
  }

  /// The extensions of files of the type and of all known types that conform to it. Empty for a type without
  /// extensions, and for the types of all files.
  package var extensionsOfSubtypes: Set<String> {
    if isDynamic { return Set([preferredFilenameExtension].compactMap(\.self)) }
    if [.item, .data, .content].contains(self) { return [] }
    return Self.table.reduce([]) { names, entry in
      UTType(known: entry.key).conforms(to: self) ? names.union(entry.value.extensions) : names
    }
  }

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
  /// The types that the app has declared, with the types to which they conform.
  private static let declared = Guarded<[String: String]>([:])

  private static func declare(_ identifier: String, conformingTo parent: UTType?) {
    guard table[identifier] == nil else { return }
    declared.withLock { $0[identifier] = parent?.identifier ?? UTType.data.identifier }
  }

  private static func declaredParents(of identifier: String) -> [String] {
    declared.withLock { $0[identifier].map { [$0] } ?? [] }
  }
}
