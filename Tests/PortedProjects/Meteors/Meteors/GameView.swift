import Combine
import SwiftUI

struct GameView: View {
  @State private var world = World(seed: 11)
  @State private var isRunning = false
  @State private var shipAtStart: CGFloat?

  private let clock = Timer.publish(every: 1 / 60, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack(spacing: 0) {
      ScoreBar(world: world, isRunning: isRunning) {
        if world.isOver { world = World(seed: UInt64(world.score) + 11) }
        isRunning.toggle()
      }
      GeometryReader { geometry in
        FieldView(world: world)
          .contentShape(Rectangle())
          .gesture(steering(in: geometry.size))
      }
      .overlay {
        if !isRunning { message }
      }
    }
    .background(Color(NativeColor.space))
    .preferredColorScheme(.dark)
    .onReceive(clock) { _ in
      guard isRunning else { return }
      let lives = world.lives
      world.advance(by: 1 / 60)
      if world.lives < lives { Platform.hit() }
      if world.isOver { isRunning = false }
    }
    #if os(iOS)
      .statusBarHidden()
    #endif
  }

  private var message: some View {
    VStack(spacing: 8) {
      Text(world.isOver ? "The ship is lost" : "Ready?")
        .font(.title.bold())
      Text(Platform.hint)
        .foregroundStyle(.secondary)
    }
    .padding(24)
    .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20))
  }

  private func steering(in size: CGSize) -> some Gesture {
    DragGesture(minimumDistance: 0)
      .onChanged { value in
        let start = shipAtStart ?? world.ship.x
        shipAtStart = start
        world.moveShip(to: start + value.translation.width / size.width)
      }
      .onEnded { _ in
        shipAtStart = nil
      }
  }
}

private struct ScoreBar: View {
  let world: World
  let isRunning: Bool
  let toggle: () -> Void

  var body: some View {
    HStack {
      Text("Score \(world.score)")
        .font(.headline.monospacedDigit())
      Spacer()
      HStack(spacing: 4) {
        ForEach(0..<3, id: \.self) { index in
          Image(systemName: index < world.lives ? "heart.fill" : "heart")
            .foregroundStyle(.pink)
        }
      }
      .accessibilityElement(children: .ignore)
      .accessibilityLabel("\(world.lives) lives")
      Spacer()
      Button(isRunning ? "Pause" : "Play", action: toggle)
        .buttonStyle(.borderedProminent)
    }
    .padding()
    .background(.black.opacity(0.35))
  }
}
