import SwiftUI

struct ChimesView: View {
  @ObservedObject var player: ChimePlayer
  @State private var swing = 0.0
  @State private var medal: UIImage?

  var body: some View {
    VStack(spacing: 28) {
      VStack(spacing: 4) {
        Text("Chimes")
          .font(.largeTitle.bold())
        Text(status)
          .foregroundStyle(.secondary)
      }
      HStack(alignment: .top, spacing: 20) {
        ForEach(Chime.all) { chime in
          tube(chime)
        }
      }
      .rotationEffect(.degrees(swing), anchor: .top)

      medalView
      volume
    }
    .padding(24)
    .frame(maxWidth: 440, maxHeight: .infinity)
  }

  private var status: String {
    guard let chime = player.lastStruck else { return "\(player.tunedCount) tubes are tuned" }
    return "\(chime.name) was struck, \(player.struckCount) in all"
  }

  private func tube(_ chime: Chime) -> some View {
    Button {
      strike(chime)
    } label: {
      VStack(spacing: 10) {
        TubeShape()
          .fill(tubeGradient, style: FillStyle(eoFill: true))
          .frame(width: 52, height: 190 * chime.length)
        Text(chime.name)
          .font(.callout.weight(.medium))
        Text(String(format: "%.1f s", player.duration(of: chime)))
          .font(.caption)
          .foregroundStyle(.secondary)
      }
      .frame(width: 72)
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(chime.name)
  }

  private var tubeGradient: LinearGradient {
    LinearGradient(
      colors: [Color(UIColor.systemGray2), Color(UIColor.systemGray5), Color(UIColor.systemGray)],
      startPoint: .leading, endPoint: .trailing)
  }

  private var medalView: some View {
    HStack(spacing: 16) {
      if let medal {
        Image(uiImage: medal)
          .resizable()
          .frame(width: 48, height: 48)
      } else {
        SailShape()
          .fill(Color(UIColor.systemTeal))
          .frame(width: 36, height: 48)
      }
      Text(medal == nil ? "Strike all tubes for a medal" : "A medal for \(player.struckCount)")
        .font(.headline)
    }
    .frame(height: 56)
  }

  private var volume: some View {
    HStack {
      Image(systemName: "speaker.fill")
      Slider(value: $player.volume, in: 0...1)
      Image(systemName: "speaker.wave.3.fill")
      Button("Silence") {
        player.silence()
        Click.play()
      }
    }
    .foregroundStyle(.secondary)
  }

  private func strike(_ chime: Chime) {
    player.strike(chime)
    if player.struckCount >= Chime.all.count {
      medal = Medal.image(count: player.struckCount)
      Click.vibrate()
    }
    withAnimation(.easeOut(duration: 0.1)) { swing = 3 }
    withAnimation(.spring(response: 0.8, dampingFraction: 0.2).delay(0.1)) { swing = 0 }
  }
}
