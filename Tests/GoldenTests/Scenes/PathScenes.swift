import SwiftUI

/// A five-pointed star drawn in one stroke, so that its centre has a winding number of two.
struct Star: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      for corner in 0..<5 {
        let angle = Double(corner) * 4 * .pi / 5 - .pi / 2
        let point = CGPoint(
          x: rect.midX + rect.width / 2 * cos(angle), y: rect.midY + rect.height / 2 * sin(angle))
        corner == 0 ? path.move(to: point) : path.addLine(to: point)
      }
      path.closeSubpath()
    }
  }
}

/// An S of two cubic curves.
struct Wave: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addCurve(
        to: CGPoint(x: rect.maxX, y: rect.midY),
        control1: CGPoint(x: rect.midX, y: rect.minY - rect.height / 2),
        control2: CGPoint(x: rect.midX, y: rect.maxY + rect.height / 2))
    }
  }
}

extension GoldenScene {
  static let paths: [GoldenScene] = [
    GoldenScene("path-winding-rules", 150, 76) {
      HStack {
        Star().fill(.orange)
        Star().fill(.orange, style: FillStyle(eoFill: true))
      }
      .padding(6)
    },
    GoldenScene("path-built-in-shapes", 200, 60) {
      HStack(spacing: 6) {
        Rectangle().fill(.red)
        RoundedRectangle(cornerRadius: 12).fill(.orange)
        RoundedRectangle(cornerRadius: 12, style: .circular).fill(.yellow)
        Capsule().fill(.green)
        Ellipse().fill(.blue)
        Circle().fill(.purple)
      }
      .padding(6)
    },
    GoldenScene("path-arcs", 150, 70) {
      HStack {
        Path { path in
          path.move(to: CGPoint(x: 30, y: 30))
          path.addArc(
            center: CGPoint(x: 30, y: 30), radius: 26, startAngle: .degrees(0),
            endAngle: .degrees(250), clockwise: false)
          path.closeSubpath()
        }
        .fill(.pink)
        Path { path in
          path.addArc(
            center: CGPoint(x: 30, y: 30), radius: 24, startAngle: .degrees(20),
            endAngle: .degrees(250), clockwise: true)
        }
        .stroke(.indigo, lineWidth: 5)
      }
      .padding(5)
    },
    GoldenScene("path-curves", 150, 70) {
      HStack(spacing: 12) {
        Wave().stroke(.teal, lineWidth: 4)
        Path { path in
          path.move(to: CGPoint(x: 0, y: 55))
          path.addQuadCurve(to: CGPoint(x: 55, y: 55), control: CGPoint(x: 28, y: -40))
        }
        .fill(.mint)
      }
      .padding(8)
    },
    GoldenScene("path-trimmed", 150, 50) {
      HStack(spacing: 10) {
        ForEach([0.25, 0.5, 0.75, 1], id: \.self) { end in
          Circle().trim(from: 0, to: end).stroke(
            .blue, style: StrokeStyle(lineWidth: 4, lineCap: .round)
          )
          .background { Circle().stroke(.gray.opacity(0.3), lineWidth: 4) }
        }
      }
      .padding(8)
    },
    GoldenScene("path-hairlines", 120, 60) {
      Path { path in
        for step in 0...12 {
          path.move(to: CGPoint(x: 60, y: 55))
          path.addLine(to: CGPoint(x: CGFloat(step) * 10, y: 5))
        }
      }
      .stroke(.primary, lineWidth: 0.5)
    },
  ]

  static let strokes: [GoldenScene] = [
    GoldenScene("stroke-joins", 160, 60) {
      HStack(spacing: 16) {
        ForEach([CGLineJoin.miter, .round, .bevel], id: \.self) { join in
          Path { path in
            path.move(to: CGPoint(x: 4, y: 38))
            path.addLine(to: CGPoint(x: 18, y: 8))
            path.addLine(to: CGPoint(x: 32, y: 38))
          }
          .stroke(.brown, style: StrokeStyle(lineWidth: 8, lineJoin: join))
        }
      }
      .padding(8)
    },
    GoldenScene("stroke-caps", 120, 60) {
      VStack(spacing: 14) {
        ForEach([CGLineCap.butt, .round, .square], id: \.self) { cap in
          Path { path in
            path.move(to: CGPoint(x: 14, y: 0))
            path.addLine(to: CGPoint(x: 90, y: 0))
          }
          .stroke(.blue, style: StrokeStyle(lineWidth: 9, lineCap: cap))
          .frame(height: 1)
        }
      }
      .padding(8)
    },
    GoldenScene("stroke-dashes", 150, 70) {
      VStack(spacing: 8) {
        RoundedRectangle(cornerRadius: 10)
          .stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [9, 5]))
        Wave().stroke(
          .green, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [0.1, 7], dashPhase: 3))
      }
      .padding(8)
    },
    GoldenScene("stroke-borders", 160, 60) {
      HStack(spacing: 10) {
        Circle().strokeBorder(.purple, lineWidth: 8)
        RoundedRectangle(cornerRadius: 14).strokeBorder(.purple, lineWidth: 5)
        Capsule().inset(by: 6).stroke(.purple, lineWidth: 3).border(.gray)
      }
      .padding(6)
    },
  ]
}
