import SwiftUI

struct Stack<Element, Content: View>: View {
  var elements: [Element]
  var spacing: CGFloat = 8
  var axis: Axis = .horizontal
  var alignment: Alignment = .topLeading
  @ViewBuilder var content: (Element) -> Content
  @State private var offsets: [CGPoint] = []

  var body: some View {
    ZStack(alignment: alignment) {
      ForEach(elements.indices, id: \.self) { index in
        content(elements[index])
          .modifier(CollectSize(index: index))
          .alignmentGuide(alignment.horizontal) {
            axis == .horizontal ? -offset(at: index).x : $0[alignment.horizontal]
          }
          .alignmentGuide(alignment.vertical) {
            axis == .vertical ? -offset(at: index).y : $0[alignment.vertical]
          }
      }
    }
    .onPreferenceChange(CollectSizePreference.self) { computeOffsets(sizes: $0) }
  }

  private func computeOffsets(sizes: [Int: CGSize]) {
    var next = CGPoint.zero
    offsets = elements.indices.map { index in
      let size = sizes[index] ?? .zero
      defer {
        next.x += size.width + spacing
        next.y += size.height + spacing
      }
      return next
    }
  }

  private func offset(at index: Int) -> CGPoint {
    offsets.indices.contains(index) ? offsets[index] : .zero
  }
}

@ShowsSource
struct StackWithAxis: View {
  private let colors: [(Color, CGFloat)] = [(.red, 50), (.green, 30), (.blue, 75)]
  @State private var horizontal = true

  var body: some View {
    VStack {
      Button("Toggle axis") {
        withAnimation(.default) {
          horizontal.toggle()
        }
      }

      Stack(elements: colors, axis: horizontal ? .horizontal : .vertical) { item in
        Rectangle()
          .fill(item.0)
          .frame(width: item.1, height: item.1)
      }
      .border(.primary)
    }
  }
}
