/// The blending of adjacent pixels, four at a time, with the same bytes as `Blending` gives for each.
enum RowBlending {
  private typealias Four = SIMD4<UInt32>
  private typealias Halves = SIMD8<UInt16>
  private typealias Words = (UInt64, UInt64)

  /// Blends one colour over pixels.
  @unsafe
  static func blend(_ pixel: UInt32, over row: UnsafeMutablePointer<UInt32>, count: Int) {
    let rest = 255 - pixel >> 24
    if rest == 0 { return unsafe row.update(repeating: pixel, count: count) }
    let (four, factor) = (Four(repeating: pixel), factors(Four(repeating: rest)))
    var x = 0
    if count >= 16 {
      // Most backgrounds have one colour, so the result for two equal words is kept.
      var last = unsafe words(row).0
      var result = four &+ scale(pixels(last), factor)
      while x &+ 8 <= count {
        let (under, next) = unsafe (words(row + x), words(row + x + 4))
        if (under.0 ^ last) | (under.1 ^ last) | (next.0 ^ last) | (next.1 ^ last) == 0 {
          unsafe store(result, to: row + x)
          unsafe store(result, to: row + x + 4)
        } else {
          unsafe store(four &+ scale(load(row + x), factor), to: row + x)
          let second = unsafe four &+ scale(load(row + x + 4), factor)
          unsafe store(second, to: row + x + 4)
          if next.0 == next.1 { (last, result) = (next.1, second) }
        }
        x &+= 8
      }
    }
    while x + 4 <= count {
      unsafe store(four &+ scale(load(row + x), factor), to: row + x)
      x &+= 4
    }
    while x < count {
      unsafe row[x] = unsafe pixel &+ Blending.scale(pixel: row[x], rest)
      x += 1
    }
  }

  /// Blends one colour, multiplied by the coverage of each pixel, over pixels.
  @unsafe
  static func blend(
    _ pixel: UInt32, coverage: UnsafePointer<UInt8>, over row: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    let four = Four(repeating: pixel)
    // Inside and outside of large shapes the coverage is constant in long spans.
    var (last, source, rest) = (UInt32.zero, Four.zero, Halves.zero)
    var x = 0
    while x &+ 4 <= count {
      let bytes = unsafe UnsafeRawPointer(coverage + x).loadUnaligned(as: UInt32.self)
      if bytes != last {
        last = bytes
        let lanes = unsafe unsafeBitCast(bytes, to: SIMD4<UInt8>.self)
        source = scale(four, factors(Four(truncatingIfNeeded: lanes)))
        rest = factors(Four(repeating: 255) &- source &>> 24)
      }
      if bytes != 0 {
        let under = unsafe load(row + x)
        unsafe store(source &+ scale(under, rest), to: row + x)
      }
      x &+= 4
    }
    while x < count {
      let scaled = unsafe Blending.scale(pixel: pixel, UInt32(coverage[x]))
      unsafe row[x] = Blending.over(scaled, row[x])
      x += 1
    }
  }

  /// Blends one colour, multiplied by a mask and a coverage, over pixels.
  @unsafe
  static func blend(
    _ pixel: UInt32, coverage: UInt8, _ mask: UnsafePointer<UInt8>,
    over row: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    for x in 0..<count {
      let factor = Blending.scale(UInt32(coverage), UInt32(unsafe mask[x]))
      if factor == 0 { continue }
      unsafe row[x] = unsafe Blending.over(pixel, scaledBy: factor, row[x])
    }
  }

  /// Blends pixels, multiplied by a mask and a coverage, over others.
  @unsafe
  static func blend(
    _ source: UnsafePointer<UInt32>, coverage: UInt8, _ mask: UnsafePointer<UInt8>?,
    over row: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    guard let mask = unsafe mask else {
      return unsafe blend(source, coverage: coverage, over: row, count: count)
    }
    for x in 0..<count {
      let pixel = unsafe source[x]
      if pixel == 0 { continue }
      let factor = Blending.scale(UInt32(coverage), UInt32(unsafe mask[x]))
      unsafe row[x] = unsafe Blending.over(pixel, scaledBy: factor, row[x])
    }
  }

  /// Blends pixels over others.
  @unsafe
  private static func blend(
    _ source: UnsafePointer<UInt32>, over row: UnsafeMutablePointer<UInt32>, count: Int
  ) {
    var x = 0
    while x + 4 <= count {
      let pixels = unsafe load(source + x)
      let isTransparent = unsafe words(source + x) == (0, 0)
      if !isTransparent {
        let rest = factors(Four(repeating: 255) &- pixels &>> 24)
        let under = unsafe load(row + x)
        unsafe store(pixels &+ scale(under, rest), to: row + x)
      }
      x += 4
    }
    while x < count {
      unsafe row[x] = unsafe Blending.over(source[x], row[x])
      x += 1
    }
  }

  /// Blends pixels, multiplied by a coverage, over others.
  @unsafe
  private static func blend(
    _ source: UnsafePointer<UInt32>, coverage: UInt8, over row: UnsafeMutablePointer<UInt32>,
    count: Int
  ) {
    if coverage == 255 { return unsafe blend(source, over: row, count: count) }
    let factor = factors(Four(repeating: UInt32(coverage)))
    // Adjacent pixels are often equal, so the last result is kept. Two words are compared faster than
    // four lanes.
    var (last, lastUnder): (Words, Words) = ((0, 0), (0, 0))
    var result = Four.zero
    var x = 0
    while x &+ 4 <= count {
      let pixels = unsafe words(source + x)
      if pixels.0 | pixels.1 != 0 {
        let under = unsafe words(UnsafePointer(row + x))
        let differences =
          (pixels.0 ^ last.0) | (pixels.1 ^ last.1) | (under.0 ^ lastUnder.0)
          | (under.1 ^ lastUnder.1)
        if differences != 0 {
          (last, lastUnder) = (pixels, under)
          let scaled = unsafe scale(load(source + x), factor)
          let rest = factors(Four(repeating: 255) &- scaled &>> 24)
          result = unsafe scaled &+ scale(load(row + x), rest)
        }
        unsafe store(result, to: row + x)
      }
      x &+= 4
    }
    while x < count {
      unsafe row[x] = unsafe Blending.over(source[x], scaledBy: UInt32(coverage), row[x])
      x += 1
    }
  }

  // MARK: Four pixels

  @inline(__always) @unsafe
  private static func load(_ address: UnsafePointer<UInt32>) -> Four {
    unsafe UnsafeRawPointer(address).loadUnaligned(as: Four.self)
  }

  /// Returns four pixels as two words.
  @inline(__always) @unsafe
  private static func words(_ address: UnsafePointer<UInt32>) -> Words {
    let raw = unsafe UnsafeRawPointer(address)
    return unsafe (
      raw.loadUnaligned(as: UInt64.self), raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self)
    )
  }

  /// Returns a word of two pixels twice.
  @inline(__always)
  private static func pixels(_ word: UInt64) -> Four {
    unsafe unsafeBitCast(SIMD2(repeating: word), to: Four.self)
  }

  @inline(__always) @unsafe
  private static func store(_ pixels: Four, to address: UnsafeMutablePointer<UInt32>) {
    unsafe UnsafeMutableRawPointer(address).storeBytes(of: pixels, as: Four.self)
  }

  /// Returns a factor of each pixel, as `scale` expects it.
  @inline(__always)
  private static func factors(_ factors: Four) -> Halves {
    unsafe unsafeBitCast(factors | factors &<< 16, to: Halves.self)
  }

  /// Returns premultiplied pixels with all four bytes scaled, computed for every other byte at a
  /// time.
  @inline(__always)
  private static func scale(_ pixels: Four, _ factors: Halves) -> Four {
    let mask = Four(repeating: 0x00FF_00FF)
    let (evenBytes, oddBytes) = unsafe (
      unsafeBitCast(pixels & mask, to: Halves.self),
      unsafeBitCast(pixels &>> 8 & mask, to: Halves.self)
    )
    let even = evenBytes &* factors &+ 128
    let odd = oddBytes &* factors &+ 128
    let evenQuotients = (even &+ even &>> 8) &>> 8
    let oddQuotients = (odd &+ odd &>> 8) & 0xFF00
    return unsafe unsafeBitCast(evenQuotients | oddQuotients, to: Four.self)
  }
}
