import SwiftUI

/// A list of teas, and a cup that fills while the chosen one brews.
struct TeaView: View {
  @State private var tea = Tea.all[0]
  @State private var isBrewed = false

  var body: some View {
    VStack(spacing: 16) {
      Text("\(tea.name), \(Int(tea.seconds)) seconds")
        .font(.headline)
        .accessibilityIdentifier("tea")
      Cup(level: isBrewed ? 1 : 0)
      HStack(spacing: 8) {
        Button("Brew") {
          withAnimation(.linear(duration: tea.seconds)) { isBrewed = true }
        }
        .keyboardShortcut("b")
        .disabled(isBrewed)
        Button("Pour") { isBrewed = false }
          .disabled(!isBrewed)
      }
      .buttonStyle(WideButtonStyle())
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 4) {
          ForEach(Tea.all) { tea in
            Button(tea.name) { self.tea = tea }
              .buttonStyle(RowButtonStyle(isChosen: tea.id == self.tea.id))
              .accessibilityAddTraits(tea.id == self.tea.id ? .isSelected : [])
          }
        }
      }
    }
    .padding()
  }
}

/// A cup with tea in it.
struct Cup: View {
  /// The fraction of the cup that is full, from 0 to 1.
  var level: Double

  var body: some View {
    RoundedRectangle(cornerRadius: 16)
      .fill(.quaternary)
      .frame(width: 100, height: 120)
      .overlay(alignment: .bottom) {
        Rectangle()
          .fill(.orange)
          .frame(height: 120 * level)
          .accessibilityLabel("Tea in the cup")
      }
      .clipShape(RoundedRectangle(cornerRadius: 16))
  }
}

/// A button as wide as there is space for it.
struct WideButtonStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .frame(maxWidth: .infinity)
      .padding(.vertical, 8)
      .foregroundStyle(isEnabled ? AnyShapeStyle(.white) : AnyShapeStyle(.secondary))
      .background(
        isEnabled ? AnyShapeStyle(.blue) : AnyShapeStyle(.quaternary),
        in: RoundedRectangle(cornerRadius: 8))
  }
}

/// A row of a list, with a mark if it is chosen.
struct RowButtonStyle: ButtonStyle {
  var isChosen: Bool

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Spacer()
      if isChosen { Image(systemName: "checkmark") }
    }
    .padding(8)
    .contentShape(Rectangle())
  }
}
