import Foundation
import Testing

@testable import PlumbCommand

/// Whole packages.
@Suite struct PackageBytesTests {
  private let sample: StagedSample

  init() throws { sample = try StagedSample() }

  private func folder(_ name: String) throws -> URL {
    let folder = sample.folder.url.appending(path: name)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test(.enabled(if: PackingTool.xz.isInstalled))
  func `a package for Debian has the same bytes from two folders`() throws {
    var description = StagedSample.description
    description.debian.package = "ada-notes"
    let program = try sample.program(description)
    let first = try DebianPackage.write(program, into: folder("one"))
    let second = try DebianPackage.write(program, into: folder("another one"))
    #expect(first.lastPathComponent == "ada-notes_1.0~beta2_amd64.deb")
    let bytes = try Data(contentsOf: first)
    #expect(bytes.starts(with: Data("!<arch>\ndebian-binary   1795867200  0     0     ".utf8)))
    #expect(try Data(contentsOf: second) == bytes)
  }

  @Test(.enabled(if: PackingTool.rpmbuild.isInstalled))
  func `a package of RPM has the same bytes from two folders`() throws {
    let program = try sample.program(files: ["usr/share/notes/a b%": "text"])
    let first = try RPMPackage.write(program, into: folder("one"))
    let second = try RPMPackage.write(program, into: folder("another one"))
    #expect(first.lastPathComponent == "notes-1.0~beta2-1.x86_64.rpm")
    #expect(try Data(contentsOf: second) == Data(contentsOf: first))
  }

  @Test func `a missing tool is named with its packages`() {
    let tool = PackingTool(
      command: "no-such-tool", debianPackage: "tools", fedoraPackage: "more-tools")
    #expect(
      throws: BundleFailure(
        "There is no no-such-tool on the search path. Install tools with apt, or more-tools with dnf."
      )
    ) { try tool.require() }
  }
}
