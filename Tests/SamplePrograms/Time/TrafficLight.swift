import SwiftUI

/// A state machine in a task: each light waits its time, a switch restarts it at blinking.
struct TrafficLightView: View {
  private enum Signal: CaseIterable {
    case red, redYellow, green, yellow, dark, warning

    var next: Signal {
      switch self {
      case .red: .redYellow
      case .redYellow: .green
      case .green: .yellow
      case .yellow: .red
      case .dark: .warning
      case .warning: .dark
      }
    }

    var lit: Set<Int> {
      switch self {
      case .red: [0]
      case .redYellow: [0, 1]
      case .green: [2]
      case .yellow, .warning: [1]
      case .dark: []
      }
    }

    var milliseconds: Int {
      switch self {
      case .red, .green: 120
      default: 60
      }
    }
  }

  @State private var signal = Signal.red
  @State private var isBlinking = false
  @State private var changes = 0

  private let colors: [Color] = [.red, .yellow, .green]

  var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 14) {
        ForEach(colors.indices, id: \.self) { index in
          let isLit = signal.lit.contains(index)
          Circle()
            .fill(colors[index].opacity(isLit ? 1 : 0.15))
            .shadow(color: colors[index], radius: isLit ? 16 : 0)
            .frame(width: 72, height: 72)
            .animation(.easeInOut(duration: 0.05), value: isLit)
        }
      }
      .padding(18)
      .background(RoundedRectangle(cornerRadius: 28).fill(Color(white: 0.12)))
      Text("\(changes) changes")
        .font(.callout)
        .foregroundStyle(.secondary)
        .accessibilityIdentifier("changes")
      Toggle("Out of order", isOn: $isBlinking).toggleStyle(.switch)
    }
    .padding(30)
    .task(id: isBlinking) {
      signal = isBlinking ? .warning : .red
      while !Task.isCancelled {
        try? await Task.sleep(for: .milliseconds(signal.milliseconds))
        if Task.isCancelled { return }
        signal = signal.next
        changes += 1
      }
    }
  }
}
