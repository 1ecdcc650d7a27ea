/// Reads numbers and names from the bytes of a file, whose order is the one of networks.
struct ChunkReader {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) {
    rest = bytes
  }

  /// The bytes that are not read yet.
  var remaining: ArraySlice<UInt8> { rest }

  /// Returns the next bytes; `nil` if there are fewer.
  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard count >= 0, count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// Returns the next bytes, or as many of them as there are.
  mutating func bytes(atMost count: Int) -> ArraySlice<UInt8> {
    let part = rest.prefix(max(count, 0))
    rest = rest.dropFirst(part.count)
    return part
  }

  /// Returns a number of some bytes without a sign.
  mutating func number(_ count: Int) -> UInt64? {
    bytes(count)?.reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Returns a name of four letters.
  mutating func name() -> String? { bytes(4).map { String(decoding: $0, as: UTF8.self) } }

  /// Returns a number of 80 bits, as AIFF has them; `nil` as well for one that is not finite or not positive.
  mutating func longFloat() -> Double? {
    guard let head = number(2), let mantissa = number(8), head < 0x7FFF, mantissa > 0 else {
      return nil
    }
    return Double(sign: .plus, exponent: Int(head) - 16_383 - 63, significand: Double(mantissa))
  }
}
