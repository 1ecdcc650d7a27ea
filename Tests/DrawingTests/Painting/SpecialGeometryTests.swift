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

/// Invalid numbers, which layout should not produce.
struct SpecialGeometryTests {
  private let special: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, 1e18,
    -1e9, .leastNonzeroMagnitude, 0, 5,
  ]

  private func shapes(_ a: CGFloat, _ b: CGFloat) -> [Path] {
    let rect = CGRect(x: a, y: 3, width: b, height: 20)
    return [
      Path(rect), Path(ellipseIn: rect), Path(roundedRect: rect, cornerRadius: b),
      Path {
        $0.move(to: CGPoint(x: a, y: b))
        $0.addLine(to: CGPoint(x: 10, y: a))
        $0.addCurve(
          to: CGPoint(x: b, y: 9), control1: CGPoint(x: a, y: 4), control2: CGPoint(x: 6, y: b))
        $0.closeSubpath()
      },
      Path {
        $0.addArc(
          center: CGPoint(x: 10, y: 10), radius: a, startAngle: .radians(b),
          endAngle: .radians(a), clockwise: true)
      },
    ]
  }

  @Test func `special numbers neither trap nor hang`() {
    let fine = Path(CGRect(x: 2, y: 2, width: 8, height: 8))
    let run = TextRun(
      text: "x", font: FontKey(size: 8, weight: .regular, isItalic: false), width: .nan,
      metrics: FontMetrics(ascent: .infinity, descent: 2, capHeight: 6, leading: 0))
    for a in special {
      for b in special {
        var commands: [DrawCommand] = []
        let style = StrokeStyle(
          lineWidth: a, lineCap: .round, lineJoin: .round, miterLimit: b, dash: [a, b],
          dashPhase: b)
        for path in shapes(a, b) {
          let contents: [DrawCommand] = [
            .fill(path, FillStyle(), .gray(a, opacity: 0.5)), .stroke(path, style, .white),
            .stroke(path, StrokeStyle(lineWidth: 2, dash: [b, 0.001]), .white),
            .text(run, at: CGPoint(x: a, y: b), .white),
          ]
          commands += contents
          commands.append(.clip(path, FillStyle(), contents))
          commands.append(.group(.opacity(a), contents))
        }
        let shadow = GroupEffect.shadow(
          color: .black, radius: a, offset: CGSize(width: b, height: a))
        commands.append(.group(shadow, [.fill(fine, FillStyle(), .red)]))
        var matrix = ColorMatrix.hueRotation(radians: a)
        (matrix.g5, matrix.a4) = (Float(b), Float(a))
        let effects: [GroupEffect] = [
          .blur(radius: a, isOpaque: b > 0), .colors(matrix), .colors(.contrast(b)),
          .luminanceToAlpha, .blend(.softLight), .isolation,
          .alphaThreshold(min: a, max: b, color: .white),
        ]
        for effect in effects {
          commands.append(.group(effect, [.fill(shapes(a, b)[2], FillStyle(), .red)]))
          commands.append(.mask([.group(effect, [.fill(fine, FillStyle(), .red)])], [commands[0]]))
        }
        commands.append(.stroke(fine, style, .white))
        let list = DisplayList(
          commands: commands, background: .white, size: CGSize(width: 24, height: 24), scale: 1)
        let damage = Damage.between(DisplayList(24, 24), list)
        #expect(damage.count <= 6)
        _ = list.painted()
      }
    }
  }

  @Test func `a path with a coordinate that is not a number draws nothing`() {
    for value in [CGFloat.nan, .infinity, -.infinity] {
      let path = Path {
        $0.addLines([CGPoint(x: 1, y: 1), CGPoint(x: value, y: 8), CGPoint(x: 8, y: 9)])
      }
      let list = DisplayList(
        10, 10, .fill(path, FillStyle(), .white),
        .stroke(path, StrokeStyle(lineWidth: 3), .white))
      #expect(list.painted().area == 0)
    }
  }

  @Test func `a shape far larger than the canvas fills it`() {
    let rect = CGRect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)
    for path in [Path(rect), Path(roundedRect: rect, cornerRadius: 9), Path(ellipseIn: rect)] {
      #expect(DisplayList(9, 9, .fill(path, FillStyle(), .white)).painted().area == 81)
    }
  }

  @Test func `a path with many intersections is painted`() {
    var random = PaintRandom(seed: 12)
    let path = Path {
      $0.addLines(
        (0..<400).map { _ in random.point(in: CGRect(x: 0, y: 0, width: 40, height: 40)) })
    }
    let list = DisplayList(
      40, 40, .fill(path, FillStyle(eoFill: true), .white),
      .stroke(path, StrokeStyle(lineWidth: 1), .red))
    #expect(list.painted().area > 0)
  }
}
