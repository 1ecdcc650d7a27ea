import SwiftUI

/// A number with buttons to change it, whose digits roll and whose limits disable the buttons.
struct CounterView: View {
  @State private var count = 0
  @State private var history: [Int] = []
  private let range = -3...9

  var body: some View {
    VStack(spacing: 16) {
      Text("\(count)")
        .font(.system(size: 72, weight: .bold, design: .rounded))
        .foregroundColor(count < 0 ? .red : .primary)
        .contentTransition(.numericText())
        .accessibilityIdentifier("count")
        .frame(minWidth: 140)
      HStack(spacing: 12) {
        step(-1, symbol: "minus")
        Button("Reset") {
          withAnimation {
            count = 0
            history.removeAll()
          }
        }
        .disabled(count == 0)
        step(+1, symbol: "plus")
      }
      .buttonStyle(.bordered)
      .controlSize(.large)
      if !history.isEmpty {
        Text(history.suffix(6).map(String.init).joined(separator: " → "))
          .font(.caption)
          .foregroundStyle(.secondary)
          .transition(.opacity)
      }
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }

  private func step(_ amount: Int, symbol: String) -> some View {
    Button {
      withAnimation(.spring()) {
        history.append(count)
        count += amount
      }
    } label: {
      Image(systemName: symbol).frame(width: 20, height: 20)
    }
    .disabled(!range.contains(count + amount))
    .accessibilityLabel(amount > 0 ? "Increment" : "Decrement")
  }
}
