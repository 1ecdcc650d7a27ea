import SwiftUI

/// A player whose bar is dragged to a time, with a queue, and a timer that moves the time on.
struct MusicPlayerView: View {
  @StateObject private var player = Player()
  @State private var isScrubbing = false
  @State private var scrubbed = 0.0

  private var shown: Double { isScrubbing ? scrubbed : player.position }

  var body: some View {
    VStack(spacing: 18) {
      RoundedRectangle(cornerRadius: 16)
        .fill(player.song.color.gradient)
        .overlay { Image(systemName: "music.note").font(.system(size: 64)).foregroundStyle(.white) }
        .aspectRatio(1, contentMode: .fit)
        .scaleEffect(player.isPlaying ? 1 : 0.85)
        .shadow(radius: player.isPlaying ? 14 : 4)
        .animation(.spring(response: 0.5, dampingFraction: 0.6), value: player.isPlaying)
      VStack(spacing: 2) {
        Text(player.song.title).font(.title3.bold()).accessibilityIdentifier("title")
        Text(player.song.artist).foregroundStyle(.secondary)
      }
      VStack(spacing: 4) {
        GeometryReader { proxy in
          let fraction = shown / player.song.length
          ZStack(alignment: .leading) {
            Capsule().fill(.quaternary)
            Capsule().fill(.primary.opacity(0.6)).frame(width: proxy.size.width * fraction)
          }
          .frame(height: isScrubbing ? 10 : 6)
          .frame(maxHeight: .infinity)
          .contentShape(Rectangle())
          .gesture(
            DragGesture(minimumDistance: 0)
              .onChanged { value in
                withAnimation(.easeOut(duration: 0.1)) { isScrubbing = true }
                let part = min(max(value.location.x / max(proxy.size.width, 1), 0), 1)
                scrubbed = part * player.song.length
              }
              .onEnded { _ in
                player.position = scrubbed
                withAnimation { isScrubbing = false }
              })
        }
        .frame(height: 20)
        .accessibilityElement()
        .accessibilityLabel("Time bar")
        HStack {
          Text(time(shown)).accessibilityIdentifier("time")
          Spacer()
          Text("-" + time(player.song.length - shown))
        }
        .font(.caption.monospacedDigit())
        .foregroundStyle(.secondary)
      }
      HStack(spacing: 36) {
        control("backward.fill", "Previous") { player.skip(-1) }
        control(player.isPlaying ? "pause.fill" : "play.fill", "Play") { player.isPlaying.toggle() }
          .font(.system(size: 34))
        control("forward.fill", "Next") { player.skip(1) }
      }
      .font(.title)
    }
    .padding(24)
  }

  private func control(
    _ symbol: String, _ name: String, action: @escaping () -> Void
  ) -> some View {
    Button(action: action) { Image(systemName: symbol).frame(width: 44, height: 44) }
      .buttonStyle(.plain)
      .accessibilityLabel(name)
  }

  private func time(_ seconds: Double) -> String {
    String(format: "%d:%02d", Int(seconds) / 60, Int(seconds) % 60)
  }
}

private struct Song {
  var title: String
  var artist: String
  var length: Double
  var color: Color
}

private final class Player: ObservableObject {
  @Published var position = 0.0
  @Published private var index = 0
  @Published var isPlaying = false { didSet { isPlaying ? start() : timer?.invalidate() } }

  private var timer: Timer?
  private let songs = [
    Song(title: "Morning", artist: "The Larks", length: 185, color: .orange),
    Song(title: "Harbour", artist: "Anna Berg", length: 240, color: .blue),
    Song(title: "Velvet", artist: "Night Train", length: 201, color: .purple),
  ]

  var song: Song { songs[index] }

  deinit { timer?.invalidate() }

  func skip(_ step: Int) {
    if step < 0, position > 3 {
      position = 0
      return
    }
    index = (index + step + songs.count) % songs.count
    position = 0
  }

  private func start() {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: true) { [weak self] _ in
      guard let self else { return }
      position += 1
      if position >= song.length { skip(1) }
    }
  }
}
