import Foundation

/// A reader of baseline JPEG files whose components have the size of the image, by ITU-T T.81, for the tests of the
/// writer. It takes all tables from the file.
struct JPEGReader {
  struct FormatError: Error {
    let reason: String
  }

  private struct Component {
    var id: UInt8
    var quantization: Int
    var dc = 0
    var ac = 0
    var mean = 0
    var samples: [Float] = []
  }

  private(set) var width = 0
  private(set) var height = 0
  /// The colours of the pixels from 0 to 255, row by row.
  private(set) var pixels: [SIMD3<Int>] = []
  private var steps: [Int: [Float]] = [:]
  /// The values of a Huffman code by the words, before which stands a one.
  private var codes: [Int: [Int: UInt8]] = [:]
  private var components: [Component] = []

  init(_ data: Data) throws {
    let bytes = [UInt8](data)
    guard bytes.starts(with: [0xFF, 0xD8]) else { throw FormatError(reason: "no image") }
    var place = 2
    while place + 4 <= bytes.count, bytes[place] == 0xFF {
      let length = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let marker = bytes[place + 1]
      guard place + 2 + length <= bytes.count else { throw FormatError(reason: "too short") }
      let segment = Array(bytes[(place + 4)..<(place + 2 + length)])
      place += 2 + length
      switch marker {
      case 0xC0: try readFrame(segment)
      case 0xC4: readCodes(segment)
      case 0xDB: readSteps(segment)
      case 0xDA:
        readScan(segment)
        try readBlocks(of: JPEGBits(bytes[place...]))
        return
      case 0xC1...0xCF: throw FormatError(reason: "not baseline")
      default: break
      }
    }
    throw FormatError(reason: "no scan")
  }

  // MARK: Segments

  private mutating func readFrame(_ segment: [UInt8]) throws {
    height = Int(segment[1]) << 8 | Int(segment[2])
    width = Int(segment[3]) << 8 | Int(segment[4])
    guard segment[0] == 8, segment[5] == 3 else { throw FormatError(reason: "not of colours") }
    for index in stride(from: 6, to: 15, by: 3) {
      guard segment[index + 1] == 0x11 else { throw FormatError(reason: "reduced colours") }
      components.append(
        Component(id: segment[index], quantization: Int(segment[index + 2])))
    }
  }

  private mutating func readSteps(_ segment: [UInt8]) {
    for start in stride(from: 0, to: segment.count, by: 65) {
      steps[Int(segment[start])] = segment[(start + 1)..<(start + 65)].map { Float($0) }
    }
  }

  private mutating func readCodes(_ segment: [UInt8]) {
    var place = 0
    while place < segment.count {
      let counts = segment[(place + 1)..<(place + 17)]
      var values: [Int: UInt8] = [:]
      var (word, next) = (0, place + 17)
      for (length, count) in counts.enumerated() {
        word <<= 1
        for _ in 0..<count {
          values[1 << (length + 1) | word] = segment[next]
          (word, next) = (word + 1, next + 1)
        }
      }
      codes[Int(segment[place])] = values
      place = next
    }
  }

  private mutating func readScan(_ segment: [UInt8]) {
    for index in components.indices {
      components[index].dc = Int(segment[2 + index * 2] >> 4)
      components[index].ac = Int(segment[2 + index * 2] & 15) | 0x10
    }
  }

  // MARK: Blocks

  private mutating func readBlocks(of bits: JPEGBits) throws {
    var bits = bits
    for index in components.indices {
      components[index].samples = Array(repeating: 0, count: width * height)
    }
    for top in stride(from: 0, to: height, by: 8) {
      for left in stride(from: 0, to: width, by: 8) {
        for index in components.indices {
          let block = Self.samples(try frequencies(of: index, &bits))
          for row in top..<min(top + 8, height) {
            for column in left..<min(left + 8, width) {
              components[index].samples[row * width + column] =
                block[(row - top) * 8 + column - left]
            }
          }
        }
      }
    }
    pixels = (0..<width * height).map { color(at: $0) }
  }

  /// Returns the frequencies of a block, row by row.
  private mutating func frequencies(of index: Int, _ bits: inout JPEGBits) throws -> [Float] {
    let component = components[index]
    guard let steps = steps[component.quantization], let dc = codes[component.dc],
      let ac = codes[component.ac]
    else { throw FormatError(reason: "a table is missing") }
    var result = Array(repeating: Float(0), count: 64)
    components[index].mean += bits.value(length: Int(try bits.word(of: dc)))
    result[0] = Float(components[index].mean) * steps[0]
    var place = 1
    while place < 64 {
      let word = Int(try bits.word(of: ac))
      if word == 0 { break }
      place += word >> 4
      guard place < 64 else { throw FormatError(reason: "too many frequencies") }
      if word & 15 > 0 {
        result[Self.order[place]] = Float(bits.value(length: word & 15)) * steps[place]
      }
      place += 1
    }
    return result
  }

  /// The places of the frequencies in a block, as figure 5 of the standard numbers them.
  private static let order = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20,
    13, 6, 7, 14, 21, 28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59,
    52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47, 55, 62, 63,
  ]

  /// The factors of frequencies at places.
  private static let cosines: [[Float]] = (0..<8).map { place in
    (0..<8).map { frequency in
      let angle = Double((2 * place + 1) * frequency) * .pi / 16
      return Float(cos(angle) / 2 * (frequency == 0 ? 1 / 2.0.squareRoot() : 1))
    }
  }

  /// Returns the samples of a block from its frequencies: first of its columns, then of its rows.
  private static func samples(_ frequencies: [Float]) -> [Float] {
    var columns = frequencies
    var result = frequencies
    for place in 0..<64 {
      columns[place] = (0..<8).reduce(0) {
        $0 + cosines[place / 8][$1] * frequencies[$1 * 8 + place % 8]
      }
    }
    for place in 0..<64 {
      result[place] = (0..<8).reduce(0) {
        $0 + cosines[place % 8][$1] * columns[place / 8 * 8 + $1]
      }
    }
    return result
  }

  private func color(at index: Int) -> SIMD3<Int> {
    let brightness = components[0].samples[index] + 128
    let (blue, red) = (components[1].samples[index], components[2].samples[index])
    let values = [
      brightness + 1.402 * red, brightness - 0.344_136 * blue - 0.714_136 * red,
      brightness + 1.772 * blue,
    ].map { Int(min(max($0, 0), 255).rounded()) }
    return SIMD3(values[0], values[1], values[2])
  }
}

/// The bits of the coded blocks of a file.
struct JPEGBits {
  private let bytes: ArraySlice<UInt8>
  private var place: Int
  private var bit = 8

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// Returns the next bit; ones after the end.
  private mutating func next() -> Int {
    guard place < bytes.endIndex else { return 1 }
    bit -= 1
    let value = Int(bytes[place] >> UInt8(bit) & 1)
    if bit == 0 {
      // A zero follows this byte in data.
      place += bytes[place] == 0xFF ? 2 : 1
      bit = 8
    }
    return value
  }

  /// Returns the value of the next word of a code.
  mutating func word(of code: [Int: UInt8]) throws -> UInt8 {
    var word = 1
    for _ in 0..<16 {
      word = word << 1 | next()
      if let value = code[word] { return value }
    }
    throw JPEGReader.FormatError(reason: "no word of the code")
  }

  /// Returns the next number with a length in bits; those of a negative one are inverted.
  mutating func value(length: Int) -> Int {
    var value = 0
    for _ in 0..<length { value = value << 1 | next() }
    return length == 0 || value >> (length - 1) == 1 ? value : value - (1 << length) + 1
  }
}
