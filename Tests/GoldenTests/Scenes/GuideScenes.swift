import SwiftUI

private enum MiddleID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

extension VerticalAlignment {
  fileprivate static let middle = VerticalAlignment(MiddleID.self)
}

/// A layout that places its views on a circle, the first one at the top.
struct RingLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.width, bounds.height) / 2.6
    for (index, subview) in subviews.enumerated() {
      let angle = Angle.degrees(360 / Double(subviews.count) * Double(index) - 90)
      let point = CGPoint(
        x: bounds.midX + radius * cos(angle.radians), y: bounds.midY + radius * sin(angle.radians))
      subview.place(at: point, anchor: .center, proposal: .unspecified)
    }
  }
}

extension GoldenScene {
  static let guides: [GoldenScene] = [
    GoldenScene("guide-of-ones-own", 140, 70) {
      HStack(alignment: .middle) {
        Rectangle().fill(.blue).frame(width: 30, height: 50)
        Rectangle().fill(.green).frame(width: 30, height: 30)
        Rectangle().fill(.red).frame(width: 30, height: 30)
          .alignmentGuide(.middle) { $0[.middle] - 15 }
      }
      .border(.primary)
    },
    GoldenScene("guide-moved", 140, 70, mirrors: true) {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(0..<4, id: \.self) { index in
          Tile(.indigo, 60, 12).alignmentGuide(.leading) { _ in CGFloat(index) * -12 }
        }
      }
      .border(.gray)
    },
    GoldenScene("layout-ring", 120, 120, mirrors: true) {
      RingLayout {
        ForEach(0..<7, id: \.self) { index in
          Circle().fill(Color(hue: Double(index) / 7, saturation: 0.6, brightness: 0.9))
            .frame(width: 22, height: 22)
        }
      }
    },
    GoldenScene("layout-switched", 150, 60) {
      HStack(spacing: 12) {
        ForEach([true, false], id: \.self) { isRow in
          let layout =
            isRow ? AnyLayout(HStackLayout(spacing: 2)) : AnyLayout(VStackLayout(spacing: 2))
          layout {
            Tile(.red, 16, 14)
            Tile(.green, 16, 14)
            Tile(.blue, 16, 14)
          }.border(.gray)
        }
      }
    },
    GoldenScene("layout-geometry-reader", 150, 60, mirrors: true) {
      GeometryReader { proxy in
        Tile(.teal, proxy.size.width / 2, proxy.size.height / 3)
        Tile(.orange, 20, 20).offset(x: proxy.size.width - 20, y: proxy.size.height - 20)
      }
      .border(.gray)
      .padding(5)
    },
    GoldenScene("layout-scrolled", 120, 70) {
      ScrollView {
        VStack(spacing: 4) {
          ForEach(0..<12, id: \.self) { index in
            Tile(Color(hue: Double(index) / 12, saturation: 0.5, brightness: 0.9)).frame(height: 16)
          }
        }
      }
      .padding(6)
    },
  ]
}
