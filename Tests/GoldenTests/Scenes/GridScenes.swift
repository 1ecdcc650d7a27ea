import SwiftUI

extension GoldenScene {
  static let grids: [GoldenScene] = [
    GoldenScene("grid-columns", 150, 80, mirrors: true) {
      Grid(alignment: .leading, horizontalSpacing: 6, verticalSpacing: 4) {
        GridRow {
          Tile(.red, 30, 12)
          Tile(.orange)
          Tile(.yellow, 12, 12)
        }
        GridRow {
          Tile(.green, 18, 12)
          Tile(.teal)
          Tile(.blue, 24, 12)
        }
        Divider()
        GridRow {
          Tile(.purple, 24, 12).gridColumnAlignment(.trailing)
          Tile(.pink)
          Tile(.gray, 8, 12)
        }
      }
      .padding(6)
    },
    GoldenScene("grid-spans", 150, 80, mirrors: true) {
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          Tile(.red).gridCellColumns(2)
          Tile(.orange)
        }
        GridRow {
          Tile(.green)
          Tile(.teal).gridCellColumns(2)
        }
        GridRow {
          Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
          Tile(.blue)
          Tile(.purple)
        }
      }
      .padding(6)
    },
    GoldenScene("grid-anchors", 150, 80, mirrors: true) {
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow(alignment: .bottom) {
          Tile(.red, 20, 10)
          Tile(.gray, 50, 34)
          Tile(.blue, 20, 10).gridCellAnchor(.topTrailing)
        }
        GridRow {
          Tile(.gray, 50, 20)
          Tile(.green, 12, 12)
          Tile(.gray, 40, 20)
        }
      }
    },
    GoldenScene("grid-lazy-columns", 160, 90, mirrors: true) {
      LazyVGrid(columns: [
        GridItem(.fixed(30)), GridItem(.flexible()), GridItem(.adaptive(minimum: 24)),
      ]) {
        ForEach(0..<9, id: \.self) { index in
          Tile(Color(hue: Double(index) / 9, saturation: 0.7, brightness: 0.9)).frame(height: 20)
        }
      }
      .padding(6)
    },
    GoldenScene("grid-lazy-rows", 160, 80, mirrors: true) {
      LazyHGrid(rows: [GridItem(.flexible()), GridItem(.flexible(maximum: 20))], spacing: 6) {
        ForEach(0..<7, id: \.self) { index in
          Tile(Color(hue: Double(index) / 7, saturation: 0.7, brightness: 0.9)).frame(width: 18)
        }
      }
      .padding(6)
    },
  ]
}
