import SwiftUI

/// Toggles and buttons in styles of their author: shadows inside, slots, marks, and shades for
/// pressed ones.
struct SwitchStylesView: View {
  @State private var isPlaying = false
  @State private var isOn = true
  @State private var checks = [true, false, false]
  @State private var presses = 0

  var body: some View {
    VStack(spacing: 26) {
      Toggle(isOn: $isPlaying) {
        Image(systemName: isPlaying ? "pause.fill" : "play.fill").font(.title)
      }
      .toggleStyle(SoftToggleStyle())
      .accessibilityLabel("Play")
      Toggle("Airplane mode", isOn: $isOn).toggleStyle(SlotToggleStyle())
      VStack(alignment: .leading, spacing: 10) {
        ForEach(checks.indices, id: \.self) { index in
          Toggle("Task \(index + 1)", isOn: $checks[index]).toggleStyle(CheckToggleStyle())
        }
      }
      HStack(spacing: 16) {
        Button("Pressed \(presses)") { presses += 1 }.buttonStyle(PopButtonStyle())
        Button("Off") {}.buttonStyle(PopButtonStyle()).disabled(true)
      }
    }
    .padding(30)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background(Color(white: 0.93))
    .foregroundColor(Color(white: 0.25))
  }
}

private struct SoftToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      configuration.label
        .frame(width: 80, height: 80)
        .contentShape(Circle())
    }
    .buttonStyle(.plain)
    .background {
      if configuration.isOn {
        Circle().fill(
          Color(white: 0.93).shadow(.inner(color: .black.opacity(0.25), radius: 6, x: 4, y: 4)))
      } else {
        Circle()
          .fill(Color(white: 0.93))
          .shadow(color: .black.opacity(0.2), radius: 8, x: 6, y: 6)
          .shadow(color: .white, radius: 8, x: -5, y: -5)
      }
    }
  }
}

private struct SlotToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      Capsule()
        .fill(configuration.isOn ? Color.green : .gray.opacity(0.5))
        .frame(width: 58, height: 30)
        .overlay(alignment: configuration.isOn ? .trailing : .leading) {
          Circle()
            .fill(.white)
            .padding(3)
            .overlay {
              Image(systemName: configuration.isOn ? "checkmark" : "xmark")
                .font(.caption.bold())
                .foregroundColor(configuration.isOn ? .green : .gray)
            }
        }
        .onTapGesture {
          withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) {
            configuration.isOn.toggle()
          }
        }
        .accessibilityElement()
        .accessibilityLabel("Slot")
        .accessibilityValue(configuration.isOn ? "on" : "off")
    }
    .frame(width: 220)
  }
}

private struct CheckToggleStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
        .foregroundColor(configuration.isOn ? .blue : .gray)
        .imageScale(.large)
      configuration.label
        .strikethrough(configuration.isOn)
        .opacity(configuration.isOn ? 0.5 : 1)
    }
    .contentShape(Rectangle())
    .onTapGesture { configuration.isOn.toggle() }
  }
}

private struct PopButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .padding(.horizontal, 18)
      .padding(.vertical, 10)
      .foregroundColor(.white)
      .background(isEnabled ? Color.purple : .gray, in: RoundedRectangle(cornerRadius: 12))
      .shadow(radius: configuration.isPressed ? 0 : 4, y: configuration.isPressed ? 0 : 3)
      .scaleEffect(configuration.isPressed ? 0.92 : 1)
      .brightness(configuration.isPressed ? -0.1 : 0)
      .animation(.easeOut(duration: 0.12), value: configuration.isPressed)
  }
}
