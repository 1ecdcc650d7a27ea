import Foundation

extension BundleDescription {
  // MARK: Texts

  static func line(_ field: DescriptionField) throws(BundleFailure) -> String {
    try field.text(.line)
  }

  static func path(_ field: DescriptionField) throws(BundleFailure) -> String {
    try field.text(.path)
  }

  /// Returns a reader of lists of texts of a form.
  static func texts(
    _ form: DescriptionForm
  ) -> (DescriptionField) throws(BundleFailure) -> [String] {
    { field throws(BundleFailure) in
      try field.list { entry throws(BundleFailure) in try entry.text(form) }
    }
  }

  static func paragraphs(
    _ field: DescriptionField, least: Int = 0
  ) throws(BundleFailure) -> [String] {
    try field.list(least: least) { entry throws(BundleFailure) in
      // Line breaks inside of a paragraph mean nothing to those who show it.
      try entry.text().split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// Returns arguments, of which one may be there twice.
  static func arguments(_ field: DescriptionField) throws(BundleFailure) -> [String] {
    guard case .array(let values) = field.value else {
      throw field.failure("is \(field.value.kind); write a list.")
    }
    var arguments: [String] = []
    for (index, value) in values.enumerated() {
      let entry = DescriptionField(
        file: field.file, path: "\(field.path)[\(index)]", value: value)
      arguments.append(try entry.text(.line))
    }
    return arguments
  }

  // MARK: Categories and people

  static func categories(_ field: DescriptionField) throws(BundleFailure) -> [String] {
    let categories = try field.list(least: 1) { entry throws(BundleFailure) in
      let category = try entry.text()
      guard
        DesktopCategory.main.contains(category) || DesktopCategory.additional.contains(category)
      else {
        throw entry.failure(
          "is \"\(category)\", which desktops do not know; write one of those of"
            + " https://specifications.freedesktop.org/menu-spec.")
      }
      return category
    }
    guard categories.contains(where: DesktopCategory.main.contains) else {
      throw field.failure(
        "has no main category; add one of \(DesktopCategory.main.sorted().joined(separator: ", "))."
      )
    }
    return categories
  }

  static func maintainer(_ field: DescriptionField) throws(BundleFailure) -> Maintainer {
    let parts = try field.text(.maintainer).dropLast().split(separator: " <", maxSplits: 1)
    return Maintainer(name: String(parts[0]), mail: String(parts[1]))
  }

  // MARK: Releases and actions

  static func releases(_ field: DescriptionField) throws(BundleFailure) -> [Release] {
    let releases = try field.list(least: 1, release)
    for (index, pair) in zip(releases, releases.dropFirst()).enumerated()
    where pair.0.date < pair.1.date {
      throw field.failure(
        "has the later day \(pair.1.date) at [\(index + 1)]; write the newest release first.")
    }
    return releases
  }

  private static func release(_ field: DescriptionField) throws(BundleFailure) -> Release {
    let members = try field.object(Keys.release)
    return Release(
      version: try members.required("version", "one such as 1.0") {
        field throws(BundleFailure) in try field.text(.version)
      },
      date: try members.required("date", "a day such as 2026-11-28", day),
      notes: try members.optional("notes") {
        field throws(BundleFailure) in try paragraphs(field)
      } ?? [])
  }

  private static func day(_ field: DescriptionField) throws(BundleFailure) -> String {
    let text = try field.text(.date)
    guard BundleDate.seconds(ofDay: text) != nil else {
      throw field.failure("is \"\(text)\", which is no day; write one such as 2026-11-28.")
    }
    return text
  }

  static func documentType(
    _ field: DescriptionField
  ) throws(BundleFailure) -> ProgramDocuments.DocumentType {
    let members = try field.object(Keys.documentType)
    return ProgramDocuments.DocumentType(
      identifier: try members.required("identifier", "that of the type in the sources") {
        field throws(BundleFailure) in try field.text(.identifier)
      },
      name: try members.optional("name", line),
      extensions: try members.required("extensions", "a list such as [\"note\"]") {
        field throws(BundleFailure) in
        try field.list(least: 1) { entry throws(BundleFailure) in try entry.text(.fileExtension) }
      },
      mimeTypes: try members.optional("mimeTypes", texts(.mediaType)) ?? [])
  }

  static func actions(_ field: DescriptionField) throws(BundleFailure) -> [Action] {
    let actions = try field.list { entry throws(BundleFailure) in
      let members = try entry.object(Keys.action)
      return Action(
        id: try members.required("id", "letters, digits and hyphens") {
          field throws(BundleFailure) in try field.text(.actionID)
        },
        name: try members.required("name", "the title of the entry", line),
        arguments: try members.optional("arguments", arguments) ?? [])
    }
    guard Set(actions.map(\.id)).count == actions.count else {
      throw field.failure("has two actions with one id; give each its own.")
    }
    return actions
  }

  // MARK: Files and packages

  static func files(_ field: DescriptionField) throws(BundleFailure) -> Files {
    let members = try field.object(Keys.files)
    return Files(
      manual: try members.optional("manual", path),
      desktopEntry: try members.optional("desktopEntry", path),
      metainfo: try members.optional("metainfo", path),
      icons: try members.optional("icons", texts(.path)) ?? [],
      licenses: try members.optional("licenses") {
        field throws(BundleFailure) in try field.list(license)
      } ?? [],
      installed: try members.optional("installed", installed) ?? [:])
  }

  private static func license(_ field: DescriptionField) throws(BundleFailure) -> License {
    let members = try field.object(Keys.license)
    return License(
      name: try members.required("name", "the name of the part", line),
      license: try members.required("license", "one such as MIT") {
        field throws(BundleFailure) in try field.text(.license)
      },
      file: try members.required("file", "the path of the text", path))
  }

  private static func installed(
    _ field: DescriptionField
  ) throws(BundleFailure) -> [String: String] {
    var installed: [String: String] = [:]
    for (place, source) in try field.members() {
      guard DescriptionForm.place.matches(place) else {
        throw field.failure(
          "has the place \"\(place)\"; write \(DescriptionForm.place.expectation).")
      }
      installed[place] = try source.text(.path)
    }
    return installed
  }

  static func relations(
    _ field: DescriptionField, _ keys: DescriptionKeys
  ) throws(BundleFailure) -> PackageRelations {
    let members = try field.object(keys)
    return PackageRelations(
      package: try members.optional("package") {
        field throws(BundleFailure) in try field.text(.packageName)
      },
      section: try members.optional("section", line),
      depends: try members.optional("depends", texts(.line)) ?? [],
      recommends: try members.optional("recommends", texts(.line)) ?? [],
      suggests: try members.optional("suggests", texts(.line)) ?? [],
      lintianOverrides: try members.optional("lintianOverrides", path))
  }

  static func permissions(_ field: DescriptionField) throws(BundleFailure) -> [String] {
    try field.object(Keys.flatpak).optional("permissions", texts(.permission)) ?? []
  }
}
