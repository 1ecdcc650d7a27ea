import SwiftUI

/// The game: the sky, moved by time, the keys and the pointer.
struct GameView: View {
  @State private var world: World
  @State private var isPlaying = false
  @State private var hasBegun = false
  @State private var size = World.size
  @AppStorage("best") private var best = 0
  @FocusState private var hasKeys: Bool
  @Environment(\.scenePhase) private var scenePhase

  init(world: World = World()) {
    _world = State(initialValue: world)
  }

  var body: some View {
    TimelineView(.animation(paused: !isPlaying)) { timeline in
      SkyView(world: world)
        .onChange(of: timeline.date) { before, now in
          // A frame that comes late must not let things jump over the basket.
          advance(by: min(now.timeIntervalSince(before), 0.05))
        }
    }
    .onContinuousHover { phase in
      if case .active(let place) = phase { point(at: place) }
    }
    .onGeometryChange(for: CGSize.self, of: \.size) { size = $0 }
    .overlay(alignment: .top) { ScoreBar(score: world.score, lives: world.lives) }
    .overlay { if !isPlaying { panel } }
    .frame(minWidth: 320, minHeight: 400)
    .focusable()
    .focused($hasKeys)
    .focusEffectDisabled()
    .onAppear { hasKeys = true }
    .onKeyPress(keys: [.leftArrow, .rightArrow], phases: .all) { press in
      world.direction = press.phase == .up ? 0 : press.key == .leftArrow ? -1 : 1
      return .handled
    }
    .onKeyPress(.space) {
      isPlaying ? pause() : play()
      return .handled
    }
    .onChange(of: scenePhase) {
      if scenePhase != .active { pause() }
    }
  }

  private var panel: some View {
    StartPanel(
      title: world.isOver ? "Game over" : hasBegun ? "Paused" : "Falling stars",
      button: world.isOver ? "Again" : hasBegun ? "Continue" : "Play", best: best, play: play)
  }

  private func point(at place: CGPoint) {
    guard isPlaying else { return }
    world.moveBasket(to: place.applying(SkyView.placement(in: size).inverted()).x)
  }

  private func play() {
    if world.isOver { world = World() }
    (isPlaying, hasBegun, hasKeys) = (true, true, true)
  }

  private func pause() { isPlaying = false }

  private func advance(by seconds: Double) {
    guard isPlaying else { return }
    world.advance(by: seconds)
    if world.isOver {
      pause()
      best = max(best, world.score)
    }
  }
}

/// The score and the lives that are left.
private struct ScoreBar: View {
  let score: Int
  let lives: Int

  var body: some View {
    HStack {
      Label("\(score)", systemImage: "star.fill")
        .accessibilityElement()
        .accessibilityLabel("\(score) stars")
      Spacer()
      HStack(spacing: 4) {
        ForEach(0..<3, id: \.self) { index in
          Image(systemName: index < lives ? "heart.fill" : "heart")
        }
      }
      .accessibilityElement()
      .accessibilityLabel("\(lives) lives")
    }
    .font(.headline)
    .monospacedDigit()
    .foregroundStyle(.white)
    .padding(.horizontal, 20)
    .padding(.vertical, 14)
  }
}

/// The panel before, between and after games.
private struct StartPanel: View {
  let title: LocalizedStringKey
  let button: LocalizedStringKey
  let best: Int
  let play: () -> Void

  var body: some View {
    VStack(spacing: 14) {
      Text(title)
        .font(.title.bold())
        .accessibilityAddTraits(.isHeader)
      Text("Catch the stars, and let the stones fall.")
      Button {
        play()
      } label: {
        Text(button).frame(minWidth: 120)
      }
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .keyboardShortcut(.defaultAction)
      Text("The arrow keys or the pointer move the basket. The space bar pauses.")
        .font(.caption)
        .foregroundStyle(.secondary)
      if best > 0 {
        Text("Best: \(best)")
          .font(.caption.bold())
          .monospacedDigit()
      }
    }
    .multilineTextAlignment(.center)
    .padding(24)
    .frame(width: 280)
    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 20))
  }
}

#Preview {
  GameView(world: World(seed: 1))
}
