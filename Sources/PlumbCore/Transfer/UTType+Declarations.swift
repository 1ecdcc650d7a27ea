internal import Foundation

extension UTType {
  /// The types that the program declares, in its property list and in its code, by their identifiers.
  ///
  /// The property list is read when a type that the table does not have is used first.
  private static let declared = Guarded<[String: Entry]>(
    Entry.declarations(in: Bundle.main.infoDictionary ?? [:]))

  /// Declares a type that is in no list.
  static func declare(_ identifier: String, conformingTo parent: UTType?) {
    guard table[identifier] == nil else { return }
    declared.withLock { types in
      guard types[identifier]?.isListed != true else { return }
      types[identifier] = Entry(parents: [parent?.identifier ?? UTType.data.identifier])
    }
  }

  /// Declares the types in the information about a program.
  static func declareTypes(in information: [String: Any]) {
    declared.withLock { $0.merge(Entry.declarations(in: information)) { $1 } }
  }

  /// The properties of the type; `nil` if it is not declared.
  var entry: Entry? { Self.table[identifier] ?? Self.declared.withLock { $0[identifier] } }

  /// Returns whether the property list of the program declares a type.
  static func isListed(_ identifier: String) -> Bool {
    declared.withLock { $0[identifier]?.isListed ?? false }
  }

  /// Returns the identifier of the first type of the property list that meets a condition.
  static func listed(where condition: (Entry) -> Bool) -> String? {
    declared.withLock { types in
      types.filter { $0.value.isListed && condition($0.value) }.keys.min()
    }
  }

  /// The identifiers of the types of the property list, with their extensions.
  static var listedExtensions: [(String, [String])] {
    declared.withLock { types in
      types.compactMap { $1.isListed ? ($0, $1.extensions) : nil }
    }
  }

  /// The name of the type for people, in their language; `nil` for a type that the property list of the program
  /// does not describe.
  public var localizedDescription: String? {
    entry?.description.map {
      Bundle.main.localizedString(forKey: $0, value: $0, table: "InfoPlist")
    }
  }
}

extension UTType.Entry {
  /// Returns the types that a program declares. Entries without an identifier are left out.
  ///
  /// - Parameter information: the property list of the program. A type that it exports comes before one of the same
  ///   identifier that it imports.
  fileprivate static func declarations(in information: [String: Any]) -> [String: Self] {
    let lists = ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations"].flatMap {
      information[$0] as? [Any] ?? []
    }
    let types = lists.compactMap { value -> (String, Self)? in
      guard let values = value as? [String: Any],
        let identifier = values["UTTypeIdentifier"] as? String
      else { return nil }
      return (identifier, Self(listed: values))
    }
    return Dictionary(types) { first, _ in first }
  }

  private init(listed values: [String: Any]) {
    let tags = values["UTTypeTagSpecification"] as? [String: Any] ?? [:]
    let parents = Self.texts(values["UTTypeConformsTo"])
    self.init(
      parents: parents.isEmpty ? [UTType.data.identifier] : parents,
      extensions: Self.texts(tags["public.filename-extension"]).map { $0.lowercased() },
      mime: Self.texts(tags["public.mime-type"]).first?.lowercased(),
      description: values["UTTypeDescription"] as? String, isListed: true)
  }

  /// Returns the texts of an entry, which is one or an array.
  private static func texts(_ value: Any?) -> [String] {
    if let text = value as? String { return [text] }
    return (value as? [Any])?.compactMap { $0 as? String } ?? []
  }
}
