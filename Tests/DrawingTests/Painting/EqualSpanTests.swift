import Foundation
import Testing

@testable import PlumbGraphics
@testable import PlumbPainting
@testable import TestSupport

/// Special cases of coverage and blending, which give the same bytes as the general ones.
struct EqualSpanTests {
  /// A sink that keeps the coverage of each pixel.
  private struct CoverageSheet: CoverageSink, Equatable {
    let rect: PixelRect
    var bytes: [UInt8]

    init(_ rect: PixelRect) {
      self.rect = rect
      bytes = Array(repeating: 0, count: rect.width * rect.height)
    }

    mutating func cover(y: Int, x: Int, count: Int, coverage: UInt8) {
      for x in x..<x + count { bytes[(y - rect.y) * rect.width + x - rect.x] = coverage }
    }
  }

  private func coverage(_ edges: EdgeList, _ style: FillStyle, in rect: PixelRect) -> [UInt8] {
    var rasterizer = CoverageRasterizer()
    var sheet = CoverageSheet(rect)
    rasterizer.rasterize(edges, in: rect, style: style, into: &sheet)
    return sheet.bytes
  }

  /// A closed loop around a rectangle.
  private func loop(_ rect: CGRect, isReversed: Bool = false) -> Polyline {
    let (left, right) = (Double(rect.minX), Double(rect.maxX))
    let (top, bottom) = (Double(rect.minY), Double(rect.maxY))
    let points: [Polyline.Point] = [
      SIMD2(left, top), SIMD2(right, top), SIMD2(right, bottom), SIMD2(left, bottom),
    ]
    return Polyline(points: isReversed ? points.reversed() : points, isClosed: true)
  }

  /// A triangle to the left of all clips, which has no effect on them.
  ///
  /// The areas of its edges cancel in the first column, so that the rows are added one by one.
  private var distantTriangle: Polyline {
    Polyline(points: [SIMD2(-90, -10), SIMD2(-80, 30), SIMD2(-95, 60)], isClosed: true)
  }

  @Test(arguments: [FillStyle(), FillStyle(eoFill: true), FillStyle(antialiased: false)])
  func `upright outlines cover the same as others, at any position and in any clip`(
    style: FillStyle
  ) {
    var random = PaintRandom(seed: 31)
    for round in 0..<400 {
      let isOnGrid = round.isMultiple(of: 4)
      func length(_ low: Double, _ high: Double) -> Double {
        let length = random.number(low, high)
        return isOnGrid ? (length * 2).rounded() / 2 : length
      }
      let rect = CGRect(
        x: length(-20, 40), y: length(-20, 40), width: length(0, 40), height: length(0, 40))
      var loops = [loop(rect)]
      let inset = length(0.1, 4)
      if round.isMultiple(of: 2), rect.width > 2 * inset, rect.height > 2 * inset {
        loops.append(loop(rect.insetBy(dx: inset, dy: inset), isReversed: true))
      }
      let clip = PixelRect(
        x: random.whole(-10, 10), y: random.whole(-10, 10), width: random.whole(1, 50),
        height: random.whole(1, 50))
      let (upright, general) = (
        EdgeList(simple: loops), EdgeList(simple: loops + [distantTriangle])
      )
      #expect(upright.isUpright && !general.isUpright)
      #expect(
        coverage(upright, style, in: clip) == coverage(general, style, in: clip), "round \(round)")
    }
  }

  @Test func `upright outlines are painted the same as others`() {
    var random = PaintRandom(seed: 37)
    for round in 0..<200 {
      let rect = CGRect(
        x: random.number(-5, 20), y: random.number(-5, 20), width: random.number(0, 30),
        height: random.number(0, 30))
      let clip = PixelRect(x: -2, y: 1, width: 40, height: 35)
      let (color, under) = (pixel(&random), pixel(&random))
      let mask = ClipMask(clip)
      var maskSink = MaskSink(mask: mask, outer: nil)
      var rasterizer = CoverageRasterizer()
      rasterizer.rasterize(
        EdgeList(simple: [loop(CGRect(x: 1.5, y: 2.5, width: 30.2, height: 25))]), in: clip,
        style: FillStyle(), into: &maskSink)
      func painted(_ loops: [Polyline], _ mask: ClipMask?) -> [UInt32] {
        let layer = Layer(clip)
        let target = PaintTarget(surface: layer.surface, region: clip, mask: mask)
        target.clear(to: under)
        var sink = ColorSink(target: target, pixel: color)
        rasterizer.rasterize(
          EdgeList(simple: loops), in: clip, style: FillStyle(), into: &sink)
        return (clip.y..<clip.maxY).flatMap { y in
          (clip.x..<clip.maxX).map { unsafe layer.surface.address(x: $0, y: y).pointee }
        }
      }
      let loops = [loop(rect)]
      for mask in [nil, mask] {
        #expect(
          painted(loops, mask) == painted(loops + [distantTriangle], mask), "round \(round)")
      }
    }
  }

  @Test func `an outline with many edges is not upright`() {
    let side = (0..<20).map { Polyline.Point(3, Double($0)) }
    let points = side + [Polyline.Point(9, 19), Polyline.Point(9, 0)]
    let edges = EdgeList(simple: [Polyline(points: points, isClosed: true)])
    #expect(!edges.isUpright)
    let rect = PixelRect(x: 0, y: 0, width: 12, height: 20)
    let square = EdgeList(simple: [loop(CGRect(x: 3, y: 0, width: 6, height: 19))])
    #expect(
      coverage(edges, FillStyle(), in: rect) == coverage(square, FillStyle(), in: rect))
  }

  @Test func `a pixel is scaled and blended as in two steps`() {
    var random = PaintRandom(seed: 32)
    for _ in 0..<2_000 {
      let source = pixel(&random)
      let (target, factor) = (pixel(&random), UInt32(random.whole(0, 255)))
      let expected = Blending.over(Blending.scale(pixel: source, factor), target)
      #expect(Blending.over(source, scaledBy: factor, target) == expected)
    }
  }

  @Test(arguments: [0, 1, 77, 254, 255] as [UInt8])
  func `equal and different pixels of a row are blended as each by itself`(coverage: UInt8) {
    var random = PaintRandom(seed: 33)
    for count in 0..<70 {
      // Few colours, so that groups of four are often equal to the ones before, or transparent.
      let colors = [0, pixel(&random), pixel(&random)]
      func row(_ random: inout PaintRandom) -> [UInt32] {
        var (pixels, color) = ([UInt32](), colors[0])
        for _ in 0..<count {
          if random.whole(0, 5) == 0 { color = colors[random.whole(0, 2)] }
          pixels.append(color)
        }
        return pixels
      }
      let (source, target) = (row(&random), row(&random))
      let expected = zip(source, target).map {
        Blending.over(Blending.scale(pixel: $0, UInt32(coverage)), $1)
      }
      var result = target
      unsafe source.withUnsafeBufferPointer { source in
        unsafe result.withUnsafeMutableBufferPointer { result in
          guard let from = source.baseAddress, let to = result.baseAddress else { return }
          unsafe RowBlending.blend(from, coverage: coverage, nil, over: to, count: count)
        }
      }
      #expect(result == expected, "\(count) pixels")
    }
  }

  @Test func `a colour is blended over a row as over each pixel`() {
    var random = PaintRandom(seed: 38)
    for count in 0..<90 {
      let (color, colors) = (pixel(&random), [pixel(&random), pixel(&random)])
      var under = colors[0]
      let target = (0..<count).map { _ in
        if random.whole(0, 7) == 0 { under = colors[random.whole(0, 1)] }
        return random.whole(0, 20) == 0 ? pixel(&random) : under
      }
      var result = target
      unsafe result.withUnsafeMutableBufferPointer { result in
        guard let row = result.baseAddress else { return }
        unsafe RowBlending.blend(color, over: row, count: count)
      }
      #expect(result == target.map { Blending.over(color, $0) }, "\(count) pixels")
    }
  }

  @Test func `components are limited and rounded as each by itself`() {
    var random = PaintRandom(seed: 39)
    let special: [Float] = [.nan, .infinity, -.infinity, -0.0, 0, 1, 0.5, 1 / 255, 2.5 / 255]
    func component(_ random: inout PaintRandom) -> Float {
      random.whole(0, 3) == 0
        ? special[random.whole(0, special.count - 1)] : Float(random.number(-0.2, 1.2))
    }
    func limited(_ value: Float, by limit: Float) -> Float {
      value > limit ? limit : value > 0 ? value : 0
    }
    for _ in 0..<5_000 {
      let color = PixelComponents(
        component(&random), component(&random), component(&random), component(&random))
      let opacity = limited(color.w, by: 1)
      func byte(_ value: Float) -> UInt32 { UInt32(limited(value, by: opacity) * 255 + 0.5) }
      let expected =
        byte(color.w) << 24 | byte(color.x) << 16 | byte(color.y) << 8 | byte(color.z)
      #expect(color.pixel == expected)
    }
  }

  /// A random premultiplied pixel, often opaque.
  private func pixel(_ random: inout PaintRandom) -> UInt32 {
    let opacity = random.whole(0, 2) == 0 ? 255 : random.whole(0, 255)
    func byte(_ random: inout PaintRandom) -> UInt32 { UInt32(random.whole(0, opacity)) }
    return UInt32(opacity) << 24 | byte(&random) << 16 | byte(&random) << 8 | byte(&random)
  }

  /// The bytes of a mask, row by row, which completes its rows.
  private func bytes(of mask: ClipMask) -> [UInt8] {
    let columns = mask.rect.x..<mask.rect.maxX
    return (mask.rect.y..<mask.rect.maxY).flatMap { y in
      columns.map { unsafe mask.completeAddress(x: $0, y: y).pointee }
    }
  }

  @Test func `the rows of nested masks have the products of their coverages`() {
    var random = PaintRandom(seed: 34)
    for round in 0..<100 {
      let rect = PixelRect(
        x: random.whole(-9, 9), y: random.whole(-9, 9), width: random.whole(1, 40),
        height: random.whole(1, 40))
      func outline(_ random: inout PaintRandom) -> EdgeList {
        let points = (0..<random.whole(3, 7)).map { _ in
          Polyline.Point(random.number(-15, 55), random.number(-15, 55))
        }
        return EdgeList([Polyline(points: points, isClosed: true)])
      }
      let style = FillStyle(eoFill: random.whole(0, 1) == 0)
      let (first, second) = (outline(&random), outline(&random))
      var rasterizer = CoverageRasterizer()
      let outer = ClipMask(rect)
      var outerSink = MaskSink(mask: outer, outer: nil)
      rasterizer.rasterize(first, in: rect, style: style, into: &outerSink)
      let inner = ClipMask(rect)
      var innerSink = MaskSink(mask: inner, outer: outer)
      rasterizer.rasterize(second, in: rect, style: style, into: &innerSink)
      let (one, other) = (coverage(first, style, in: rect), coverage(second, style, in: rect))
      let products = zip(one, other).map {
        UInt8(Blending.scale(UInt32($0), UInt32($1)))
      }
      // A span takes its covered and its solid columns from the row.
      for y in rect.y..<rect.maxY {
        let span = MaskedSpan(rect.x..<rect.maxX, row: y, of: inner)
        let start = (y - rect.y) * rect.width - rect.x
        #expect(span.solid.allSatisfy { products[start + $0] == 255 })
        #expect((rect.x..<span.before.lowerBound).allSatisfy { products[start + $0] == 0 })
        #expect((span.after.upperBound..<rect.maxX).allSatisfy { products[start + $0] == 0 })
      }
      #expect(bytes(of: inner) == products, "round \(round)")
      #expect(bytes(of: outer) == one, "round \(round)")
    }
  }

  @Test(arguments: [0.7, 3, 7.5])
  func `four channels are filtered as each of them by itself`(deviation: Double) {
    var random = PaintRandom(seed: 35)
    let filter = BoxFilter(deviation: deviation)
    for (width, height) in [(1, 1), (5, 40), (33, 32), (70, 3)] {
      let values = (0..<4 * width * height).map { _ in UInt16(random.whole(0, 65_535)) }
      var together = values
      filter.apply(to: &together, width: width, height: height, channels: 4)
      for channel in 0..<4 {
        let indices = stride(from: channel, to: values.count, by: 4)
        var alone = indices.map { values[$0] }
        filter.apply(to: &alone, width: width, height: height)
        #expect(alone == indices.map { together[$0] }, "\(width)x\(height), channel \(channel)")
      }
    }
  }

  @Test(arguments: [3.0, 9, 20, 50, 110])
  func `a blur of one colour is that of its opacity`(deviation: Double) {
    var random = PaintRandom(seed: 36)
    let rect = PixelRect(x: -7, y: 5, width: 45, height: 38)
    let layer = Layer(rect)
    for y in rect.y..<rect.maxY {
      for x in rect.x..<rect.maxX where random.whole(0, 1) == 0 {
        unsafe layer.surface.address(x: x, y: y).pointee =
          UInt32(random.whole(0, 255)) &* 0x0101_0101
      }
    }
    let blur = GaussianBlur(deviation: deviation)
    let area = rect.padded(10)
    let opacity = layer.blurredOpacity(by: blur, in: area)
    let blurred = layer.blurred(by: blur, in: area, isOpaque: false)
    for y in area.y..<area.maxY {
      for x in area.x..<area.maxX {
        let expected = UInt32(opacity[(y - area.y) * area.width + x - area.x]) &* 0x0101_0101
        let found = unsafe blurred.surface.address(x: x, y: y).pointee
        #expect(found == expected, "(\(x), \(y))")
      }
    }
  }
}
