import Foundation
import Testing

@testable import PlumbCommand

/// The packages of libraries.
@Suite struct LibraryPackagesTests {
  @Test func `libraries of programs with the engine are in a table`() throws {
    let file = try ELFFile(
      ELFBytes(libraries: ["libSDL2_ttf-2.0.so.0", "libm.so.6", "libc.so.6", "libdbus-1.so.3"])
        .data)
    #expect(try LibraryPackages.listed(file) == ["libc6", "libdbus-1-3", "libsdl2-ttf-2.0-0"])
  }

  @Test func `an unknown library is named`() throws {
    let file = try ELFFile(ELFBytes(libraries: ["libc.so.6", "libown.so.3"]).data)
    #expect {
      try LibraryPackages.listed(file)
    } throws: {
      "\($0)".hasPrefix("The program loads libown.so.3, ")
    }
  }

  @Test func `the answer of Debian's tool stands among its remarks`() {
    let output = """
      dpkg-shlibdeps: warning: a package could avoid a useless dependency
      shlibs:Depends=libc6 (>= 2.34), libsdl2-2.0-0 (>= 2.26.5)

      """
    #expect(
      LibraryPackages.dependencies(in: output) == ["libc6 (>= 2.34)", "libsdl2-2.0-0 (>= 2.26.5)"])
    #expect(LibraryPackages.dependencies(in: "dpkg-shlibdeps: error: no package\n") == nil)
  }

  @Test(arguments: [
    ("libc6", "libc6 (>= 2.36)"), ("libc6 (>= 2.4)", "libc6 (>= 2.36)"),
    ("libc6 (>= 2.38)", "libc6 (>= 2.38)"), ("libc6-dev", "libc6-dev"),
  ])
  func `the C library is as new as the program needs`(package: String, raised: String) {
    #expect(LibraryPackages.raised([package], to: [2, 36]) == [raised])
    #expect(LibraryPackages.raised([package], to: nil) == [package])
  }
}
