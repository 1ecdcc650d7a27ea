/// A property of every Unicode scalar, stored as runs of equal values.
struct UnicodeTable: Sendable {
  private var starts: [UInt32] = []
  private var values: [UInt8] = []
  /// The index of the run that contains the first scalar of each block of 256.
  private var pages: [UInt16] = []

  /// Decodes a packed table: runs from U+0000 on, each a value in letters and its length in digits,
  /// without the length 1.
  ///
  /// - Parameter letters: the number of letters of a value, digits of base 52.
  init(packed: String, letters: Int) {
    var value = 0
    var lettersLeft = letters
    var length = 0
    var start: UInt32 = 0
    func finish(into table: inout UnicodeTable) {
      table.starts.append(start)
      table.values.append(UInt8(value))
      start += UInt32(max(length, 1))
      (value, lettersLeft, length) = (0, letters, 0)
    }
    for byte in packed.utf8 {
      if byte <= UInt8(ascii: "9") {
        length = length * 10 + Int(byte - UInt8(ascii: "0"))
      } else {
        if lettersLeft == 0 { finish(into: &self) }
        let isSmall = byte >= UInt8(ascii: "a")
        let letter = isSmall ? byte - UInt8(ascii: "a") + 26 : byte - UInt8(ascii: "A")
        value = value * 52 + Int(letter)
        lettersLeft -= 1
      }
    }
    finish(into: &self)
    var run = 0
    for page in stride(from: UInt32(0), through: start, by: 256) {
      while run + 1 < starts.count, starts[run + 1] <= page { run += 1 }
      pages.append(UInt16(run))
    }
  }

  subscript(scalar: Unicode.Scalar) -> UInt8 {
    let page = Int(scalar.value >> 8)
    var (low, high) = (Int(pages[page]), Int(pages[page + 1]))
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= scalar.value { low = middle } else { high = middle - 1 }
    }
    return values[low]
  }
}
