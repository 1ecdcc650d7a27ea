import Foundation

/// A document of SPDX 2.3 about a program, with the names of the format.
struct BillDocument: Encodable {
  struct Creation: Encodable {
    var created: String
    var creators: [String]
  }

  struct Relationship: Encodable, Equatable {
    var spdxElementId: String
    var relationshipType: String
    var relatedSpdxElement: String
  }

  /// A licence that SPDX has no name for.
  struct ExtractedLicense: Encodable, Equatable {
    var licenseId: String
    var extractedText: String
  }

  private(set) var spdxVersion = "SPDX-2.3"
  private(set) var dataLicense = "CC0-1.0"
  private(set) var identifier = "SPDXRef-DOCUMENT"
  let name: String
  let documentNamespace: String
  let creationInfo: Creation
  let packages: [BillPackage]
  let relationships: [Relationship]
  let hasExtractedLicensingInfos: [ExtractedLicense]

  private enum CodingKeys: String, CodingKey {
    case identifier = "SPDXID"
    case spdxVersion, dataLicense, name, documentNamespace, creationInfo, packages, relationships
    case hasExtractedLicensingInfos
  }

  /// Lists the parts of a program.
  ///
  /// - Parameters:
  ///   - checksum: the SHA-256 sum of the program's file, in hexadecimal digits.
  ///   - toolchainVersion: the version of Swift's libraries.
  init(_ program: StagedProgram, checksum: String, toolchainVersion: String?) {
    let description = program.description
    name = "\(program.command)-\(description.version)"
    // The same for the same program, and different for every other.
    documentNamespace = "https://spdx.org/spdxdocs/\(name)-\(checksum)"
    let time = Date(timeIntervalSince1970: Double(program.timestamp))
    creationInfo = Creation(created: time.formatted(.iso8601), creators: ["Tool: plumb bundle"])
    let own = BillPackage(
      number: 0, name: description.name, version: description.version,
      address: description.homepage, license: description.license,
      text: program.licenses.first?.text ?? "", purpose: "APPLICATION")
    let parts = program.licenses.dropFirst().enumerated().map { index, part in
      BillPackage(
        number: index + 1, name: part.name,
        version: part == ProgramLicenses.swift ? toolchainVersion : part.version,
        address: part.address, license: part.license, text: part.text, purpose: nil)
    }
    let libraries = program.executable.libraries.enumerated().map { index, library in
      BillPackage(
        number: parts.count + index + 1, name: library, version: nil, address: nil,
        license: "NOASSERTION", text: "", purpose: "LIBRARY")
    }
    packages = [own] + parts + libraries
    relationships =
      [
        Relationship(
          spdxElementId: "SPDXRef-DOCUMENT", relationshipType: "DESCRIBES",
          relatedSpdxElement: own.identifier)
      ]
      + parts.map { own.relationship("CONTAINS", $0) }
      + libraries.map { own.relationship("DYNAMIC_LINK", $0) }
    hasExtractedLicensingInfos = Self.extracted(program.licenses)
  }

  /// The licences of some parts that have no name in SPDX's list, each once.
  private static func extracted(_ parts: [LicenseText]) -> [ExtractedLicense] {
    var found: [ExtractedLicense] = []
    for part in parts {
      for match in part.license.matches(of: /LicenseRef-[A-Za-z0-9.-]+/) {
        let license = ExtractedLicense(licenseId: String(match.0), extractedText: part.text)
        if !found.contains(where: { $0.licenseId == license.licenseId }) { found.append(license) }
      }
    }
    return found
  }

  /// The bytes of the file, with the keys in alphabetical order.
  var data: Data {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return try encoder.encode(self) + Data("\n".utf8)
    }
  }
}
