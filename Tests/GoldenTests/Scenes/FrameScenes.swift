import SwiftUI

extension GoldenScene {
  static let frames: [GoldenScene] = [
    GoldenScene("frame-alignments", 150, 90, mirrors: true) {
      let places: [Alignment] = [
        .topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom,
        .bottomTrailing,
      ]
      ZStack {
        ForEach(places.indices, id: \.self) { index in
          Tile(.blue, 20, 14).frame(
            maxWidth: .infinity, maxHeight: .infinity, alignment: places[index])
        }
      }
      .border(.gray)
      .padding(4)
    },
    GoldenScene("frame-limits", 150, 70) {
      VStack(spacing: 3) {
        Tile(.red).frame(minWidth: 170).border(.gray)
        Tile(.orange).frame(maxWidth: 90).border(.gray)
        Tile(.green).frame(minWidth: 40, maxWidth: 60, maxHeight: 8).border(.gray)
        Tile(.blue, 60, 20).frame(width: 30, height: 10).border(.gray)
      }
    },
    GoldenScene("frame-padding", 150, 70, mirrors: true) {
      HStack(spacing: 10) {
        Tile(.red, 20, 20).padding().border(.gray)
        Tile(.green, 20, 20).padding(.leading, 12).border(.gray)
        Tile(.blue, 20, 20).padding(-4).border(.gray)
      }
    },
    GoldenScene("frame-aspect-ratio", 160, 60) {
      HStack(spacing: 8) {
        Tile(.red).aspectRatio(1, contentMode: .fit).border(.gray)
        Tile(.green).aspectRatio(3, contentMode: .fit).border(.gray)
        Tile(.blue.opacity(0.5)).aspectRatio(2, contentMode: .fill).frame(width: 30).border(.gray)
      }
      .padding(6)
    },
    GoldenScene("frame-offset-and-position", 120, 60, mirrors: true) {
      HStack(spacing: 4) {
        Tile(.red, 20, 20).offset(x: 6, y: -10).border(.gray)
        Tile(.green, 20, 20).position(x: 10, y: 44).frame(width: 40).border(.gray)
        Tile(.blue, 20, 20).hidden().border(.gray)
      }
    },
    GoldenScene("frame-fits", 160, 70) {
      VStack(spacing: 4) {
        ForEach([150, 90, 40], id: \.self) { width in
          ViewThatFits(in: .horizontal) {
            Tile(.green, 120, 16)
            Tile(.orange, 60, 16)
            Tile(.red, 20, 16)
          }
          .frame(width: CGFloat(width)).border(.gray)
        }
      }
    },
    GoldenScene("frame-overlay-and-background", 150, 60, mirrors: true) {
      HStack(spacing: 16) {
        Tile(.gray, 40, 40)
          .overlay(alignment: .topTrailing) {
            Circle().fill(.red).frame(width: 14, height: 14).offset(x: 5, y: -5)
          }
        Tile(.yellow, 30, 30).background { Circle().fill(.orange).padding(-8) }
        Tile(.blue, 30, 30).background(alignment: .bottom) {
          Rectangle().fill(.primary).frame(width: 50, height: 3)
        }
      }
    },
  ]
}
