import SwiftUI

extension GoldenScene {
  static let transforms: [GoldenScene] = [
    GoldenScene("transform-rotations", 170, 60) {
      HStack(spacing: 14) {
        ForEach([0, 15, 45, 80], id: \.self) { degrees in
          Tile(.blue, 26, 18).rotationEffect(.degrees(Double(degrees))).border(.gray)
        }
      }
    },
    GoldenScene("transform-anchored", 150, 70) {
      HStack(spacing: 26) {
        Tile(.red, 24, 24).rotationEffect(.degrees(30), anchor: .topLeading).border(.gray)
        Tile(.green, 24, 24).scaleEffect(1.4, anchor: .bottomTrailing).border(.gray)
        Tile(.purple, 24, 24).scaleEffect(x: 0.5, y: 1.5).border(.gray)
      }
    },
    GoldenScene("transform-sheared", 120, 60) {
      Tile(.orange, 50, 30)
        .transformEffect(CGAffineTransform(a: 1, b: 0.2, c: -0.5, d: 1, tx: 8, ty: -4))
        .border(.gray)
    },
    GoldenScene("transform-turned-in-space", 150, 60) {
      HStack(spacing: 12) {
        Tile(.teal, 36, 36)
          .rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), perspective: 0).border(.gray)
        Tile(.teal, 36, 36)
          .rotation3DEffect(.degrees(50), axis: (x: 1, y: 0, z: 0), perspective: 0).border(.gray)
      }
    },
    GoldenScene("transform-perspective", 270, 90, text: true) {
      HStack(spacing: 22) {
        ForEach([-60.0, -30, 30], id: \.self) { degrees in
          VStack(spacing: 2) {
            Image(systemName: "paperplane.fill").foregroundStyle(.white)
            Text("Card").font(.caption.bold()).foregroundStyle(.white)
          }
          .frame(width: 48, height: 56)
          .background(.indigo.gradient, in: .rect(cornerRadius: 8))
          .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0))
        }
        Tile(.teal, 44, 44)
          .rotation3DEffect(.degrees(55), axis: (x: 1, y: 0, z: 0), anchor: .bottom)
      }
    },
  ]

  static let effects: [GoldenScene] = groups + blends + filters + pictures

  private static let groups: [GoldenScene] = [
    GoldenScene("effect-group-opacity", 150, 60) {
      HStack(spacing: 20) {
        overlapping.opacity(0.5)
        ZStack {
          Circle().fill(.red.opacity(0.5)).frame(width: 34).offset(x: -9)
          Circle().fill(.blue.opacity(0.5)).frame(width: 34).offset(x: 9)
        }
      }
    },
    GoldenScene("effect-shadows", 170, 70) {
      HStack(spacing: 24) {
        Tile(.white, 30, 30).shadow(radius: 4)
        Circle().fill(.white).frame(width: 30).shadow(color: .blue, radius: 3, x: 4, y: 6)
        overlapping.scaleEffect(0.7).shadow(color: .black.opacity(0.6), radius: 0, x: 3, y: 3)
      }
    },
    GoldenScene("effect-clips", 180, 60) {
      HStack(spacing: 14) {
        Rectangle().fill(.red).rotationEffect(.degrees(45)).clipped().frame(width: 36, height: 36)
        overlapping.clipShape(Star())
        Tile(.green, 36, 36).clipShape(.rect(cornerRadius: 14))
      }
    },
  ]

  @MainActor private static var overlapping: some View {
    ZStack {
      Circle().fill(.red).frame(width: 34).offset(x: -9)
      Circle().fill(.blue).frame(width: 34).offset(x: 9)
    }
    .frame(width: 54, height: 36)
  }
}
