import Foundation
import Testing

@testable import PlumbCommand

/// The description of packages for RPM.
@Suite struct RPMSpecificationTests {
  private let sample: StagedSample

  init() throws { sample = try StagedSample() }

  private func specification(
    _ description: BundleDescription = StagedSample.description, files: [String: String] = [:]
  ) throws -> RPMSpecification {
    let program = try sample.program(description, files: files)
    return RPMSpecification(program, paths: program.entries.map(\.path))
  }

  @Test func `the file says everything that rpmbuild needs`() throws {
    let text = try specification(files: [
      "usr/share/notes/Fonts/a.otf": "", "usr/share/applications/org.example.Notes.desktop": "",
      "usr/share/licenses/notes/Notes.txt": "", "usr/lib/notes/a.resources/x": "",
    ]).text
    #expect(
      text == """
        Name: notes
        Version: 1.0~beta2
        Release: 1
        Summary: Write notes
        License: MIT AND Apache-2.0 WITH Swift-exception
        Packager: Ada Lovelace <ada@example.org>

        %description
        Notes are kept.

        A second paragraph.

        %install
        mkdir -p %{buildroot}
        cp -a %{staged_files}/. %{buildroot}
        find %{buildroot} -exec touch -h -d @1795867200 {} +

        %files
        %defattr(-,root,root,-)
        "/usr/bin/notes"
        "/usr/lib/notes"
        "/usr/share/applications/org.example.Notes.desktop"
        %license "/usr/share/licenses/notes"
        "/usr/share/notes"

        %changelog
        * Sat Nov 28 2026 Ada Lovelace <ada@example.org> - 1.0~beta2-1
        - Notes are kept.
        - 100 %% faster.

        * Sun Feb 01 2026 Ada Lovelace <ada@example.org> - 0.9-1
        - Release 0.9.

        """)
  }

  @Test func `the file of the package has the version and the release`() throws {
    var description = StagedSample.description
    #expect(try specification().fileName == "notes-1.0~beta2-1")
    description.rpm.package = "ada-notes"
    #expect(try specification(description).fileName == "ada-notes-1.0~beta2-1")
  }

  @Test func `relations and macros in texts`() throws {
    var description = StagedSample.description
    description.summary = "Write %{notes}"
    description.homepage = "https://example.org/100%25"
    description.license = "MIT OR Zlib"
    description.rpm.depends = ["sox >= 14"]
    description.rpm.recommends = ["libdecor"]
    let lines = try specification(description).text.split(separator: "\n")
    #expect(lines.contains("Summary: Write %%{notes}"))
    #expect(lines.contains("URL: https://example.org/100%%25"))
    #expect(lines.contains("License: (MIT OR Zlib) AND MIT AND Apache-2.0 WITH Swift-exception"))
    #expect(lines.contains("Requires: sox >= 14"))
    #expect(lines.contains("Recommends: libdecor"))
  }
}
