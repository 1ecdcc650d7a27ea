/// The 32-bit cyclic redundancy check of PNG, zlib and Ethernet.
///
/// It tells damaged bytes from whole ones; it is no protection against bytes made to deceive.
struct CRC32: Hashable, Sendable {
  /// The remainder so far, inverted as the standard keeps it.
  private var register = UInt32.max

  /// The check of no bytes.
  init() {}

  /// The check of the bytes in order.
  init(_ bytes: some Sequence<UInt8>) {
    append(bytes)
  }

  /// The check of everything appended; more may follow.
  var value: UInt32 { ~register }

  /// Adds bytes behind those already checked.
  mutating func append(_ bytes: some Sequence<UInt8>) {
    // Locals, because a static and a property of self are looked up anew for every byte.
    let table = Self.table
    var register = register
    for byte in bytes {
      register = table[Int(UInt8(truncatingIfNeeded: register) ^ byte)] ^ register >> 8
    }
    self.register = register
  }

  /// What one byte does to an empty register; a byte's eight divisions are done once for all.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { remainder, _ in
      // The polynomial with its bits reversed, since bytes enter lowest bit first.
      remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1
    }
  }
}
