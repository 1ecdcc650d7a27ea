/// A part of a gradient ramp with a linearly changing colour.
///
/// Its loops contain no branches, so that they are compiled to vector instructions.
struct RampSegment {
  /// The start of the segment.
  let start: Double
  /// The colour at the start, not premultiplied; its opacity is in bytes, the rest from 0 to 1.
  private let color: SIMD4<Double>
  /// The change of the colour per unit of position.
  private let slope: SIMD4<Double>

  /// From 2⁵² on, the last bit of a number is 1, so the sum contains the rounded integer.
  private static var rounding: Double { 0x1p52 }

  /// Creates a segment.
  ///
  /// - Parameters:
  ///   - start: The start of the segment; at -∞ the colour is constant.
  ///   - color: The colour at the start, with components from 0 to 1, not premultiplied.
  ///   - slope: The change of each component per unit of position.
  init(from start: Double, _ color: SIMD4<Double>, slope: SIMD4<Double> = .zero) {
    self.start = start
    let unit = SIMD4<Double>(1, 1, 1, 255)
    self.color = color * unit
    self.slope = slope * unit
  }

  /// Writes the premultiplied colours at positions in the segment.
  @unsafe
  func write(
    at positions: UnsafeMutableBufferPointer<Double>, to row: UnsafeMutablePointer<UInt32>
  ) {
    if isConstant {
      unsafe row.update(repeating: pixel, count: positions.count)
    } else if slope.w == 0, color.w == 255 {
      unsafe writeOpaque(at: positions, to: row)
    } else {
      unsafe writeTranslucent(at: positions, to: row)
    }
  }

  /// Whether the colour is the same at all positions.
  var isConstant: Bool { slope == .zero }

  /// The change of the components per unit of position, as bytes.
  var slopes: SIMD3<Double> { SIMD3(slope.x, slope.y, slope.z) * 255 }

  /// Returns the components at a position, as bytes.
  func components(at position: Double) -> SIMD3<Double> {
    SIMD3(color.x, color.y, color.z) * 255 + slopes * (position - start)
  }

  /// The pixel of a constant colour.
  var pixel: UInt32 {
    // Halves are rounded up, as for a plain colour.
    func byte(_ value: Double) -> UInt32 { UInt32(value + 0.5) }
    return byte(color.w) << 24 | byte(color.x * color.w) << 16 | byte(color.y * color.w) << 8
      | byte(color.z * color.w)
  }

  @unsafe
  private func writeOpaque(
    at positions: UnsafeMutableBufferPointer<Double>, to row: UnsafeMutablePointer<UInt32>
  ) {
    let (start, rounding) = (start, Self.rounding)
    let (r, g, b) = (color.x * 255, color.y * 255, color.z * 255)
    let (dr, dg, db) = (slope.x * 255, slope.y * 255, slope.z * 255)
    for index in positions.indices {
      let place = unsafe positions[index] - start
      let red = ((r + dr * place) + rounding).bitPattern
      let green = ((g + dg * place) + rounding).bitPattern
      let blue = ((b + db * place) + rounding).bitPattern
      let word = 0xFF00_0000 | red &<< 16 | green &<< 8 | blue
      unsafe row[index] = UInt32(truncatingIfNeeded: word)
    }
  }

  @unsafe
  private func writeTranslucent(
    at positions: UnsafeMutableBufferPointer<Double>, to row: UnsafeMutablePointer<UInt32>
  ) {
    let (start, rounding) = (start, Self.rounding)
    for index in positions.indices {
      let place = unsafe positions[index] - start
      let opacity = color.w + slope.w * place
      /// Returns a component, which rounding must not make larger than the opacity.
      func bits(_ color: Double, _ slope: Double) -> UInt64 {
        let component = color + slope * place
        return ((component < 1 ? component : 1) * opacity + rounding).bitPattern
      }
      let red = bits(color.x, slope.x)
      let green = bits(color.y, slope.y)
      let blue = bits(color.z, slope.z)
      let word = (opacity + rounding).bitPattern &<< 24 | red &<< 16 | green &<< 8 | blue
      unsafe row[index] = UInt32(truncatingIfNeeded: word)
    }
  }
}
