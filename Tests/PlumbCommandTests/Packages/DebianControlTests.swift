import Foundation
import Testing

@testable import PlumbCommand

/// The description of packages for Debian.
@Suite struct DebianControlTests {
  private let sample: StagedSample

  init() throws { sample = try StagedSample() }

  @Test func `the fields are in Debian's order, and empty ones are left out`() throws {
    var description = StagedSample.description
    description.debian.depends = ["sox"]
    description.debian.suggests = ["fonts-noto"]
    let control = DebianControl(
      try sample.program(description), architecture: "amd64",
      dependencies: ["libc6 (>= 2.34)", "libsdl2-2.0-0"], installedSize: 12)
    #expect(
      control.text == """
        Package: notes
        Version: 1.0~beta2
        Architecture: amd64
        Maintainer: Ada Lovelace <ada@example.org>
        Installed-Size: 12
        Depends: libc6 (>= 2.34), libsdl2-2.0-0, sox
        Suggests: fonts-noto
        Section: utils
        Priority: optional
        Description: Write notes
         Notes are kept.
         .
         A second paragraph.

        """)
  }

  @Test func `lines have at most 79 characters`() {
    var description = StagedSample.description
    // After the blank at its beginning a line has 39 words of one letter, in 77 characters.
    description.description = [String(repeating: "a ", count: 45)]
    let lines = DebianControl.text(of: description).split(separator: "\n")
    #expect(lines.map(\.count) == [11, 78, 12])
  }

  @Test func `a line cannot begin with a point`() {
    var description = StagedSample.description
    description.description = [".deb files are read."]
    #expect(DebianControl.text(of: description) == "Write notes\n  .deb files are read.")
  }

  @Test(arguments: [
    ("notes", "notes"), ("My_Notes", "my-notes"), ("N", "app-n"), ("_x1", "x1"),
  ])
  func `the name has the characters that Debian allows`(command: String, name: String) throws {
    #expect(DebianControl.packageName(of: try sample.program(command: command)) == name)
  }

  @Test func `the name of the description comes first`() throws {
    var description = StagedSample.description
    description.debian.package = "ada-notes"
    #expect(DebianControl.packageName(of: try sample.program(description)) == "ada-notes")
  }

  @Test func `games and tools of developers have sections of their own`() {
    #expect(DebianControl.section(of: ["Utility", "Game"]) == "games")
    #expect(DebianControl.section(of: ["Development", "IDE"]) == "devel")
    #expect(DebianControl.section(of: ["Utility"]) == "utils")
  }
}
