internal import Foundation

/// The bytes that two texts share, compared in blocks, and the scalars in bytes.
///
/// With a check of bounds for each byte, ten megabytes would take longer than the frame of a key.
enum SharedBytes {
  /// The number of bytes that are compared at once.
  static let blockLength = 1_024

  /// Returns the number of bytes at the starts of two texts that are equal.
  ///
  /// - Parameter limit: the number of bytes to compare, which both texts have.
  static func prefix(of old: Span<UInt8>, _ new: Span<UInt8>, upTo limit: Int) -> Int {
    unsafe old.withUnsafeBufferPointer { old in
      unsafe new.withUnsafeBufferPointer { new in
        guard let first = old.baseAddress, let second = new.baseAddress else { return 0 }
        var count = 0
        while limit - count >= blockLength,
          unsafe memcmp(first + count, second + count, blockLength) == 0
        {
          count += blockLength
        }
        while count < limit, unsafe first[count] == second[count] { count += 1 }
        return count
      }
    }
  }

  /// Returns the number of bytes at the ends of two texts that are equal.
  ///
  /// - Parameters:
  ///   - known: the number of bytes that are known to be equal.
  ///   - limit: the number of bytes to compare, which both texts have; not less than `known`.
  static func suffix(
    of old: Span<UInt8>, _ new: Span<UInt8>, from known: Int, upTo limit: Int
  ) -> Int {
    unsafe old.withUnsafeBufferPointer { old in
      unsafe new.withUnsafeBufferPointer { new in
        guard let first = old.baseAddress, let second = new.baseAddress else { return 0 }
        let (firstEnd, secondEnd) = unsafe (first + old.count, second + new.count)
        var count = known
        while limit - count >= blockLength,
          unsafe memcmp(
            firstEnd - (count + blockLength), secondEnd - (count + blockLength), blockLength) == 0
        {
          count += blockLength
        }
        while count < limit, unsafe firstEnd[-count - 1] == secondEnd[-count - 1] { count += 1 }
        return count
      }
    }
  }

  /// Returns the number of scalars that begin in some bytes of a text.
  static func scalarCount(in bytes: Span<UInt8>) -> Int {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for index in bytes.indices where unsafe TextBoundaries.beginsScalar(bytes[index]) {
        count += 1
      }
      return count
    }
  }
}
