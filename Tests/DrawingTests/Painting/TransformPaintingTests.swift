import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Transformed commands.
struct TransformPaintingTests {
  private let corner = Path(CGRect(x: 2, y: 3, width: 4, height: 6))
  private let circle = Path(ellipseIn: CGRect(x: 4.3, y: 4.6, width: 12, height: 8))

  private func fill(_ path: Path, _ shading: Shading = .white) -> DrawCommand {
    .fill(path, FillStyle(), shading)
  }

  private var turn: CGAffineTransform {
    CGAffineTransform(rotationAngle: 0.7).about(CGPoint(x: 15, y: 15))
  }

  @Test func `a transformed shape is the shape of the transformed path`() {
    let list = DisplayList(30, 30, scale: 2, .transform(turn, [fill(circle)]))
    let direct = DisplayList(30, 30, scale: 2, fill(circle.applying(turn)))
    #expect(list.painted() == direct.painted())
  }

  @Test func `nested transforms apply from the inside out`() {
    let wide = CGAffineTransform(scaleX: 2, y: 1)
    let nested = DisplayList(30, 30, .transform(turn, [.transform(wide, [fill(corner)])]))
    let once = DisplayList(30, 30, .transform(wide.concatenating(turn), [fill(corner)]))
    #expect(nested.painted() == once.painted())
  }

  @Test func `the identity changes nothing`() {
    let contents = [
      fill(circle), .stroke(circle, StrokeStyle(lineWidth: 3), .red),
      .group(.shadow(color: .black, radius: 3, offset: .zero), [fill(corner)]),
    ]
    let list = DisplayList(30, 30, .transform(.identity, contents))
    let direct = DisplayList(30, 30, contents[0], contents[1], contents[2])
    #expect(list.painted() == direct.painted())
  }

  @Test func `a stroke is transformed with its shape`() {
    // A line from (2, 4) to (8, 4), 2 wide, made four times as high: from 12 to 20.
    var line = Path()
    line.move(to: CGPoint(x: 2, y: 4))
    line.addLine(to: CGPoint(x: 8, y: 4))
    let list = DisplayList(
      30, 30,
      .transform(
        CGAffineTransform(scaleX: 1, y: 4), [.stroke(line, StrokeStyle(lineWidth: 2), .white)]))
    #expect(list.painted().area == 6 * 8)
    #expect(list.painted().opacity(2, 12) == 255)
    #expect(list.painted().opacity(7, 19) == 255)
  }

  @Test func `a clip is transformed, too`() {
    let list = DisplayList(
      30, 30, .transform(turn, [.clip(circle, FillStyle(), [fill(Path(.infinitePlane))])]))
    #expect(list.painted() == DisplayList(30, 30, fill(circle.applying(turn))).painted())
  }

  @Test func `a shadow is transformed`() {
    // A quarter turn maps 5 to the right to 5 downwards.
    let quarter = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 30, ty: 0)
    let shadow = GroupEffect.shadow(
      color: .white, radius: 0, offset: CGSize(width: 10, height: 0))
    let canvas = DisplayList(30, 30, .transform(quarter, [.group(shadow, [fill(corner)])]))
      .painted()
    let expected = DisplayList(
      30, 30, fill(corner.applying(quarter)),
      fill(corner.applying(quarter).offsetBy(dx: 0, dy: 10))
    ).painted()
    #expect(canvas == expected)
  }

  private let run = TextRun(
    text: "ab", font: FontKey(size: 10, weight: .regular, isItalic: false), width: 10,
    metrics: FontMetrics(ascent: 8, descent: 2, capHeight: 7, leading: 0))

  @Test func `upright text is drawn in a font of the transformed size`() {
    let list = DisplayList(
      40, 40,
      .transform(
        CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: 1, ty: 3),
        [.text(run, at: CGPoint(x: 4, y: 12), .white)]))
    let large = TextRun(
      text: "ab", font: FontKey(size: 20, weight: .regular, isItalic: false), width: 20,
      metrics: FontMetrics(ascent: 16, descent: 4, capHeight: 14, leading: 0))
    let direct = DisplayList(40, 40, .text(large, at: CGPoint(x: 9, y: 27), .white))
    #expect(list.painted() == direct.painted())
  }

  @Test(arguments: [1, 2, 3]) func `text rotated by right angles is the rotated image`(
    quarters: Int
  ) {
    let direct = DisplayList(40, 40, .text(run, at: CGPoint(x: 15, y: 22), .white)).painted()
    let turn = CGAffineTransform(rotationAngle: CGFloat(quarters) * .pi / 2)
      .about(CGPoint(x: 20, y: 20))
    let turned = DisplayList(
      40, 40, .transform(turn, [.text(run, at: CGPoint(x: 15, y: 22), .white)])
    ).painted()
    var largest = 0
    for y in 0..<40 {
      for x in 0..<40 {
        let point = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(turn)
        let (column, row) = (Int(point.x), Int(point.y))
        largest = max(
          largest, abs(Int(direct.opacity(x, y)) - Int(turned.opacity(column, row))))
      }
    }
    // The sine of a right angle is not exact.
    #expect(largest <= 1)
  }

  @Test func `content scaled to zero is not drawn`() {
    for transform in [CGAffineTransform(scaleX: 0, y: 1), CGAffineTransform(scaleX: 0, y: 0)] {
      let list = DisplayList(
        30, 30,
        .transform(
          transform,
          [
            .text(run, at: CGPoint(x: 4, y: 12), .white), fill(circle),
            .stroke(circle, StrokeStyle(lineWidth: 2), .white),
          ]))
      #expect(list.painted().area == 0)
    }
  }

  @Test func `painting in parts gives the same bytes`() {
    let list = DisplayList(
      40, 40,
      .transform(
        turn,
        [
          fill(circle, .red), .text(run, at: CGPoint(x: 12, y: 22), .white),
          .stroke(circle, StrokeStyle(lineWidth: 3, dash: [2, 1]), .white),
          .group(
            .shadow(color: .white, radius: 2, offset: CGSize(width: 3, height: 4)), [fill(corner)]),
        ]))
    let whole = list.painted()
    let parts = PixelCanvas(width: 40, height: 40)
    for y in stride(from: 0, to: 40, by: 7) {
      for x in stride(from: 0, to: 40, by: 9) {
        Painter(rasterizer: CountingRasterizer()).paint(
          list, on: parts, damage: [PixelRect(x: x, y: y, width: 9, height: 7)])
      }
    }
    #expect(parts == whole)
  }

  @Test func `a change inside a transform damages the transformed area`() {
    let far = CGAffineTransform(translationX: 20, y: 10)
    let old = DisplayList(40, 40, .transform(far, [fill(corner, .red)]))
    let new = DisplayList(40, 40, .transform(far, [fill(corner, .white)]))
    #expect(Damage.between(old, new) == [PixelRect(x: 22, y: 13, width: 4, height: 6)])
  }
}
