extension Layer {
  /// Returns the blurred opacity of the pixels of a rectangle, row by row.
  ///
  /// - Parameter isInverted: Whether to blur the transparency instead, which is complete outside of
  ///   the layer.
  func blurredOpacity(
    by blur: GaussianBlur, in rect: PixelRect, isInverted: Bool = false
  ) -> [UInt8] {
    let area = blur.cells(around: rect).padded(blur.filter.reach)
    var values = [UInt16](repeating: 0, count: area.width * area.height)
    if blur.shift == 0 {
      copyOpacity(to: &values, of: area)
    } else {
      forEachCell(of: area, shift: blur.shift) { index, x, y in
        let sum = sumOfOpacity(x, y)
        values[index] = UInt16(truncatingIfNeeded: Self.mean(sum, shift: blur.shift))
      }
    }
    if isInverted { values = values.map { UInt16.max - $0 } }
    blur.filter.apply(to: &values, width: area.width, height: area.height)
    if blur.shift > 0 { return Self.interpolate(values, of: area, in: rect, shift: blur.shift) }
    var result = [UInt8](repeating: 0, count: rect.width * rect.height)
    Self.copyBytes(of: values, in: area, to: &result, in: rect)
    return result
  }

  /// Returns the sum of the opacity of the pixels in some columns and rows.
  @inline(__always)
  private func sumOfOpacity(_ columns: Range<Int>, _ rows: Range<Int>) -> UInt32 {
    let start = unsafe surface.address(x: columns.lowerBound, y: rows.lowerBound)
    let (width, count) = (surface.rect.width, columns.count)
    var (four, sum) = (SIMD4<UInt32>.zero, UInt32.zero)
    for row in 0..<rows.count {
      let row = unsafe UnsafeRawPointer(start + row &* width)
      var column = 0
      while column &+ 4 <= count {
        let pixels = unsafe row.loadUnaligned(
          fromByteOffset: 4 &* column, as: SIMD4<UInt32>.self)
        four &+= pixels &>> 24
        column &+= 4
      }
      while column < count {
        sum &+= unsafe row.loadUnaligned(fromByteOffset: 4 &* column, as: UInt32.self) &>> 24
        column &+= 1
      }
    }
    return sum &+ four.wrappedSum()
  }

  /// Copies the opacity of the pixels in an area, scaled to 0...65 535.
  private func copyOpacity(to values: inout [UInt16], of area: PixelRect) {
    let part = area.intersection(surface.rect)
    if part.isEmpty { return }
    unsafe values.withUnsafeMutableBufferPointer { values in
      for y in part.y..<part.maxY {
        let row = unsafe surface.address(x: part.x, y: y)
        let start = (y - area.y) * area.width + part.x - area.x
        for x in 0..<part.width {
          unsafe values[start &+ x] = UInt16(truncatingIfNeeded: row[x] &>> 24) &* 257
        }
      }
    }
  }

  /// Copies the values of an area that are in a rectangle, as bytes.
  private static func copyBytes(
    of values: [UInt16], in area: PixelRect, to bytes: inout [UInt8], in rect: PixelRect
  ) {
    unsafe values.withUnsafeBufferPointer { values in
      unsafe bytes.withUnsafeMutableBufferPointer { bytes in
        for y in 0..<rect.height {
          let start = (rect.y + y - area.y) * area.width + rect.x - area.x
          let first = y * rect.width
          // A check of each index for overflow would prevent that several are computed at once.
          for x in 0..<rect.width {
            unsafe bytes[first &+ x] = BlurredPixel.byte(values[start &+ x])
          }
        }
      }
    }
  }

  /// Returns a layer with the blurred pixels of a rectangle.
  ///
  /// - Parameter isOpaque: Whether all pixels that are not transparent become opaque.
  func blurred(by blur: GaussianBlur, in rect: PixelRect, isOpaque: Bool) -> Layer {
    let area = blur.cells(around: rect).padded(blur.filter.reach)
    var values = [UInt16](repeating: 0, count: area.width * area.height * 4)
    reduce(to: &values, of: area, shift: blur.shift)
    blur.filter.apply(to: &values, width: area.width, height: area.height, channels: 4)
    let result = unsafe Layer(unwritten: rect)
    if isOpaque {
      interpolate(values, of: area, in: rect, shift: blur.shift) { x, y, lanes in
        unsafe result.surface.address(x: x, y: y).pointee = BlurredPixel.opaque(lanes)
      }
    } else {
      interpolate(values, of: area, in: rect, shift: blur.shift) { x, y, lanes in
        unsafe result.surface.address(x: x, y: y).pointee = BlurredPixel.pixel(lanes)
      }
    }
    return result
  }

  /// Writes the means of the pixels of each cell, scaled to 0...65 535.
  private func reduce(to values: inout [UInt16], of area: PixelRect, shift: Int) {
    let (bits, mask) = (UInt32(2 * shift), UInt32(0x00FF_00FF))
    let half = (UInt32(1) &<< bits) / 2
    unsafe values.withUnsafeMutableBytes { values in
      forEachCell(of: area, shift: shift) { index, x, y in
        var sum = SIMD4<UInt32>.zero
        for y in y {
          let row = unsafe surface.address(x: x.lowerBound, y: y)
          // Two components at a time: a row of a cell has at most 32 pixels, so 16 bits suffice.
          var (even, odd): (UInt32, UInt32) = (0, 0)
          for column in 0..<x.count {
            even &+= unsafe row[column] & mask
            odd &+= unsafe row[column] &>> 8 & mask
          }
          sum &+= SIMD4(even & 0xFFFF, odd & 0xFFFF, even &>> 16, odd &>> 16)
        }
        let means = (sum &* 257 &+ half) &>> bits
        unsafe values.storeBytes(
          of: SIMD4<UInt16>(truncatingIfNeeded: means), toByteOffset: 8 &* index,
          as: SIMD4<UInt16>.self)
      }
    }
  }

  /// Returns the mean of the bytes of a cell, scaled to 0...65 535.
  @inline(__always)
  private static func mean(_ sum: UInt32, shift: Int) -> UInt32 {
    (sum &* 257 &+ (1 &<< UInt32(2 * shift)) / 2) &>> UInt32(2 * shift)
  }

  /// Calls a closure with the index of each cell that contains pixels of the layer, and with their
  /// columns and rows.
  @inline(__always)
  private func forEachCell(
    of area: PixelRect, shift: Int, _ body: (Int, Range<Int>, Range<Int>) -> Void
  ) {
    let rect = surface.rect
    let (columns, rows) = (rect.x..<rect.maxX, rect.y..<rect.maxY)
    for y in area.y..<area.maxY {
      let part = (y &<< shift..<(y + 1) &<< shift).clamped(to: rows)
      if part.isEmpty { continue }
      let first = max(area.x, columns.lowerBound >> shift)
      let end = min(area.maxX, (columns.upperBound - 1) >> shift + 1)
      if first >= end { continue }
      for x in first..<end {
        let index = (y - area.y) * area.width + x - area.x
        body(index, (x &<< shift..<(x + 1) &<< shift).clamped(to: columns), part)
      }
    }
  }

  /// Returns the values of cells, interpolated for each pixel of a rectangle, as bytes, row by row.
  ///
  /// A row of cells is interpolated for each column once; then the rows of pixels between the
  /// centres of two rows of cells follow each other by the same steps.
  ///
  /// - Parameter area: The cells of the values, which include the cells around the rectangle.
  private static func interpolate(
    _ values: [UInt16], of area: PixelRect, in rect: PixelRect, shift: Int
  ) -> [UInt8] {
    let (width, bits) = (rect.width, Int32(2 * shift + 2))
    let column = BlurInterpolation(rect.x, shift: shift)
    return unsafe [UInt8](unsafeUninitializedCapacity: width * rect.height) { bytes, count in
      count = width * rect.height
      unsafe withUnsafeTemporaryAllocation(of: Int32.self, capacity: 4 * width) { memory in
        guard let pixels = bytes.baseAddress, let sums = memory.baseAddress else { return }
        let steps = unsafe sums + width
        var (upper, lower) = unsafe (sums + 2 * width, sums + 3 * width)
        func interpolateColumns(ofRow row: Int, to columns: UnsafeMutablePointer<Int32>) {
          let first = (row - area.y) * area.width + column.cell - area.x
          unsafe values[first...].withUnsafeBufferPointer { cells in
            unsafe interpolate(
              cells, from: column, shift: shift,
              to: UnsafeMutableBufferPointer(start: columns, count: width))
          }
        }
        unsafe interpolateColumns(
          ofRow: BlurInterpolation(rect.y, shift: shift).cell, to: lower)
        var y = 0
        while y < rect.height {
          let row = BlurInterpolation(rect.y + y, shift: shift)
          unsafe (upper, lower) = unsafe (lower, upper)
          unsafe interpolateColumns(ofRow: row.cell + 1, to: lower)
          let weight = Int32(truncatingIfNeeded: row.weight)
          for x in 0..<width {
            let (above, difference) = unsafe (upper[x], lower[x] &- upper[x])
            unsafe sums[x] =
              above &<< Int32(shift + 1) &+ difference &* weight &+ 1 &<< (bits - 1)
            unsafe steps[x] = difference &<< 1
          }
          let end = min(rect.height, y + row.pixelsToNextCell(shift: shift))
          while y < end {
            let pixels = unsafe pixels + y * width
            for x in 0..<width {
              unsafe pixels[x] = BlurredPixel.byte(UInt16(truncatingIfNeeded: sums[x] &>> bits))
              unsafe sums[x] &+= steps[x]
            }
            y += 1
          }
        }
      }
    }
  }

  /// Interpolates a row of cells for each column of pixels, from the cell before the first one.
  private static func interpolate(
    _ cells: UnsafeBufferPointer<UInt16>, from first: BlurInterpolation, shift: Int,
    to columns: UnsafeMutableBufferPointer<Int32>
  ) {
    var (cell, weight) = (0, Int32(truncatingIfNeeded: first.weight))
    var (x, end) = (0, first.pixelsToNextCell(shift: shift))
    while x < columns.count {
      let left = Int32(unsafe cells[cell])
      let difference = Int32(unsafe cells[cell &+ 1]) &- left
      var sum = left &<< Int32(truncatingIfNeeded: shift &+ 1) &+ difference &* weight
      end = min(end, columns.count)
      while x < end {
        unsafe columns[x] = sum
        sum &+= difference &<< 1
        x &+= 1
      }
      cell &+= 1
      weight = 1
      end &+= 1 &<< shift
    }
  }

  /// Calls a closure with the interpolated values of each pixel of a rectangle, from 0 to 65 535:
  /// those of blue, green, red and opacity.
  ///
  /// - Parameter area: The cells of the values, which include the cells around the rectangle.
  @inline(__always)
  private func interpolate(
    _ values: [UInt16], of area: PixelRect, in rect: PixelRect, shift: Int,
    _ body: (Int, Int, SIMD4<Int32>) -> Void
  ) {
    unsafe values.withUnsafeBufferPointer { values in
      func lanes(_ index: Int) -> SIMD4<Int32> {
        assert(4 * index + 3 < values.count && index >= 0)
        return unsafe SIMD4(
          truncatingIfNeeded: UnsafeRawBufferPointer(values)
            .loadUnaligned(fromByteOffset: 8 &* index, as: SIMD4<UInt16>.self))
      }
      let bits = Int32(2 * shift + 2)
      let (shifts, half) = (Int32(shift + 1), Int32(1) << (bits - 1))
      for y in rect.y..<rect.maxY {
        if shift == 0 {
          let start = (y - area.y) * area.width - area.x
          for x in rect.x..<rect.maxX { body(x, y, lanes(start + x)) }
          continue
        }
        let row = BlurInterpolation(y, shift: shift)
        let start = (row.cell - area.y) * area.width - area.x
        let weight = Int32(row.weight)
        func column(_ cell: Int) -> SIMD4<Int32> {
          let upper = lanes(start &+ cell)
          return upper &<< shifts &+ (lanes(start &+ cell &+ area.width) &- upper) &* weight
        }
        var x = rect.x
        var right = column(BlurInterpolation(x, shift: shift).cell)
        let last = rect.maxX
        while x < last {
          let position = BlurInterpolation(x, shift: shift)
          let left = right
          right = column(position.cell + 1)
          let difference = right &- left
          var sum = left &<< shifts &+ difference &* Int32(position.weight) &+ half
          let end = min(last, x &+ position.pixelsToNextCell(shift: shift))
          while x < end {
            body(x, y, sum &>> bits)
            sum &+= difference &+ difference
            x &+= 1
          }
        }
      }
    }
  }
}

/// The conversion between pixels and values of blue, green, red and opacity.
private enum BlurredPixel {
  /// Returns the byte of a value from 0 to 65 535, the nearest integer to a 257th.
  @inline(__always)
  static func byte(_ value: UInt16) -> UInt8 {
    let value = UInt32(value)
    return UInt8(truncatingIfNeeded: (value &<< 8 &- value &+ 32_895) &>> 16)
  }

  /// Returns the pixel of values from 0 to 65 535.
  @inline(__always)
  static func pixel(_ values: SIMD4<Int32>) -> UInt32 {
    // The nearest integer to a 257th.
    let bytes = (values &<< 8 &- values &+ 32_895) &>> 16
    // A component may exceed the opacity due to rounding. The minimum is computed from the sign,
    // which the processor has an instruction for, other than for a choice of lanes.
    let limit = SIMD4(repeating: bytes.w)
    let excess = bytes &- limit
    return pixel(ofBytes: limit &+ (excess & (excess &>> 31)))
  }

  /// Returns the pixel of values from 0 to 65 535, opaque unless it is transparent.
  static func opaque(_ values: SIMD4<Int32>) -> UInt32 {
    let opacity = Int(values.w)
    if opacity == 0 { return 0 }
    func byte(_ value: Int32) -> Int32 {
      Int32(min(255, (Int(value) * 255 + opacity / 2) / opacity))
    }
    return pixel(ofBytes: SIMD4(byte(values.x), byte(values.y), byte(values.z), 255))
  }

  @inline(__always)
  private static func pixel(ofBytes bytes: SIMD4<Int32>) -> UInt32 {
    unsafe unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: bytes), to: UInt32.self)
  }
}
