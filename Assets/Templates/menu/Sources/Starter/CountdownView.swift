import SwiftUI

/// The window of the item: the time, its duration and its buttons.
struct CountdownView: View {
  @Bindable var countdown: Countdown

  var body: some View {
    VStack(spacing: 20) {
      TimeRing(countdown: countdown)
        .frame(width: 180, height: 180)
      HStack {
        Text("Minutes")
          .foregroundStyle(.secondary)
          .accessibilityHidden(true)
        Picker("Minutes", selection: $countdown.minutes) {
          ForEach(Countdown.choices, id: \.self) { minutes in
            Text(minutes, format: .number).tag(minutes)
          }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .disabled(countdown.isRunning)
      }
      HStack {
        Button("Reset", systemImage: "arrow.counterclockwise") { countdown.reset() }
          .labelStyle(.iconOnly)
          .buttonStyle(.bordered)
          .keyboardShortcut("r")
          .help("Reset")
          .disabled(countdown.isFresh)
        Button {
          countdown.isRunning ? countdown.pause() : countdown.start()
        } label: {
          Text(title).frame(maxWidth: .infinity)
        }
        .buttonStyle(.borderedProminent)
        .keyboardShortcut(.defaultAction)
      }
      .controlSize(.large)
    }
    .padding(24)
    .frame(width: 300)
    .task(id: countdown.isRunning) {
      while countdown.isRunning, !Task.isCancelled {
        countdown.update()
        try? await Task.sleep(for: .milliseconds(200))
      }
    }
  }

  private var title: LocalizedStringKey {
    if countdown.isRunning { return "Pause" }
    return countdown.isOver ? "Again" : "Start"
  }
}

#Preview(traits: .sizeThatFitsLayout) {
  CountdownView(countdown: Countdown())
}
