import SwiftUI

/// Pages beside each other that are dragged or stepped through, with dots that stretch on the way.
struct OnboardingView: View {
  @AppStorage("sample.onboarding.done") private var isDone = false
  @State private var page = 0
  @GestureState private var drag: CGFloat = 0

  private let pages: [(symbol: String, title: String, color: Color)] = [
    ("sparkles", "Welcome", .blue), ("lock.fill", "Private", .purple),
    ("bolt.fill", "Fast", .orange), ("hand.thumbsup.fill", "Ready", .green),
  ]

  var body: some View {
    GeometryReader { proxy in
      VStack {
        HStack(spacing: 0) {
          ForEach(pages.indices, id: \.self) { index in
            VStack(spacing: 20) {
              Image(systemName: pages[index].symbol)
                .font(.system(size: 70))
                .foregroundStyle(pages[index].color.gradient)
                .rotationEffect(.degrees(Double(drag) / 8))
              Text(pages[index].title).font(.largeTitle.bold())
              Text("Page \(index + 1) says what there is to know about it.")
                .multilineTextAlignment(.center)
                .foregroundStyle(.secondary)
            }
            .padding(30)
            .frame(width: proxy.size.width)
            .frame(maxHeight: .infinity)
          }
        }
        .frame(width: proxy.size.width, alignment: .leading)
        .offset(x: -CGFloat(page) * proxy.size.width + drag)
        .clipped()
        .contentShape(Rectangle())
        .gesture(
          DragGesture()
            .updating($drag) { value, state, _ in
              let isAtEdge =
                (page == 0 && value.translation.width > 0)
                || (page == pages.count - 1 && value.translation.width < 0)
              state = value.translation.width / (isAtEdge ? 4 : 1)
            }
            .onEnded { value in
              let turns = -value.predictedEndTranslation.width / max(proxy.size.width, 1)
              let next = page + Int(max(-1, min(1, turns.rounded())))
              page = min(max(next, 0), pages.count - 1)
            })
        dots
        Button(page == pages.count - 1 ? "Start" : "Next") {
          if page == pages.count - 1 { isDone = true } else { page += 1 }
        }
        .buttonStyle(.borderedProminent)
        .controlSize(.large)
        .padding(.bottom, 24)
      }
      .animation(.interactiveSpring(response: 0.4, dampingFraction: 0.8), value: page)
      .animation(.interactiveSpring(), value: drag == 0)
    }
    .overlay(alignment: .topTrailing) {
      if isDone { Text("Done").font(.caption).padding() }
    }
    .onDisappear { isDone = false }
  }

  private var dots: some View {
    HStack(spacing: 8) {
      ForEach(pages.indices, id: \.self) { index in
        Capsule()
          .fill(index == page ? AnyShapeStyle(pages[page].color) : AnyShapeStyle(.quaternary))
          .frame(width: index == page ? 24 : 8, height: 8)
          .onTapGesture { page = index }
      }
    }
    .padding(10)
  }
}
