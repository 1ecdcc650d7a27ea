import SwiftUI

/// Waits a moment, then asks for a click: a work item that can be cancelled, a switch of views.
struct ReactionTestView: View {
  private enum Stage {
    case idle
    case waiting
    case go(Date)
    case tooEarly
    case done(TimeInterval)
  }

  @State private var stage = Stage.idle
  @State private var work: DispatchWorkItem?
  @State private var results: [TimeInterval] = []

  var body: some View {
    ZStack {
      background.ignoresSafeArea()
      VStack(spacing: 12) {
        content
        if !results.isEmpty {
          Text("\(results.count) attempts, best \(Int((results.min() ?? 0) * 1_000)) ms")
            .font(.footnote)
            .opacity(0.8)
        }
      }
      .foregroundColor(.white)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .contentShape(Rectangle())
    .onTapGesture(perform: tap)
    .animation(.easeInOut(duration: 0.1), value: results.count)
  }

  private var background: Color {
    switch stage {
    case .idle, .done: .blue
    case .waiting: .red
    case .go: .green
    case .tooEarly: .orange
    }
  }

  @ViewBuilder private var content: some View {
    switch stage {
    case .idle:
      Image(systemName: "bolt.fill").font(.largeTitle)
      Text("Click to begin")
    case .waiting:
      ProgressView().controlSize(.large)
      Text("Wait for green")
    case .go:
      Text("Click!").font(.system(size: 60, weight: .black))
    case .tooEarly:
      Text("Too early").font(.title)
      Text("Click to try again")
    case .done(let time):
      Text("\(Int(time * 1_000)) ms").font(.system(size: 50, weight: .bold).monospacedDigit())
      Text("Click for another try")
    }
  }

  private func tap() {
    switch stage {
    case .idle, .tooEarly, .done:
      stage = .waiting
      let work = DispatchWorkItem { stage = .go(Date()) }
      self.work = work
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3, execute: work)
    case .waiting:
      work?.cancel()
      stage = .tooEarly
    case .go(let start):
      let time = Date().timeIntervalSince(start)
      results.append(time)
      stage = .done(time)
    }
  }
}
