import SwiftUI

// The steps of the article on writing a layout. Each would be the whole type.

enum MeasuredStep {
  struct EqualWidthRow: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize {
      let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
      let widest = sizes.map(\.width).max() ?? 0
      let highest = sizes.map(\.height).max() ?? 0
      return CGSize(width: widest * CGFloat(subviews.count), height: highest)
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      let width = bounds.width / CGFloat(max(subviews.count, 1))
      for (index, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: bounds.minX + (CGFloat(index) + 0.5) * width, y: bounds.midY),
          anchor: .center,
          proposal: ProposedViewSize(width: width, height: bounds.height))
      }
    }
  }
}

struct VoteButtons: View {
  var body: some View {
    EqualWidthRow {
      ForEach(["Cat", "Goldfish", "Dog"], id: \.self) { name in
        Button {
        } label: {
          Text(name).frame(maxWidth: .infinity)
        }
      }
    }
    .buttonStyle(.bordered)
  }
}

struct FoldingButtons: View {
  var isFolded: Bool

  var body: some View {
    let layout = isFolded ? AnyLayout(VStackLayout()) : AnyLayout(EqualWidthRow())
    layout {
      ForEach(["Cat", "Goldfish", "Dog"], id: \.self) { name in
        Button(name) {}
      }
    }
    .animation(.default, value: isFolded)
  }
}
