import Foundation
import Testing

@testable import PlumbCommand

/// The tables of programs.
@Suite struct ELFFileTests {
  @Test func `the libraries are those of the file, in its order`() throws {
    let file = try ELFFile(ELFBytes().data)
    #expect(file.machine == .x86)
    #expect(file.libraries == ["libSDL2-2.0.so.0", "libc.so.6"])
    #expect(file.searchPaths.isEmpty)
  }

  @Test func `versions of interfaces belong to their libraries`() throws {
    let file = try ELFFile(ELFBytes().data)
    #expect(
      file.interfaceVersions == [
        "libSDL2-2.0.so.0": ["SDL_2"], "libc.so.6": ["GLIBC_2.4", "GLIBC_2.34", "GLIBC_PRIVATE"],
      ])
  }

  @Test func `version 2.34 is newer than 2.4`() throws {
    #expect(try ELFFile(ELFBytes().data).systemLibraryVersion == [2, 34])
  }

  @Test func `packed addresses need version 2.36`() throws {
    let old = try ELFFile(ELFBytes(hasPackedRelocations: true).data)
    #expect(old.systemLibraryVersion == [2, 36])
    let new = try ELFFile(
      ELFBytes(versions: [("libc.so.6", ["GLIBC_2.38"])], hasPackedRelocations: true).data)
    #expect(new.systemLibraryVersion == [2, 38])
  }

  @Test func `a program without versions needs none`() throws {
    let file = try ELFFile(ELFBytes(libraries: [], versions: []).data)
    #expect(file.libraries.isEmpty)
    #expect(file.systemLibraryVersion == nil)
  }

  @Test func `bytes may begin inside of others`() throws {
    let data = Data([1, 2, 3]) + ELFBytes().data
    #expect(try ELFFile(data.dropFirst(3)).libraries == ["libSDL2-2.0.so.0", "libc.so.6"])
  }

  @Test func `other files are no programs`() {
    #expect(throws: ELFFile.Failure.foreign) { try ELFFile(Data("#!/bin/sh\n".utf8)) }
    #expect(throws: ELFFile.Failure.foreign) { try ELFFile(Data()) }
    // A processor of Sun, and a file of 32 bits.
    #expect(throws: ELFFile.Failure.unsupported) { try ELFFile(ELFBytes(machine: 2).data) }
    var narrow = ELFBytes().data
    narrow[4] = 1
    #expect(throws: ELFFile.Failure.unsupported) { try ELFFile(narrow) }
  }

  @Test func `a file that ends early is damaged`() {
    let data = ELFBytes().data
    // The list for the loader is the end of the file, and its last entry is only the end of the list.
    for length in 64..<data.count - 16 {
      #expect(throws: ELFFile.Failure.self) { try ELFFile(data.prefix(length)) }
    }
  }

  @Test func `wrong numbers trap nowhere`() {
    let data = ELFBytes(searchPath: "/opt/lib").data
    for place in data.indices {
      for byte: UInt8 in [0, 1, 0x7F, 0xFF] {
        var damaged = data
        damaged[place] = byte
        _ = try? ELFFile(damaged)
        damaged.replaceSubrange(
          place..<min(place + 8, data.count),
          with: repeatElement(byte, count: min(8, data.count - place)))
        _ = try? ELFFile(damaged)
      }
    }
  }

  @Test func `a list of versions that leads out of the file is damaged`() throws {
    var data = ELFBytes(versions: [("libc.so.6", ["GLIBC_2.4"])]).data
    // The distance to the next version is the last number before the list for the loader.
    let list = try #require(data.range(of: Data([1, 0, 0, 0, 0, 0, 0, 0]), in: 288..<data.count))
    data[list.lowerBound - 1] = 0x7F
    #expect(throws: ELFFile.Failure.damaged(part: "list of versions")) { try ELFFile(data) }
  }
}
