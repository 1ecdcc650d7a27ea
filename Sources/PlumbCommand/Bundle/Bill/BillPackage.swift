import Foundation

/// A program, a part of it or a library in a document of SPDX.
struct BillPackage: Encodable, Equatable {
  /// The name by which other documents find the same package.
  struct Reference: Encodable, Equatable {
    private(set) var referenceCategory = "PACKAGE-MANAGER"
    private(set) var referenceType = "purl"
    var referenceLocator: String
  }

  let identifier: String
  let name: String
  let versionInfo: String?
  let downloadLocation: String
  private(set) var filesAnalyzed = false
  private(set) var licenseConcluded = "NOASSERTION"
  let licenseDeclared: String
  let copyrightText: String
  let primaryPackagePurpose: String?
  let externalRefs: [Reference]?

  private enum CodingKeys: String, CodingKey {
    case identifier = "SPDXID"
    case name, versionInfo, downloadLocation, filesAnalyzed, licenseConcluded, licenseDeclared
    case copyrightText, primaryPackagePurpose, externalRefs
  }

  /// Creates a package.
  ///
  /// - Parameters:
  ///   - number: a number that no other package of the document has.
  ///   - address: the address of its sources, or of its page.
  ///   - text: the text of its licence, for the notices of copyright.
  ///   - purpose: its kind in the words of the format; `nil` for a package of Swift and for data.
  init(
    number: Int, name: String, version: String?, address: String?, license: String, text: String,
    purpose: String?
  ) {
    let letters = name.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" }
    identifier = "SPDXRef-\(number)-\(String(letters))"
    self.name = name
    versionInfo = version
    downloadLocation = address ?? "NOASSERTION"
    licenseDeclared = license
    let notices = LicenseWords.notices(in: text).map { "Copyright \($0)" }
    copyrightText = notices.isEmpty ? "NOASSERTION" : notices.joined(separator: "\n")
    primaryPackagePurpose = purpose
    externalRefs =
      purpose != nil
      ? nil
      : Self.locator(version: version, address: address).map { [Reference(referenceLocator: $0)] }
  }

  func relationship(_ type: String, _ other: BillPackage) -> BillDocument.Relationship {
    BillDocument.Relationship(
      spdxElementId: identifier, relationshipType: type, relatedSpdxElement: other.identifier)
  }

  /// Returns the package URL of a package of Swift; `nil` for all others.
  private static func locator(version: String?, address: String?) -> String? {
    guard let version, let address, address.hasSuffix(".git") || address.contains("github.com"),
      let url = URL(string: address), let host = url.host()
    else { return nil }
    let path = url.path().hasSuffix(".git") ? String(url.path().dropLast(4)) : url.path()
    return "pkg:swift/\(host)\(path)@\(version)"
  }
}
