import Foundation
import Testing

@testable import PlumbCommand

/// Lists of what is in a program.
@Suite struct SoftwareBillTests {
  private let sample: StagedSample

  init() throws { sample = try StagedSample() }

  private func document(
    _ description: BundleDescription = StagedSample.description
  ) throws -> [String: Any] {
    let document = BillDocument(
      try sample.program(description), checksum: "ab12", toolchainVersion: "6.3.1")
    return try #require(try JSONSerialization.jsonObject(with: document.data) as? [String: Any])
  }

  private func packages() throws -> [[String: Any]] {
    try #require(try document()["packages"] as? [[String: Any]])
  }

  @Test func `the document has what the format asks for`() throws {
    let document = try document()
    #expect(document["spdxVersion"] as? String == "SPDX-2.3")
    #expect(document["SPDXID"] as? String == "SPDXRef-DOCUMENT")
    #expect(document["dataLicense"] as? String == "CC0-1.0")
    #expect(
      document["documentNamespace"] as? String
        == "https://spdx.org/spdxdocs/notes-1.0~beta2-ab12")
    let creation = try #require(document["creationInfo"] as? [String: Any])
    #expect(creation["created"] as? String == "2026-11-28T12:00:00Z")
  }

  @Test func `the program, its parts and its libraries are packages`() throws {
    let packages = try packages()
    #expect(
      packages.map { $0["name"] as? String } == [
        "Notes", "swift-crypto", "libSDL2-2.0.so.0", "libc.so.6",
      ])
    #expect(packages[0]["versionInfo"] as? String == "1.0~beta2")
    #expect(packages[0]["copyrightText"] as? String == "Copyright 2026 Ada")
    #expect(packages[1]["licenseDeclared"] as? String == "Apache-2.0 WITH Swift-exception")
    #expect(packages[1]["versionInfo"] as? String == "3.1.0")
    let references = try #require(packages[1]["externalRefs"] as? [[String: Any]])
    let locator = "pkg:swift/github.com/apple/swift-crypto@3.1.0"
    #expect(references[0]["referenceLocator"] as? String == locator)
    #expect(packages[2]["primaryPackagePurpose"] as? String == "LIBRARY")
    let identifiers = packages.compactMap { $0["SPDXID"] as? String }
    #expect(Set(identifiers).count == 4)
    #expect(identifiers.allSatisfy { $0.wholeMatch(of: /SPDXRef-[A-Za-z0-9.-]+/) != nil })
  }

  @Test func `relations lead from the program to the others`() throws {
    let relations = try #require(try document()["relationships"] as? [[String: String]])
    #expect(
      relations.map { $0["relationshipType"] } == [
        "DESCRIBES", "CONTAINS", "DYNAMIC_LINK", "DYNAMIC_LINK",
      ])
    let own = try #require(try packages()[0]["SPDXID"] as? String)
    #expect(relations[0]["relatedSpdxElement"] == own)
    #expect(relations[1]["spdxElementId"] == own)
  }

  @Test func `licences without a name come with their text`() throws {
    let program = try sample.program()
    let parts = [LicenseText(name: "Notes", license: "LicenseRef-Own", text: "All is mine.")]
    let changed = StagedProgram(
      root: program.root, description: program.description, command: program.command,
      timestamp: program.timestamp, entries: program.entries, executable: program.executable,
      executablePath: program.executablePath, licenses: parts, documents: program.documents,
      playsSounds: false)
    let document = BillDocument(changed, checksum: "", toolchainVersion: nil)
    #expect(
      document.hasExtractedLicensingInfos == [
        BillDocument.ExtractedLicense(licenseId: "LicenseRef-Own", extractedText: "All is mine.")
      ])
  }

  @Test func `the version of the toolchain is in what it prints`() {
    #expect(
      SoftwareBill.toolchainVersion(
        in: "swift-driver version: 1.148.6\nApple Swift version 6.3.1 (swift-6.3.1-RELEASE)\n")
        == "6.3.1")
    #expect(SoftwareBill.toolchainVersion(in: "no such command") == nil)
  }
}
