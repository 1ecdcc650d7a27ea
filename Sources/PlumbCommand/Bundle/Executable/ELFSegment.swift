/// A part of a program as the system loads it.
struct ELFSegment {
  /// The kinds that are read here, by their numbers in the file.
  enum Kind: UInt64 {
    case loaded = 1
    case dynamic = 2
    case stack = 0x6474_E551
    case readOnlyAfterStart = 0x6474_E552
  }

  /// `nil` for other kinds.
  let kind: Kind?
  /// The permissions: 1 to execute, 2 to write, 4 to read.
  let flags: UInt64
  let offset: UInt64
  let address: UInt64
  /// The number of bytes in the file.
  let size: UInt64

  /// Reads an entry of the table of segments; `nil` if it is not inside of the file.
  init?(at offset: UInt64, in reader: ByteReader) {
    guard let kind = reader.number(at: offset, size: 4),
      let flags = reader.number(at: offset + 4, size: 4),
      let start = reader.number(at: offset + 8, size: 8),
      let address = reader.number(at: offset + 16, size: 8),
      let size = reader.number(at: offset + 32, size: 8)
    else { return nil }
    self.kind = Kind(rawValue: kind)
    self.flags = flags
    self.offset = start
    self.address = address
    self.size = size
  }

  /// Returns the place in the file of what is loaded at an address; `nil` if it is not in this segment.
  func offset(of address: UInt64) -> UInt64? {
    guard kind == .loaded, address >= self.address, address - self.address < size else {
      return nil
    }
    let (sum, overflows) = offset.addingReportingOverflow(address - self.address)
    return overflows ? nil : sum
  }
}
