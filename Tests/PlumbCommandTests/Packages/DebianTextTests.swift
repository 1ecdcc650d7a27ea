import Foundation
import Testing

@testable import PlumbCommand

/// The documents in packages for Debian.
@Suite struct DebianTextTests {
  private let sample: StagedSample

  init() throws { sample = try StagedSample() }

  @Test func `the changelog has an entry for each release`() throws {
    #expect(
      DebianChangelog(try sample.program()).text == """
        notes (1.0~beta2) unstable; urgency=medium

          * Notes are kept.
          * 100 % faster.

         -- Ada Lovelace <ada@example.org>  Sat, 28 Nov 2026 12:00:00 +0000

        notes (0.9) unstable; urgency=medium

          * Release 0.9.

         -- Ada Lovelace <ada@example.org>  Sun, 01 Feb 2026 12:00:00 +0000

        """)
  }

  @Test func `long items go on below their first word`() throws {
    var description = StagedSample.description
    description.releases = [
      BundleDescription.Release(
        version: "1.0~beta2", date: "2026-11-28",
        notes: [String(repeating: "word ", count: 16)])
    ]
    let lines = DebianChangelog(try sample.program(description)).text.split(separator: "\n")
    #expect(lines[1] == "  * \(Array(repeating: "word", count: 15).joined(separator: " "))"[...])
    #expect(lines[2] == "    word")
  }

  @Test func `remarks that do not hold are explained`() throws {
    var program = try sample.program()
    let paths = ["usr/share/notes/Fonts/Inter-Bold.otf", "usr/share/man/man1/notes.1.gz"]
    #expect(LintianOverrides.text(for: "notes", paths: [paths[1]], of: program).isEmpty)
    let font = LintianOverrides.text(for: "notes", paths: paths, of: program)
    #expect(font.split(separator: "\n").map { $0.hasPrefix("#") } == [true, false])
    #expect(font.hasSuffix("\nnotes: duplicate-font-file *\n"))
    program.lintianOverrides = "# Mine.\nnotes: duplicate-font-file *"
    #expect(
      LintianOverrides.text(for: "notes", paths: paths, of: program)
        == "# Mine.\nnotes: duplicate-font-file *\n")
    #expect(
      LintianOverrides.text(for: "notes", paths: [], of: program).contains(
        "\nnotes: no-manual-page *\n"))
  }
}
