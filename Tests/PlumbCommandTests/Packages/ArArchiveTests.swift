import Foundation
import Testing

@testable import PlumbCommand

/// Archives of `ar`.
@Suite struct ArArchiveTests {
  @Test func `members have a line and begin at even places`() {
    var archive = ArArchive(timestamp: 1_700_000_000)
    archive.add(Data("2.0".utf8), named: "debian-binary")
    archive.add(Data("ab".utf8), named: "data.tar.xz")
    let line = "1700000000  0     0     100644  "
    #expect(
      String(decoding: archive.data, as: UTF8.self)
        == "!<arch>\ndebian-binary   \(line)3         `\n2.0\n"
        + "data.tar.xz     \(line)2         `\nab")
  }

  @Test func `a name that does not fit is an error of the caller`() async {
    await #expect(processExitsWith: .failure) {
      var archive = ArArchive(timestamp: 0)
      archive.add(Data(), named: "sixteen-letters.")
    }
  }
}
