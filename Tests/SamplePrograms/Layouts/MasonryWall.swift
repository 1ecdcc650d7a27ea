import SwiftUI

/// Cards of different heights, each in the shortest column; the columns depend on the width.
struct MasonryWallView: View {
  @State private var columns = 3
  @State private var enlarged: Int?

  private let heights: [CGFloat] = [90, 140, 70, 120, 60, 100, 150, 80, 110, 95, 65, 130]

  var body: some View {
    VStack {
      Stepper("\(columns) columns", value: $columns.animation(.spring()), in: 1...5)
        .padding([.horizontal, .top])
      ScrollView {
        MasonryLayout(columns: columns, spacing: 8) {
          ForEach(heights.indices, id: \.self) { index in
            card(index)
              .layoutValue(key: MasonryHeight.self, value: height(of: index))
          }
        }
        .padding()
      }
    }
  }

  private func height(of index: Int) -> CGFloat {
    heights[index] * (enlarged == index ? 1.8 : 1)
  }

  private func card(_ index: Int) -> some View {
    RoundedRectangle(cornerRadius: 10)
      .fill(Color(hue: Double(index) / 12, saturation: 0.45, brightness: 0.9))
      .overlay { Text("\(index + 1)").font(.title.bold()).foregroundColor(.white) }
      .shadow(radius: enlarged == index ? 6 : 1)
      .onTapGesture {
        withAnimation(.spring(duration: 0.5, bounce: 0.3)) {
          enlarged = enlarged == index ? nil : index
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("Card \(index + 1)")
  }
}

private struct MasonryHeight: LayoutValueKey {
  static let defaultValue: CGFloat = 80
}

private struct MasonryLayout: Layout {
  var columns: Int
  var spacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 300
    let bottom = frames(width, subviews).map(\.maxY).max() ?? 0
    return CGSize(width: width, height: bottom)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, frame) in zip(subviews, frames(bounds.width, subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(frame.size))
    }
  }

  private func frames(_ width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    let column = max((width - spacing * CGFloat(columns - 1)) / CGFloat(columns), 0)
    var bottoms = Array(repeating: CGFloat.zero, count: columns)
    return subviews.map { subview in
      let shortest = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
      let frame = CGRect(
        x: CGFloat(shortest) * (column + spacing), y: bottoms[shortest],
        width: column, height: subview[MasonryHeight.self])
      bottoms[shortest] = frame.maxY + spacing
      return frame
    }
  }
}
