import SwiftUI

/// A greedy tile with a colour, an optional frame, and no text.
struct Tile: View {
  var color: Color
  var width: CGFloat?
  var height: CGFloat?

  init(_ color: Color, _ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    self.color = color
    self.width = width
    self.height = height
  }

  var body: some View {
    RoundedRectangle(cornerRadius: 3).fill(color).frame(width: width, height: height)
  }
}

extension GoldenScene {
  static let stacks: [GoldenScene] = [
    GoldenScene("stack-row-alignments", 160, 60) {
      HStack(spacing: 10) {
        HStack(alignment: .top, spacing: 2) { threeTiles }.border(.gray)
        HStack(alignment: .center, spacing: 2) { threeTiles }.border(.gray)
        HStack(alignment: .bottom, spacing: 2) { threeTiles }.border(.gray)
      }
    },
    GoldenScene("stack-column-alignments", 160, 60, mirrors: true) {
      HStack(spacing: 10) {
        VStack(alignment: .leading, spacing: 2) { threeTiles }.border(.gray)
        VStack(alignment: .center, spacing: 2) { threeTiles }.border(.gray)
        VStack(alignment: .trailing, spacing: 2) { threeTiles }.border(.gray)
      }
    },
    GoldenScene("stack-priorities", 150, 60) {
      VStack(spacing: 4) {
        HStack(spacing: 0) {
          Rectangle().fill(.red).frame(minWidth: 50)
          Rectangle().fill(.blue).frame(maxWidth: 100).layoutPriority(1)
        }
        .frame(width: 75)
        HStack(spacing: 2) {
          Tile(.orange).frame(maxWidth: 30)
          Tile(.green)
          Tile(.purple).layoutPriority(1).frame(maxWidth: 60)
        }
      }
      .padding(4)
    },
    GoldenScene("stack-spacers", 150, 70, mirrors: true) {
      VStack {
        HStack {
          Tile(.red, 20, 12)
          Spacer()
          Tile(.blue, 20, 12)
        }
        HStack {
          Spacer(minLength: 30)
          Tile(.green, 20, 12)
          Spacer()
        }
        Divider()
        HStack {
          Tile(.orange, 20, 12)
          Divider()
          Tile(.purple, 20, 12)
          Spacer()
        }
      }
      .padding(4)
    },
    GoldenScene("stack-depth", 120, 80, mirrors: true) {
      ZStack(alignment: .bottomTrailing) {
        Tile(.blue.opacity(0.3))
        Tile(.blue.opacity(0.5), 80, 50)
        Tile(.blue, 40, 24)
      }
      .padding(6)
    },
    GoldenScene("stack-negative-spacing", 120, 50, mirrors: true) {
      HStack(spacing: -12) {
        ForEach([Color.red, .orange, .yellow, .green, .blue], id: \.self) { color in
          Circle().fill(color).overlay { Circle().strokeBorder(.background, lineWidth: 2) }
        }
      }
      .frame(height: 32)
    },
    GoldenScene("stack-order-of-drawing", 120, 60) {
      HStack(spacing: -14) {
        Tile(.red, 40, 30)
        Tile(.green, 40, 30).zIndex(1)
        Tile(.blue, 40, 30).offset(y: 10)
      }
    },
  ]

  @MainActor @ViewBuilder private static var threeTiles: some View {
    Tile(.red, 10, 20)
    Tile(.green, 14, 10)
    Tile(.blue, 8, 30).fixedSize()
  }
}
