internal import Foundation

/// The coded blocks of a JPEG file.
struct JPEGScan {
  private let quantization: [Float]
  private let dc = JPEGTables.dc.words
  private let ac = JPEGTables.ac.words
  private var bytes: [UInt8] = []
  private var bits: UInt32 = 0
  private var bitCount = 0
  /// The mean of the last block of each component.
  private var means = [0, 0, 0]

  init(_ tables: JPEGTables) {
    quantization = tables.quantization.map { Float($0) }
  }

  /// Codes a block of 8 by 8 values.
  mutating func add(_ block: [Float], of component: Int) {
    let frequencies = Self.transformed(block)
    let values = JPEGTables.zigzag.map {
      // A frequency but the mean has a word for ten bits at most.
      min(max(Int((frequencies[$0] / quantization[$0]).rounded()), -1_023), 1_023)
    }
    let difference = values[0] - means[component]
    means[component] = values[0]
    write(dc[Self.length(difference)])
    write(difference)
    var zeros = 0
    let last = values.lastIndex { $0 != 0 } ?? 0
    for value in values[...last].dropFirst() {
      if value == 0 {
        zeros += 1
        continue
      }
      while zeros > 15 {
        write(ac[0xF0])
        zeros -= 16
      }
      write(ac[zeros << 4 | Self.length(value)])
      write(value)
      zeros = 0
    }
    if last < 63 { write(ac[0]) }
  }

  /// Returns the bytes of all blocks; the last one is filled with ones.
  mutating func finished() -> [UInt8] {
    if bitCount > 0 { write((bits: (1 << UInt32(8 - bitCount)) - 1, length: 8 - bitCount)) }
    return bytes
  }

  /// Returns the number of bits of a value without its sign.
  private static func length(_ value: Int) -> Int {
    Int.bitWidth - value.magnitude.leadingZeroBitCount
  }

  /// Writes the bits of a value; those of a negative one are inverted.
  private mutating func write(_ value: Int) {
    let length = Self.length(value)
    let bits = value < 0 ? value + (1 << length) - 1 : value
    write((bits: UInt32(bits), length: length))
  }

  private mutating func write(_ word: (bits: UInt32, length: Int)) {
    for shift in (0..<word.length).reversed() {
      bits = bits << 1 | word.bits >> UInt32(shift) & 1
      bitCount += 1
      guard bitCount == 8 else { continue }
      let byte = UInt8(bits)
      // A marker begins with this byte, so that zero follows it in data.
      bytes += byte == 0xFF ? [byte, 0] : [byte]
      (bits, bitCount) = (0, 0)
    }
  }

  /// The cosines of the transform: eight for each frequency.
  private static let cosines: [Float] = (0..<8).flatMap { frequency in
    (0..<8).map { place in
      let scale = frequency == 0 ? 0.5 * (0.5).squareRoot() : 0.5
      return Float(scale * cos((2 * Double(place) + 1) * Double(frequency) * .pi / 16))
    }
  }

  /// Returns the discrete cosine transform of a block: first of its rows, then of its columns.
  private static func transformed(_ block: [Float]) -> [Float] {
    var rows = Array(repeating: Float(0), count: 64)
    var result = rows
    for row in 0..<8 {
      for frequency in 0..<8 {
        var sum: Float = 0
        for place in 0..<8 { sum += cosines[frequency * 8 + place] * block[row * 8 + place] }
        rows[row * 8 + frequency] = sum
      }
    }
    for column in 0..<8 {
      for frequency in 0..<8 {
        var sum: Float = 0
        for place in 0..<8 { sum += cosines[frequency * 8 + place] * rows[place * 8 + column] }
        result[frequency * 8 + column] = sum
      }
    }
    return result
  }
}
