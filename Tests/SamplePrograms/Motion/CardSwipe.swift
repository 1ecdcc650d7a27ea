import SwiftUI

/// A stack of cards that are dragged away: the upper one turns as it goes, the others follow.
struct CardSwipeView: View {
  @State private var names = ["Ada", "Bruno", "Chiara", "Dmitri", "Emma"]
  @State private var liked: [String] = []
  @State private var passed: [String] = []

  var body: some View {
    VStack(spacing: 24) {
      ZStack {
        Text("No more cards").foregroundStyle(.secondary)
        ForEach(Array(names.enumerated().reversed()), id: \.element) { index, name in
          SwipeCard(name: name, isTop: index == 0) { isLiked in
            withAnimation(.easeOut(duration: 0.25)) {
              names.removeAll { $0 == name }
              if isLiked { liked.append(name) } else { passed.append(name) }
            }
          }
          .scaleEffect(1 - CGFloat(min(index, 3)) * 0.05)
          .offset(y: CGFloat(min(index, 3)) * 14)
          .zIndex(Double(-index))
          .allowsHitTesting(index == 0)
        }
      }
      .frame(width: 220, height: 280)
      HStack {
        Label("\(passed.count)", systemImage: "hand.thumbsdown").foregroundStyle(.red)
        Spacer()
        Button("Again") {
          withAnimation(.spring()) {
            names = (names + passed + liked).sorted()
            liked = []
            passed = []
          }
        }
        Spacer()
        Label("\(liked.count)", systemImage: "hand.thumbsup").foregroundStyle(.green)
      }
      .frame(width: 220)
    }
    .padding(30)
  }
}

private struct SwipeCard: View {
  let name: String
  let isTop: Bool
  let onSwipe: (Bool) -> Void

  @GestureState(resetTransaction: Transaction(animation: .spring())) private var drag = CGSize.zero

  private var hue: Double { Double(name.unicodeScalars.first?.value ?? 0) / 26 }

  var body: some View {
    RoundedRectangle(cornerRadius: 20)
      .fill(Color(hue: hue.truncatingRemainder(dividingBy: 1), saturation: 0.5, brightness: 0.85))
      .overlay(alignment: .bottomLeading) {
        Text(name).font(.title.bold()).foregroundColor(.white).padding()
      }
      .overlay(alignment: drag.width < 0 ? .topTrailing : .topLeading) {
        if abs(drag.width) > 40 {
          Text(drag.width > 0 ? "LIKE" : "NOPE")
            .font(.headline)
            .padding(6)
            .foregroundColor(drag.width > 0 ? .green : .red)
            .background(RoundedRectangle(cornerRadius: 6).fill(.white))
            .rotationEffect(.degrees(drag.width > 0 ? -12 : 12))
            .padding(20)
        }
      }
      .shadow(color: .black.opacity(0.2), radius: 8, y: 4)
      .rotationEffect(.degrees(Double(drag.width) / 14), anchor: .bottom)
      .offset(drag)
      .gesture(
        DragGesture()
          .updating($drag) { value, state, _ in state = value.translation }
          .onEnded { value in
            if abs(value.predictedEndTranslation.width) > 120 {
              onSwipe(value.translation.width > 0)
            }
          }
      )
      .transition(.asymmetric(insertion: .scale, removal: .opacity))
  }
}
