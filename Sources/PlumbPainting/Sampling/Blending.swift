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

  /// Returns a premultiplied pixel with all four bytes scaled, computed for two bytes at a time.
  @inline(__always)
  static func scale(pixel: UInt32, _ factor: UInt32) -> UInt32 {
    let mask: UInt32 = 0x00FF_00FF
    let even = (pixel & mask) &* factor &+ 0x0080_0080
    let odd = (pixel >> 8 & mask) &* factor &+ 0x0080_0080
    return (even &+ (even >> 8 & mask)) >> 8 & mask
      | (odd &+ (odd >> 8 & mask)) & ~mask
  }

  /// Returns a premultiplied pixel over another one: `source` + (1 - its opacity) · `target`.
  ///
  /// No byte can overflow, since each byte of a premultiplied pixel is at most its opacity.
  @inline(__always)
  static func over(_ source: UInt32, _ target: UInt32) -> UInt32 {
    source &+ scale(pixel: target, 255 - source >> 24)
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
