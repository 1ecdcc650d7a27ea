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

struct GroupTests {
  private let circle = Path(ellipseIn: CGRect(x: 4.3, y: 4.6, width: 20, height: 20))
  private let square = Path(CGRect(x: 10.5, y: 10.25, width: 15, height: 15))

  private func fill(_ path: Path, _ shading: Shading) -> DrawCommand {
    .fill(path, FillStyle(), shading)
  }

  /// Returns the largest difference between two canvases in any byte.
  private func difference(_ a: PixelCanvas, _ b: PixelCanvas) -> Int {
    var largest = 0
    for y in 0..<a.height {
      for x in 0..<a.width {
        for shift in [0, 8, 16, 24] as [UInt32] {
          let (first, second) = (a[x, y] >> shift & 255, b[x, y] >> shift & 255)
          largest = max(largest, abs(Int(first) - Int(second)))
        }
      }
    }
    return largest
  }

  @Test func `a translucent group of one shape is equal to a translucent shape`() {
    let grouped = DisplayList(30, 30, .group(.opacity(0.4), [fill(circle, .gray(0.7))]))
    let direct = DisplayList(30, 30, fill(circle, .gray(0.7, opacity: 0.4)))
    // Two roundings instead of one.
    #expect(difference(grouped.painted(), direct.painted()) <= 1)
  }

  @Test func `hidden content of a translucent group stays hidden`() {
    let group = DrawCommand.group(.opacity(0.5), [fill(circle, .red), fill(square, .white)])
    let alone = DrawCommand.group(.opacity(0.5), [fill(square, .white)])
    let (both, one) = (DisplayList(30, 30, group).painted(), DisplayList(30, 30, alone).painted())
    #expect(both[15, 15] == one[15, 15])
  }

  @Test func `a group begins with its background as with any other shape`() {
    // A rectangle between pixels is no background, but covers the canvas as well.
    let edges = [
      CGRect(x: 0, y: 0, width: 30, height: 30), CGRect(x: -1.5, y: -1.5, width: 33, height: 33),
    ]
    for shade in [Shading.gray(0.2, opacity: 0.3), .gray(0.2, opacity: 0), .white] {
      let canvases = edges.map { edge in
        let contents = [fill(Path(edge), shade), fill(circle, .red), fill(square, shade)]
        return DisplayList(30, 30, .group(.opacity(0.4), contents)).painted()
      }
      #expect(canvases[0] == canvases[1])
    }
  }

  @Test func `an opaque group is equal to its contents, and a transparent one is empty`() {
    let contents = [fill(circle, .red), fill(square, .gray(0.2, opacity: 0.5))]
    let direct = DisplayList(30, 30, contents[0], contents[1]).painted()
    #expect(DisplayList(30, 30, .group(.opacity(1), contents)).painted() == direct)
    let nothing = DisplayList(30, 30, .group(.opacity(0), contents)).painted()
    #expect(nothing.area == 0)
  }

  @Test func `a clip keeps the covered content`() {
    let list = DisplayList(
      30, 30, .clip(circle, FillStyle(), [fill(Path(.infinitePlane), .white)]))
    #expect(list.painted() == DisplayList(30, 30, fill(circle, .white)).painted())
  }

  @Test func `nested clips are multiplied`() {
    let list = DisplayList(
      30, 30,
      .clip(
        circle, FillStyle(), [.clip(square, FillStyle(), [fill(Path(.infinitePlane), .white)])]))
    let (both, first, second) = (
      list.painted(), DisplayList(30, 30, fill(circle, .white)).painted(),
      DisplayList(30, 30, fill(square, .white)).painted()
    )
    for y in 0..<30 {
      for x in 0..<30 {
        let product = Double(first.opacity(x, y)) * Double(second.opacity(x, y)) / 255
        #expect(both.opacity(x, y) == UInt8(product.rounded()))
      }
    }
  }

  @Test func `an empty clip hides everything`() {
    let list = DisplayList(9, 9, .clip(Path(), FillStyle(), [fill(circle, .white)]))
    #expect(list.painted().area == 0)
  }

  @Test func `text is clipped`() {
    let run = TextRun(
      text: "abc", font: FontKey(size: 12, weight: .regular, isItalic: false), width: 20,
      metrics: FontMetrics(ascent: 10, descent: 3, capHeight: 8, leading: 0))
    let text = DrawCommand.text(run, at: CGPoint(x: 5, y: 20), .white)
    let free = DisplayList(30, 30, text).painted()
    let clipped = DisplayList(30, 30, .clip(circle, FillStyle(), [text])).painted()
    let mask = DisplayList(30, 30, fill(circle, .white)).painted()
    #expect(free.area > 0)
    for y in 0..<30 {
      for x in 0..<30 {
        let product = Double(free.opacity(x, y)) * Double(mask.opacity(x, y)) / 255
        #expect(clipped.opacity(x, y) == UInt8(product.rounded()))
      }
    }
  }

  @Test func `the pen of a run is rounded to whole pixels`() {
    let run = TextRun(
      text: "i", font: FontKey(size: 6, weight: .regular, isItalic: false), width: 3,
      metrics: FontMetrics(ascent: 5, descent: 1, capHeight: 4, leading: 0))
    let near = DisplayList(20, 20, .text(run, at: CGPoint(x: 4.6, y: 10.4), .red)).painted()
    let whole = DisplayList(20, 20, .text(run, at: CGPoint(x: 5, y: 10), .red)).painted()
    #expect(near == whole)
  }
}
