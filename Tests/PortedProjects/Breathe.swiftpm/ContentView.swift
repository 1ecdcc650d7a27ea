import SwiftUI

struct ContentView: View {
  @StateObject private var session = BreathingSession()
  @AppStorage("pattern") private var pattern = BreathingPattern.box
  @State private var showsPatterns = false

  var body: some View {
    ZStack {
      LinearGradient(
        colors: [.indigo.opacity(0.85), .teal.opacity(0.75)],
        startPoint: .topLeading, endPoint: .bottomTrailing
      )
      .ignoresSafeArea()

      VStack(spacing: 32) {
        title
        BreathingCircle(step: session.step)
        controls
      }
      .padding(24)
      .frame(maxWidth: 480)
    }
    .foregroundStyle(.white)
    .tint(.teal)
    .preferredColorScheme(.dark)
    .sheet(isPresented: $showsPatterns) {
      PatternPicker(pattern: $pattern)
        .presentationDetents([.medium])
    }
    .onChange(of: pattern) {
      session.stop()
    }
  }

  private var title: some View {
    VStack(spacing: 6) {
      Text(pattern.title)
        .font(.largeTitle.bold())
      Text(session.breaths == 1 ? "1 breath" : "\(session.breaths) breaths")
        .font(.headline)
        .opacity(0.8)
        .monospacedDigit()
    }
  }

  private var controls: some View {
    HStack(spacing: 16) {
      Button {
        session.isRunning ? session.stop() : session.start(pattern)
      } label: {
        Label(
          session.isRunning ? "Stop" : "Start",
          systemImage: session.isRunning ? "stop.fill" : "play.fill"
        )
        .frame(minWidth: 110)
      }
      .buttonStyle(.borderedProminent)

      Button("Pattern", systemImage: "square.grid.2x2") {
        showsPatterns = true
      }
      .buttonStyle(.bordered)
    }
    .controlSize(.large)
  }
}
