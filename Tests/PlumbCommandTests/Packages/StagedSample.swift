import Foundation

@testable import PlumbCommand

/// A small program in the folders in which it is installed.
struct StagedSample {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  static let description = BundleDescription(
    identifier: "org.example.Notes", name: "Notes", version: "1.0~beta2",
    summary: "Write notes", description: ["Notes are kept.", "A second paragraph."],
    license: "MIT", categories: ["Utility"],
    maintainer: BundleDescription.Maintainer(name: "Ada Lovelace", mail: "ada@example.org"),
    releases: [
      BundleDescription.Release(
        version: "1.0~beta2", date: "2026-11-28", notes: ["Notes are kept.", "100 % faster."]),
      BundleDescription.Release(version: "0.9", date: "2026-02-01", notes: []),
    ])

  static let licenses = [
    LicenseText(
      name: "Notes", license: "MIT", text: "MIT License\n\nCopyright (c) 2026 Ada\n\nFree.\n"),
    LicenseText(
      name: "swift-crypto", license: "Apache-2.0 WITH Swift-exception",
      text: "Apache License\n\nTerms.\n\n## Exception to the Apache 2.0 License: ##\n\nAs said.\n",
      version: "3.1.0", address: "https://github.com/apple/swift-crypto.git"),
  ]

  /// Puts the program and some files into the folder.
  ///
  /// - Parameter files: the contents of further files by their paths.
  func program(
    _ description: BundleDescription = description, command: String = "notes",
    files: [String: String] = [:]
  ) throws -> StagedProgram {
    let root = StagingFolder(root: folder.url.appending(path: "root"))
    let bytes = ELFBytes().data
    try root.write(bytes, to: "usr/bin/\(command)", isExecutable: true)
    for (path, text) in files { try root.write(text, to: path) }
    let timestamp = 1_795_867_200
    return StagedProgram(
      root: root.root, description: description, command: command, timestamp: timestamp,
      entries: try root.entries(timestamp: timestamp), executable: try ELFFile(bytes),
      executablePath: "usr/bin/\(command)", licenses: Self.licenses,
      documents: ProgramDocuments(), playsSounds: false)
  }
}
