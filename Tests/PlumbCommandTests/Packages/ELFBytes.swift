import Foundation

/// The bytes of a program that is made up, with the tables that the loader reads and no code.
///
/// All of the file is loaded at an address that is not its place in the file.
struct ELFBytes {
  var kind: UInt64 = 3
  var machine: UInt64 = 62
  var libraries = ["libSDL2-2.0.so.0", "libc.so.6"]
  var searchPath: String?
  var versions: [(library: String, names: [String])] = [
    ("libSDL2-2.0.so.0", ["SDL_2"]), ("libc.so.6", ["GLIBC_2.4", "GLIBC_2.34", "GLIBC_PRIVATE"]),
  ]
  /// 8 to look up all functions at the start.
  var flags: UInt64 = 8
  var hasPackedRelocations = false
  /// 6 to read and write, 7 to execute as well.
  var stackFlags: UInt64 = 6
  var isProtected = true

  private static let address: UInt64 = 0x40_0000
  private static let segmentCount = 4
  private static let start = 64 + 56 * segmentCount

  var data: Data {
    var texts = Texts()
    let versions = versionTable(&texts)
    let names = libraries.map { texts.index(of: $0) }
    let path = searchPath.map { texts.index(of: $0) }
    let textPlace = UInt64(Self.start)
    let versionPlace = textPlace + UInt64(texts.data.count)
    let listPlace = versionPlace + UInt64(versions.count)
    var list = names.map { (UInt64(1), $0) }
    list += [(5, Self.address + textPlace), (30, flags)]
    if let path { list.append((29, path)) }
    if hasPackedRelocations { list.append((36, Self.address)) }
    if !self.versions.isEmpty { list.append((0x6FFF_FFFE, Self.address + versionPlace)) }
    list.append((0, 0))
    let listSize = UInt64(list.count * 16)
    var data = header()
    data += segment(1, 5, offset: 0, address: Self.address, size: listPlace + listSize)
    data += segment(2, 6, offset: listPlace, address: Self.address + listPlace, size: listSize)
    data += segment(0x6474_E551, stackFlags, offset: 0, address: 0, size: 0)
    // A kind that nobody has defined takes the place of the protection.
    data += segment(isProtected ? 0x6474_E552 : 99, 4, offset: 0, address: 0, size: 0)
    data += texts.data + versions
    for (tag, value) in list { data += bytes(tag, 8) + bytes(value, 8) }
    return data
  }

  private func header() -> Data {
    var data = Data([0x7F, 0x45, 0x4C, 0x46, 2, 1, 1, 0]) + Data(count: 8)
    data += bytes(kind, 2) + bytes(machine, 2) + bytes(1, 4) + bytes(0, 8)
    // The place of the segments, no sections, no flags.
    data += bytes(64, 8) + bytes(0, 8) + bytes(0, 4)
    data += bytes(64, 2) + bytes(56, 2) + bytes(UInt64(Self.segmentCount), 2) + Data(count: 6)
    return data
  }

  private func segment(
    _ kind: UInt64, _ flags: UInt64, offset: UInt64, address: UInt64, size: UInt64
  ) -> Data {
    bytes(kind, 4) + bytes(flags, 4) + bytes(offset, 8) + bytes(address, 8) + bytes(address, 8)
      + bytes(size, 8) + bytes(size, 8) + bytes(8, 8)
  }

  private func versionTable(_ texts: inout Texts) -> Data {
    var data = Data()
    for (place, need) in versions.enumerated() {
      let isLast = place == versions.count - 1
      data += bytes(1, 2) + bytes(UInt64(need.names.count), 2)
      data += bytes(texts.index(of: need.library), 4) + bytes(16, 4)
      data += bytes(isLast ? 0 : UInt64(16 + 16 * need.names.count), 4)
      for (index, name) in need.names.enumerated() {
        data += bytes(0, 8) + bytes(texts.index(of: name), 4)
        data += bytes(index == need.names.count - 1 ? 0 : 16, 4)
      }
    }
    return data
  }

  private func bytes(_ number: UInt64, _ count: Int) -> Data {
    Data((0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) })
  }

  /// Texts that end with a zero, which tables name by their places.
  private struct Texts {
    var data = Data([0])

    mutating func index(of text: String) -> UInt64 {
      defer { data += Data(text.utf8) + [0] }
      return UInt64(data.count)
    }
  }
}
