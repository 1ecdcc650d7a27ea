import SwiftUI

/// A shape as in the middle of an animation.
private struct Dial: Shape {
  var progress: Double

  func path(in rect: CGRect) -> Path {
    Path { path in
      let centre = CGPoint(x: rect.midX, y: rect.midY)
      path.move(to: centre)
      path.addArc(
        center: centre, radius: min(rect.width, rect.height) / 2, startAngle: .degrees(-90),
        endAngle: .degrees(360 * progress - 90), clockwise: false)
      path.closeSubpath()
    }
  }
}

extension GoldenScene {
  static let motions: [GoldenScene] = [
    GoldenScene("motion-curves", 190, 60) {
      HStack(spacing: 8) {
        let curves: [UnitCurve] = [.linear, .easeIn, .easeOut, .easeInOut]
        ForEach(0..<4, id: \.self) { index in
          Path { path in
            for step in 0...20 {
              let time = Double(step) / 20
              let point = CGPoint(x: 38 * time, y: 40 - 40 * curves[index].value(at: time))
              step == 0 ? path.move(to: point) : path.addLine(to: point)
            }
          }
          .stroke(.blue, lineWidth: 2)
        }
      }
      .padding(10)
    },
    GoldenScene("motion-dials", 190, 50) {
      HStack(spacing: 8) {
        ForEach([0.1, 0.3, 0.5, 0.8], id: \.self) { Dial(progress: $0).fill(.purple) }
      }
      .padding(6)
    },
    GoldenScene("motion-matched-geometry", 190, 70) {
      MatchedPair()
    },
  ]
}

/// A circle with the matched position and size of the square beside it.
private struct MatchedPair: View {
  @Namespace private var space

  var body: some View {
    HStack {
      Rectangle().fill(.primary).frame(width: 60, height: 60)
        .matchedGeometryEffect(id: "pair", in: space, isSource: true)
      Circle().fill(.orange)
        .matchedGeometryEffect(id: "pair", in: space, isSource: false)
        .border(.green)
    }
    .frame(width: 180, height: 60)
    .border(.gray)
  }
}
