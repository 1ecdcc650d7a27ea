import SwiftUI

struct TodayView: View {
  @EnvironmentObject private var diary: WaterDiary
  private let tap = UIImpactFeedbackGenerator(style: .medium)
  private let success = UINotificationFeedbackGenerator()

  /// As high as a third of the screen of a phone, and not higher than a hand on an iPad.
  private var glassHeight: CGFloat { min(UIScreen.main.bounds.height / 3, 280) }

  var body: some View {
    NavigationView {
      VStack(spacing: 24) {
        Glass(level: diary.level)
          .frame(width: glassHeight * 0.7, height: glassHeight)
        VStack(spacing: 4) {
          Text("\(diary.glasses)")
            .font(Font(UIFont.counter))
          Text(diary.isReached ? "That is enough for today" : "of \(diary.goal) glasses")
            .foregroundColor(Color(.secondaryLabel))
        }
        HStack(spacing: 16) {
          Button(action: drink) {
            Label("Drink", systemImage: "plus")
              .font(.headline)
              .padding(.horizontal, 28)
              .padding(.vertical, 14)
              .foregroundColor(.white)
              .background(Color(UIColor.water))
              .clipShape(Capsule())
          }
          .buttonStyle(.plain)
          Button("Start Over", action: startOver)
            .disabled(diary.glasses == 0)
        }
      }
      .padding()
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(Color(UIColor.systemBackground))
      .navigationTitle("Sips")
    }
    .navigationViewStyle(.stack)
    .onAppear { tap.prepare() }
  }

  private func drink() {
    withAnimation(.spring(response: 0.4, dampingFraction: 0.6)) {
      diary.drink()
    }
    if diary.glasses == diary.goal {
      success.notificationOccurred(.success)
    } else {
      tap.impactOccurred()
    }
  }

  private func startOver() {
    UISelectionFeedbackGenerator().selectionChanged()
    withAnimation { diary.startOver() }
  }
}

/// A glass with water in it.
private struct Glass: View {
  let level: CGFloat

  var body: some View {
    GeometryReader { geometry in
      ZStack(alignment: .bottom) {
        RoundedRectangle(cornerRadius: 28)
          .fill(Color(.systemGray6))
        LinearGradient(
          colors: [Color(UIColor.water).opacity(0.55), Color(UIColor.water)],
          startPoint: .top, endPoint: .bottom
        )
        .frame(height: geometry.size.height * level)
      }
      .clipShape(RoundedRectangle(cornerRadius: 28))
      .overlay(
        RoundedRectangle(cornerRadius: 28)
          .strokeBorder(Color(.systemGray4), lineWidth: 2)
      )
    }
    .accessibilityHidden(true)
  }
}
