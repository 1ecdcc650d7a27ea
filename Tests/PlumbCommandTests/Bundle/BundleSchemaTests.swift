import Foundation
import Testing

@testable import PlumbCommand

/// The schema that editors use says the same as the reader of `Plumb.json`.
@Suite struct BundleSchemaTests {
  private static let assets: URL = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return root.appending(path: "Assets")
  }()

  private let schema: JSONValue

  init() throws {
    let data = try Data(contentsOf: Self.assets.appending(path: "plumb.schema.json"))
    schema = try JSONDecoder().decode(JSONValue.self, from: data)
  }

  /// Returns the value at some keys.
  private func value(_ keys: String...) throws -> JSONValue {
    var value = schema
    for key in keys {
      guard case .object(let members) = value else { break }
      value = try #require(members[key], "\(keys) has no \(key)")
    }
    return value
  }

  private func keys(of object: JSONValue) throws -> DescriptionKeys {
    guard case .object(let members) = object, case .object(let properties)? = members["properties"]
    else {
      Issue.record("\(object) is no object with properties")
      return DescriptionKeys(required: [], optional: [])
    }
    #expect(members["additionalProperties"] == .bool(false))
    let required = texts(members["required"] ?? .array([]))
    return DescriptionKeys(
      required: required, optional: properties.keys.filter { !required.contains($0) }.sorted())
  }

  private func texts(_ value: JSONValue) -> [String] {
    guard case .array(let values) = value else { return [] }
    return values.compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  private func expect(
    _ object: JSONValue, _ expected: DescriptionKeys,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let found = try keys(of: object)
    #expect(
      found.required.sorted() == expected.required.sorted(), sourceLocation: sourceLocation)
    #expect(
      found.optional.sorted() == expected.optional.sorted(), sourceLocation: sourceLocation)
  }

  @Test func `the objects have the keys that are read`() throws {
    typealias Keys = BundleDescription.Keys
    try expect(schema, Keys.file)
    try expect(try value("properties", "releases", "items"), Keys.release)
    try expect(try value("properties", "actions", "items"), Keys.action)
    try expect(try value("properties", "documentTypes", "items"), Keys.documentType)
    try expect(try value("properties", "files"), Keys.files)
    try expect(
      try value("properties", "files", "properties", "licenses", "items"), Keys.license)
    try expect(try value("properties", "debian"), Keys.debian)
    try expect(try value("properties", "rpm"), Keys.rpm)
    try expect(try value("properties", "flatpak"), Keys.flatpak)
  }

  @Test func `the texts have the forms that are read`() throws {
    let forms: [(JSONValue, DescriptionForm)] = [
      (try value("properties", "identifier"), .identifier),
      (try value("properties", "name"), .line),
      (try value("properties", "command"), .command),
      (try value("properties", "version"), .version),
      (try value("properties", "summary"), .summary),
      (try value("properties", "license"), .license),
      (try value("properties", "licenseFile"), .path),
      (try value("properties", "keywords", "items"), .keyword),
      (try value("properties", "maintainer"), .maintainer),
      (try value("properties", "homepage"), .address),
      (try value("properties", "screenshots", "items"), .address),
      (try value("properties", "releases", "items", "properties", "date"), .date),
      (try value("properties", "urlSchemes", "items"), .scheme),
      (try value("properties", "actions", "items", "properties", "id"), .actionID),
      (
        try value(
          "properties", "documentTypes", "items", "properties", "extensions", "items"),
        .fileExtension
      ),
      (
        try value(
          "properties", "documentTypes", "items", "properties", "mimeTypes", "items"), .mediaType
      ),
      (try value("properties", "files", "properties", "manual"), .path),
      (try value("properties", "files", "properties", "icons", "items"), .path),
      (try value("properties", "files", "properties", "installed", "propertyNames"), .place),
      (try value("properties", "debian", "properties", "package"), .packageName),
      (try value("properties", "rpm", "properties", "depends", "items"), .line),
      (try value("properties", "flatpak", "properties", "permissions", "items"), .permission),
    ]
    for (value, form) in forms {
      guard case .object(let members) = value else {
        Issue.record("\(value) is no object")
        continue
      }
      #expect(members["pattern"] == .string(form.pattern))
      let largest = form.largest == .max ? nil : JSONValue.number(Double(form.largest))
      #expect(members["maxLength"] == largest)
    }
  }

  @Test func `the categories are those that are read`() throws {
    let categories = texts(try value("properties", "categories", "items", "enum"))
    #expect(
      Set(categories) == DesktopCategory.main.union(DesktopCategory.additional))
  }

  @Test func `the description of the poll is read`() throws {
    let description = try BundleDescription(
      contentsOf: Self.assets.appending(path: "Plumb.json"))
    #expect(description.product == "tally")
    #expect(description.debian.section == "utils")
  }
}
