import Foundation
import PlumbFiles

extension BundleDescription {
  /// The keys of the objects in the file.
  enum Keys {
    static let file = DescriptionKeys(
      required: [
        "identifier", "name", "version", "summary", "description", "license", "categories",
        "maintainer", "releases",
      ],
      optional: [
        "$schema", "product", "command", "licenseFile", "keywords", "homepage", "screenshots",
        "urlSchemes", "documentTypes", "actions", "files", "buildArguments", "completions",
        "debian", "rpm",
        "flatpak",
      ])
    static let release = DescriptionKeys(required: ["version", "date"], optional: ["notes"])
    static let documentType = DescriptionKeys(
      required: ["identifier", "extensions"], optional: ["name", "mimeTypes"])
    static let action = DescriptionKeys(required: ["id", "name"], optional: ["arguments"])
    static let files = DescriptionKeys(
      required: [],
      optional: ["manual", "desktopEntry", "metainfo", "icons", "licenses", "installed"])
    static let license = DescriptionKeys(required: ["name", "license", "file"], optional: [])
    static let rpm = DescriptionKeys(
      required: [], optional: ["package", "section", "depends", "recommends", "suggests"])
    static let debian = DescriptionKeys(
      required: [], optional: rpm.optional + ["lintianOverrides"])
    static let flatpak = DescriptionKeys(required: [], optional: ["permissions"])
  }

  /// The largest file that is read, in bytes.
  private static let largest = 1 << 20

  /// Reads a file.
  init(contentsOf file: URL) throws(BundleFailure) {
    let data: Data
    do throws(RegularFile.Failure) {
      data = try RegularFile.contents(of: file.path, limit: Self.largest)
    } catch {
      throw BundleFailure(FileProblem(reading: file, error).description)
    }
    try self.init(data, file: file.lastPathComponent)
  }

  /// Reads the bytes of a file.
  ///
  /// - Parameter file: the name of the file, for errors.
  init(_ data: Data, file: String = "Plumb.json") throws(BundleFailure) {
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: data)
    } catch {
      throw BundleFailure("\(file) is no JSON: \(Self.mistake(in: data))")
    }
    let field = DescriptionField(file: file, path: "", value: value)
    self = try Self.description(try field.object(Keys.file))
  }

  /// Returns the first mistake with its line.
  ///
  /// Only the older one of Foundation's two parsers says where a mistake is, by the number of a character.
  private static func mistake(in data: Data) -> String {
    do {
      _ = try JSONSerialization.jsonObject(with: data)
      return "a value is none that the file may have."
    } catch {
      let reason = (error as? CocoaError)?.userInfo["NSDebugDescription"] as? String
      guard let reason, let match = reason.firstMatch(of: /character (\d+)/),
        let place = Int(match.output.1)
      else { return reason ?? "check its brackets, commas and quotation marks." }
      let lines = data.prefix(place).split(separator: 0x0A, omittingEmptySubsequences: false)
      return reason.replacing(
        match.output.0, with: "line \(lines.count), column \((lines.last?.count ?? 0) + 1)")
    }
  }

  private static func description(
    _ members: DescriptionMembers
  ) throws(BundleFailure) -> BundleDescription {
    var description = BundleDescription(
      identifier: try members.required("identifier", "one such as org.example.Notes") {
        field throws(BundleFailure) in try field.text(.identifier)
      },
      name: try members.required("name", "the name that people read") {
        field throws(BundleFailure) in try field.text(.line)
      },
      version: try members.required("version", "one such as 1.0") {
        field throws(BundleFailure) in try field.text(.version)
      },
      summary: try members.required("summary", "one line about the program") {
        field throws(BundleFailure) in try field.text(.summary)
      },
      description: try members.required("description", "a list of paragraphs") {
        field throws(BundleFailure) in try paragraphs(field, least: 1)
      },
      license: try members.required("license", "one such as MIT") {
        field throws(BundleFailure) in try field.text(.license)
      },
      categories: try members.required("categories", "a list such as [\"Utility\"]", categories),
      maintainer: try members.required(
        "maintainer", "one such as Ada Lovelace <ada@example.org>", maintainer),
      releases: try members.required(
        "releases", "a list of versions with their dates, the newest first", releases))
    try description.readOptions(members)
    try description.checkVersion(members)
    return description
  }

  private mutating func readOptions(_ members: DescriptionMembers) throws(BundleFailure) {
    product = try members.optional("product", Self.line)
    command = try members.optional("command") {
      field throws(BundleFailure) in try field.text(.command)
    }
    licenseFile = try members.optional("licenseFile", Self.path)
    keywords = try members.optional("keywords", Self.texts(.keyword)) ?? []
    homepage = try members.optional("homepage") {
      field throws(BundleFailure) in try field.text(.address)
    }
    screenshots = try members.optional("screenshots", Self.texts(.address)) ?? []
    urlSchemes = try members.optional("urlSchemes", Self.texts(.scheme)) ?? []
    documentTypes =
      try members.optional("documentTypes") {
        field throws(BundleFailure) in try field.list(Self.documentType)
      } ?? []
    actions = try members.optional("actions", Self.actions) ?? []
    files = try members.optional("files", Self.files) ?? Files()
    buildArguments = try members.optional("buildArguments", Self.arguments) ?? []
    writesCompletions =
      try members.optional("completions") {
        field throws(BundleFailure) in try field.bool()
      } ?? false
    debian =
      try members.optional("debian") {
        field throws(BundleFailure) in try Self.relations(field, Keys.debian)
      } ?? PackageRelations()
    rpm =
      try members.optional("rpm") {
        field throws(BundleFailure) in try Self.relations(field, Keys.rpm)
      } ?? PackageRelations()
    permissions = try members.optional("flatpak", Self.permissions) ?? []
  }

  /// The version is that of the newest release, so that neither is forgotten.
  private func checkVersion(_ members: DescriptionMembers) throws(BundleFailure) {
    guard let newest = releases.first, newest.version != version else { return }
    throw members.owner.failure(
      "has the version \(version), but the first of its releases is \(newest.version);"
        + " write a release \(version) before it.")
  }
}
