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

  @Test func `the copyright has a paragraph for each licence`() throws {
    #expect(
      DebianCopyright(try sample.program()).text == """
        Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
        Upstream-Name: Notes
        Upstream-Contact: Ada Lovelace <ada@example.org>

        Files: *
        Copyright: 2026 Ada
         the authors of swift-crypto
        License: MIT, and Apache-2.0 with Swift exception
        Comment: It contains parts of others:
          * swift-crypto: Apache-2.0 with Swift exception

        License: MIT
         MIT License
         .
         Copyright (c) 2026 Ada
         .
         Free.

        License: Apache-2.0 with Swift exception
         On Debian systems, the text is in /usr/share/common-licenses/Apache-2.0.
         .
         ## Exception to the Apache 2.0 License: ##
         .
         As said.

        """)
  }

  @Test(arguments: [
    ("GPL-2.0-or-later", "GPL-2"), ("LGPL-2.1-only", "LGPL-2.1"), ("GPL-3.0+", "GPL-3"),
    ("MPL-2.0", "MPL-2.0"), ("Apache-2.0", "Apache-2.0"), ("CC0-1.0", "CC0-1.0"),
    ("MIT", nil), ("GPL-2.0-only OR MIT", nil),
  ])
  func `Debian has the texts of some licences`(license: String, file: String?) {
    #expect(LicenseWords.commonFile(of: license) == file)
  }

  @Test func `notices of copyright have a year`() {
    let text = """
      ! Copyright (c) 2020-2026 Ada and others
      Copyright [yyyy] [name of copyright owner]
       * copyright © 2019 Grace *
      the copyright notice shall be kept
      Copyright 2020-2026 Ada and others
      """
    #expect(LicenseWords.notices(in: text) == ["2020-2026 Ada and others", "2019 Grace"])
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
