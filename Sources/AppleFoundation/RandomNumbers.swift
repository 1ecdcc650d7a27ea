// The names are those of C.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The C library has these functions since its version 2.36. Only then its own are meant.

/// Returns a random number of 32 bits.
@_disfavoredOverload
public func arc4random() -> UInt32 { .random(in: 0 ... .max) }

/// Returns a random number below a bound; 0 if the bound is 0.
@_disfavoredOverload
public func arc4random_uniform(_ upperBound: UInt32) -> UInt32 {
  upperBound > 0 ? .random(in: 0..<upperBound) : 0
}

/// Writes random bytes.
@_disfavoredOverload
public func arc4random_buf(_ buffer: UnsafeMutableRawPointer, _ count: Int) {
  for offset in 0..<count {
    buffer.storeBytes(of: .random(in: 0 ... .max), toByteOffset: offset, as: UInt8.self)
  }
}
