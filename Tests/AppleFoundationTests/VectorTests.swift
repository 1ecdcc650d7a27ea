import PlumbSimd
import Testing

struct VectorTests {
  @Test func `vectors have lengths, products and points between them`() {
    let x = simd_double3(1, 0, 0)
    let y = simd_double3(0, 1, 0)
    #expect(simd_cross(x, y) == simd_double3(0, 0, 1))
    #expect(cross(y, x) == simd_double3(0, 0, -1))
    #expect(simd_dot(simd_float2(1, 2), simd_float2(3, 4)) == 11)
    #expect(dot(simd_float2(1, 2), simd_float2(3, 4)) == 11)
    #expect(length(simd_float2(3, 4)) == 5 && length_squared(simd_float2(3, 4)) == 25)
    #expect(distance(simd_float2(1, 1), simd_float2(4, 5)) == 5)
    #expect(distance_squared(simd_float2(1, 1), simd_float2(4, 5)) == 25)
    #expect(normalize(simd_float2(0, 2)) == simd_float2(0, 1))
    #expect(mix(simd_float2(0, 2), simd_float2(4, 4), t: 0.25) == simd_float2(1, 2.5))
    #expect(clamp(simd_int2(-1, 9), min: simd_int2(0, 0), max: simd_int2(5, 5)) == simd_int2(0, 5))
  }
}
