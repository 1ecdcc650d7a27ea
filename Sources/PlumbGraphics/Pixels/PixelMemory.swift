/// The memory of canvases that follow each other.
@safe final class PixelMemory {
  private let words: UnsafeMutableBufferPointer<UInt32>

  /// Allocates memory for a number of pixels, whose values are undefined.
  init(capacity: Int) {
    unsafe words = .allocate(capacity: capacity)
  }

  deinit {
    unsafe words.deallocate()
  }

  /// Returns whether a number of pixels has room, without wasting more than half of the memory.
  func suits(_ count: Int) -> Bool {
    (unsafe words.count / 2)...(unsafe words.count) ~= count
  }

  /// Returns the memory of the first pixels; valid as long as this object exists.
  func words(_ count: Int) -> UnsafeMutableBufferPointer<UInt32> {
    unsafe .init(rebasing: words[..<count])
  }
}
