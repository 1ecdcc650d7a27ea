/// Arithmetic with colour bytes, correctly rounded: x·y/255 to the nearest integer.
///
/// Colours are blended as sRGB bytes, without conversion to linear light, as by default in most
/// drawing libraries; text gets the weight for which its font was designed.
enum Blending {
  /// Returns `value` · `factor` / 255, rounded to the nearest integer; both are from 0 to 255.
  @inline(__always)
  static func scale(_ value: UInt32, _ factor: UInt32) -> UInt32 {
    let product = value * factor + 128
    return (product + product >> 8) >> 8
  }

  /// Returns a premultiplied pixel with all four bytes scaled, computed for all of them at a time.
  @inline(__always)
  static func scale(pixel: UInt32, _ factor: UInt32) -> UInt32 {
    joined(scale(spread(pixel), UInt64(factor)))
  }

  /// Returns a premultiplied pixel, scaled, over another one.
  @inline(__always)
  static func over(_ source: UInt32, scaledBy factor: UInt32, _ target: UInt32) -> UInt32 {
    let scaled = scale(spread(source), UInt64(factor))
    return joined(scaled &+ scale(spread(target), 255 &- scaled &>> 48))
  }

  /// Returns the bytes of a pixel with a byte of zeros after each: those of blue, red, green and
  /// opacity.
  @inline(__always)
  private static func spread(_ pixel: UInt32) -> UInt64 {
    let word = UInt64(pixel)
    return (word | word &<< 24) & 0x00FF_00FF_00FF_00FF
  }

  /// Returns the pixel whose bytes were spread.
  @inline(__always)
  private static func joined(_ bytes: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: bytes | bytes &>> 24)
  }

  /// Returns spread bytes scaled; no product exceeds its 16 bits.
  @inline(__always)
  private static func scale(_ bytes: UInt64, _ factor: UInt64) -> UInt64 {
    let mask: UInt64 = 0x00FF_00FF_00FF_00FF
    let products = bytes &* factor &+ 0x0080_0080_0080_0080
    return (products &+ (products &>> 8 & mask)) &>> 8 & mask
  }

  /// Returns a premultiplied pixel over another one: `source` + (1 - its opacity) · `target`.
  ///
  /// No byte can overflow, since each byte of a premultiplied pixel is at most its opacity.
  @inline(__always)
  static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
    source &+ scale(pixel: target, 255 &- source &>> 24)
  }

  /// Returns a colour as a premultiplied pixel; components are clamped to 0...1.
  static func pixel(_ color: ResolvedColor) -> UInt32 {
    func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    let opacity = unit(color.opacity)
    func byte(_ component: Double) -> UInt32 { UInt32((component * opacity * 255).rounded()) }
    return byte(1) << 24 | byte(unit(color.red)) << 16 | byte(unit(color.green)) << 8
      | byte(unit(color.blue))
  }

  /// Returns an opacity from 0 to 1 as a byte; NaN gives 0.
  static func byte(opacity: Double) -> UInt32 {
    opacity > 0 ? UInt32((min(opacity, 1) * 255).rounded()) : 0
  }
}
