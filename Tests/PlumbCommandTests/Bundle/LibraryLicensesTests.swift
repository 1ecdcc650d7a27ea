import Foundation
import Testing

@testable import PlumbCommand

/// The licences of the libraries in the folder of an AppImage.
@Suite struct LibraryLicensesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func library(_ name: String) -> SharedLibraries.Library {
    .init(name: name, file: folder.url.appending(path: "usr/lib/\(name)"))
  }

  @Test func `each package's licence is there once, with the texts that it names`() throws {
    try folder.write(
      "usr/share/doc/libogg0/copyright",
      "The text is in /usr/share/common-licenses/LGPL-2.1. See '/usr/share/common-licenses/GPL'.")
    for name in ["LGPL-2.1", "GPL", "Apache-2.0"] {
      try folder.write("usr/share/common-licenses/\(name)", name)
    }
    let licenses = try LibraryLicenses(
      of: [library("libogg.so.0"), library("libvorbis.so.0")], root: folder.url
    ) { _ in ["libogg0"] }
    #expect(
      licenses.places.sorted() == [
        "usr/share/common-licenses/GPL", "usr/share/common-licenses/LGPL-2.1",
        "usr/share/doc/libogg0/copyright",
      ])
    #expect(licenses.warning == nil)
  }

  @Test func `libraries without a package are named`() throws {
    try folder.write("usr/share/doc/libogg0/copyright", "None is named.")
    let licenses = try LibraryLicenses(
      of: [library("libogg.so.0"), library("liba.so.1"), library("libb.so.1")], root: folder.url
    ) { file in
      switch file.lastPathComponent {
      case "libogg.so.0": ["libogg0"]
      // Its package has no such file.
      case "libb.so.1": ["libb1"]
      default: []
      }
    }
    #expect(licenses.places == ["usr/share/doc/libogg0/copyright"])
    #expect(
      licenses.warning
        == "The licences of liba.so.1, libb.so.1 are not known, as dpkg names no package of them."
        + " Add their texts to usr/share/doc in the folder before you pass it on.")
  }

  @Test func `the packages of a file are read from the answer of dpkg`() {
    let path = "/usr/lib/x86_64-linux-gnu/libSDL2-2.0.so.0"
    #expect(
      LibraryLicenses.packages(in: "libsdl2-2.0-0:amd64: \(path)\n", with: path)
        == ["libsdl2-2.0-0"])
    #expect(LibraryLicenses.packages(in: "a:amd64, b: /x y\n", with: "/x y") == ["a", "b"])
    #expect(
      LibraryLicenses.packages(
        in: "diversion by c from: /x\ndiversion by c to: /x.c\na: /x\n", with: "/x")
        == ["a"])
    #expect(LibraryLicenses.paths(of: "/usr/lib/a") == ["/usr/lib/a", "/lib/a"])
    #expect(LibraryLicenses.paths(of: "/lib/a") == ["/lib/a", "/usr/lib/a"])
  }
}
