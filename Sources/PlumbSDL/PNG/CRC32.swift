/// The 32-bit cyclic redundancy check of PNG, zlib and Ethernet.
///
/// It detects accidental damage but does not protect against manipulation.
struct CRC32: Hashable, Sendable {
  /// The remainder so far, inverted as in the standard.
  private var register = UInt32.max

  /// Creates the check of no bytes.
  init() {}

  /// Creates the check of the bytes in order.
  init(_ bytes: some Sequence<UInt8>) {
    append(bytes)
  }

  /// The check of all appended bytes; more may follow.
  var value: UInt32 { ~register }

  /// Appends bytes to the ones already checked.
  mutating func append(_ bytes: some Sequence<UInt8>) {
    // Local variables, because a static and a property of self are loaded again for every byte.
    let table = Self.table
    var register = register
    for byte in bytes {
      register = table[Int(UInt8(truncatingIfNeeded: register) ^ byte)] ^ register >> 8
    }
    self.register = register
  }

  /// The effect of each byte value on an empty register: the byte's eight divisions, precomputed.
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { remainder, _ in
      // The polynomial with its bits reversed, since bytes enter lowest bit first.
      remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1
    }
  }
}
