import Foundation
import Testing

@testable import PlumbCommand

/// The file with the rights in packages for Debian.
@Suite struct DebianCopyrightTests {
  private let sample: StagedSample

  init() throws { sample = try StagedSample() }

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

  /// Returns the paragraph of the only licence of a program.
  private func paragraph(_ license: String, _ text: String) throws -> String {
    var program = try sample.program()
    program.licenses = [LicenseText(name: "Notes", license: license, text: text)]
    let paragraphs = DebianCopyright(program).text.split(separator: "\n\n")
    return String(try #require(paragraphs.last))
  }

  @Test func `the licence of Swift is Debian's file and the exception`() throws {
    var program = try sample.program()
    program.licenses = [ProgramLicenses.swift]
    let text = DebianCopyright(program).text
    #expect(text.contains("\nCopyright: 2014-2026 Apple Inc. and the Swift project authors.\n"))
    #expect(
      try paragraph(ProgramLicenses.swift.license, ProgramLicenses.swift.text) == """
        License: Apache-2.0 with Swift exception
         On Debian systems, the text is in /usr/share/common-licenses/Apache-2.0.
         .
         As an exception, if you use this Software to compile your source code and portions of this
         Software are embedded into the binary product as a result, you may redistribute such product
         without providing attribution as would otherwise be required by Sections 4(a), 4(b) and 4(d)
         of the License.

        """)
  }

  @Test func `an exception is given once, whatever its lines are`() throws {
    var program = try sample.program()
    let sentence = "As an exception, notes may be sung."
    let heading = "Runtime Library Exception to the Apache 2.0 License:"
    program.licenses = [
      "\(heading)\n\n\(sentence)", "    As an exception,\n    notes may be sung.\n",
    ].map { LicenseText(name: "Notes", license: "Apache-2.0 WITH Swift-exception", text: $0) }
    #expect(
      DebianCopyright(program).text.hasSuffix(
        """

        License: Apache-2.0 with Swift exception
         On Debian systems, the text is in /usr/share/common-licenses/Apache-2.0.
         .
         \(heading)
         .
         \(sentence)

        """))
  }

  @Test func `Apache's terms are given by reference`() throws {
    let terms = """
                                         Apache License
                                   Version 2.0, January 2004

      TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION
      1. Definitions.
      END OF TERMS AND CONDITIONS
      """
    let place = " On Debian systems, the text is in /usr/share/common-licenses/Apache-2.0.\n"
    let unknown = "Notes may be printed as well."
    #expect(
      try paragraph("Apache-2.0 WITH Print-exception", "\(terms)\n\n\(unknown)\n")
        == "License: Apache-2.0 with Print exception\n\(place) .\n \(unknown)\n")
    #expect(
      try paragraph("(Apache-2.0 OR MIT)", "\(unknown)\n\n\(terms)")
        == "License: (Apache-2.0 or MIT)\n\(place) .\n \(unknown)\n")
    #expect(
      try paragraph("Apache-2.0 AND GPL-2.0-only", terms) == """
        License: Apache-2.0 and GPL-2.0-only
         On Debian systems, the texts are in /usr/share/common-licenses/Apache-2.0 and \
        /usr/share/common-licenses/GPL-2.

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
}
