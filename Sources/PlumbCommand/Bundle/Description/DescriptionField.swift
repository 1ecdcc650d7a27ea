import Foundation

/// A value in `Plumb.json` with its place, which every error names.
struct DescriptionField {
  /// The name of the file.
  let file: String
  /// The keys on the way to the value, such as `releases[0].date`; empty for the whole file.
  let path: String
  let value: JSONValue

  /// Creates an error about the value.
  ///
  /// - Parameter problem: the rest of a sentence that begins with the place.
  func failure(_ problem: String) -> BundleFailure {
    BundleFailure("\(file): \(path.isEmpty ? "the file" : path) \(problem)")
  }

  private func failure(expected: String) -> BundleFailure {
    failure("is \(value.kind); write \(expected).")
  }

  // MARK: Values

  /// Returns a text that is not blank, without blanks at its ends.
  func text() throws(BundleFailure) -> String {
    guard case .string(let string) = value else { throw failure(expected: "a text") }
    let text = string.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { throw failure("is empty; write a text, or leave the key out.") }
    return text
  }

  /// Returns a text of a form.
  func text(_ form: DescriptionForm) throws(BundleFailure) -> String {
    let text = try text()
    guard form.matches(text) else { throw failure("is \"\(text)\"; write \(form.expectation).") }
    return text
  }

  func bool() throws(BundleFailure) -> Bool {
    guard case .bool(let bool) = value else { throw failure(expected: "true or false") }
    return bool
  }

  /// Returns a list of values, none of which is there twice.
  ///
  /// - Parameter least: the smallest number of values.
  func list<Element: Equatable>(
    least: Int = 0, _ read: (DescriptionField) throws(BundleFailure) -> Element
  ) throws(BundleFailure) -> [Element] {
    guard case .array(let values) = value else { throw failure(expected: "a list") }
    guard values.count >= least else { throw failure("is empty; write at least one entry.") }
    var elements: [Element] = []
    for (index, value) in values.enumerated() {
      let field = DescriptionField(file: file, path: "\(path)[\(index)]", value: value)
      let element = try read(field)
      guard !elements.contains(element) else {
        throw field.failure("is there a second time; remove one of them.")
      }
      elements.append(element)
    }
    return elements
  }

  /// Returns the members of an object with any keys, in the order of the keys.
  func members() throws(BundleFailure) -> [(key: String, field: DescriptionField)] {
    guard case .object(let members) = value else { throw failure(expected: "an object") }
    return members.sorted { $0.key < $1.key }.map { key, value in
      (key, DescriptionField(file: file, path: path.isEmpty ? key : "\(path).\(key)", value: value))
    }
  }

  /// Returns the members of an object that has no other keys than these.
  func object(_ keys: DescriptionKeys) throws(BundleFailure) -> DescriptionMembers {
    let members = try members()
    if let unknown = members.first(where: { !keys.all.contains($0.key) }) {
      throw unknown.field.failure(
        "is no key that is known; those here are \(keys.all.sorted().joined(separator: ", ")).")
    }
    return DescriptionMembers(owner: self, fields: members)
  }
}

/// The members of an object with known keys.
struct DescriptionMembers {
  let owner: DescriptionField
  let fields: [(key: String, field: DescriptionField)]

  /// Returns the value of a key; `nil` if the object does not have it.
  func optional<Value>(
    _ key: String, _ read: (DescriptionField) throws(BundleFailure) -> Value
  ) throws(BundleFailure) -> Value? {
    guard let field = fields.first(where: { $0.key == key })?.field else { return nil }
    return try read(field)
  }

  /// Returns the value of a key that must be there.
  ///
  /// - Parameter expectation: what to write, for the error that it is missing.
  func required<Value>(
    _ key: String, _ expectation: String,
    _ read: (DescriptionField) throws(BundleFailure) -> Value
  ) throws(BundleFailure) -> Value {
    guard let value = try optional(key, read) else {
      throw owner.failure("has no \(key); write \(expectation).")
    }
    return value
  }
}

/// The keys of an object, those of the schema.
struct DescriptionKeys: Equatable {
  var required: [String]
  var optional: [String]

  var all: Set<String> { Set(required + optional) }
}
