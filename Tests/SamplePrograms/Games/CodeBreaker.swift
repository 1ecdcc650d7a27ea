import SwiftUI

/// Four hidden colours: bindings to the elements of a row, and a palette that opens above a pin.
struct CodeBreakerView: View {
  @State private var game = CodeGame()
  @State private var open: Int?

  var body: some View {
    VStack(spacing: 14) {
      Text(game.message).font(.headline).accessibilityIdentifier("message")
      ScrollViewReader { reader in
        ScrollView {
          VStack(spacing: 10) {
            ForEach(game.tries) { attempt in
              HStack(spacing: 14) {
                Text("\(attempt.id + 1)").font(.caption).foregroundStyle(.secondary)
                ForEach(attempt.pins) { PinView(color: $0.color).frame(width: 30, height: 30) }
                Spacer(minLength: 0)
                signals(of: attempt)
              }
              .transition(.move(edge: .bottom).combined(with: .opacity))
            }
            Color.clear.frame(height: 1).id("end")
          }
          .padding(14)
        }
        .onChange(of: game.tries.count) {
          withAnimation { reader.scrollTo("end", anchor: .bottom) }
        }
      }
      .background(Color.gray.opacity(0.12), in: RoundedRectangle(cornerRadius: 14))
      HStack(spacing: 10) {
        ForEach($game.next) { $pin in
          PinView(color: pin.color)
            .aspectRatio(1, contentMode: .fit)
            .frame(maxWidth: 44, maxHeight: 44)
            .onTapGesture { withAnimation(.snappy) { open = open == pin.id ? nil : pin.id } }
            .accessibilityElement()
            .accessibilityLabel("Pin \(pin.id)")
            .accessibilityValue(pin.color?.rawValue ?? "")
            .overlay(alignment: .bottom) {
              if open == pin.id {
                PaletteView(color: $pin.color) { withAnimation(.snappy) { open = nil } }
                  .fixedSize()
                  .offset(y: -52)
                  .transition(.scale(scale: 0.2, anchor: .bottom).combined(with: .opacity))
              }
            }
        }
        Spacer()
        Button(game.isOver ? "New" : "Check") {
          withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { game.check() }
        }
        .buttonStyle(.borderedProminent)
        .fixedSize()
        .disabled(!game.isOver && game.next.contains { $0.color == nil })
      }
      .zIndex(1)
    }
    .padding(16)
  }

  private func signals(of attempt: Attempt) -> some View {
    LazyVGrid(columns: [GridItem(.fixed(10), spacing: 4), GridItem(.fixed(10))], spacing: 4) {
      ForEach(0..<4, id: \.self) { index in
        Circle()
          .fill(index < attempt.right ? Color.primary : Color(white: 0.98))
          .overlay {
            if index < attempt.right + attempt.close { Circle().strokeBorder(.primary) }
          }
          .opacity(index < attempt.right + attempt.close ? 1 : 0.3)
          .frame(width: 10, height: 10)
      }
    }
    .frame(width: 24)
    .accessibilityElement()
    .accessibilityLabel("Try \(attempt.id)")
    .accessibilityValue("\(attempt.right) right, \(attempt.close) close")
  }
}

private struct PaletteView: View {
  @Binding var color: PinColor?
  let close: () -> Void

  var body: some View {
    VStack(spacing: 8) {
      ForEach(PinColor.allCases, id: \.self) { choice in
        PinView(color: choice)
          .frame(width: 34, height: 34)
          .onTapGesture {
            color = choice
            close()
          }
          .accessibilityElement()
          .accessibilityLabel(choice.rawValue)
      }
    }
    .padding(8)
    .background(.regularMaterial, in: Capsule())
    .overlay(Capsule().strokeBorder(.separator))
  }
}

private struct PinView: View {
  let color: PinColor?

  var body: some View {
    GeometryReader { proxy in
      Circle()
        .fill(
          RadialGradient(
            colors: color.map { [.white, $0.color, $0.color] } ?? [.white, Color(white: 0.85)],
            center: UnitPoint(x: 0.35, y: 0.3), startRadius: 0,
            endRadius: max(proxy.size.width * 0.7, 1)))
    }
  }
}

private enum PinColor: String, CaseIterable {
  case red, orange, green, blue, purple

  var color: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .green: .green
    case .blue: .blue
    case .purple: .purple
    }
  }
}

private struct Pin: Identifiable, Hashable {
  let id: Int
  var color: PinColor?
}

private struct Attempt: Identifiable {
  let id: Int
  let pins: [Pin]
  let right: Int
  let close: Int
}

private struct CodeGame {
  var next = (0..<4).map { Pin(id: $0) }
  private(set) var tries: [Attempt] = []
  private let code: [PinColor] = [.green, .red, .red, .blue]

  var isOver: Bool { tries.last?.right == 4 }
  var message: String { isOver ? "Broken in \(tries.count)" : "Break the code" }

  mutating func check() {
    guard !isOver else {
      self = CodeGame()
      return
    }
    let right = zip(next, code).filter { $0.color == $1 }.count
    let common = PinColor.allCases.map { color in
      min(next.filter { $0.color == color }.count, code.filter { $0 == color }.count)
    }
    tries.append(
      Attempt(id: tries.count, pins: next, right: right, close: common.reduce(0, +) - right))
    for index in next.indices { next[index].color = nil }
  }
}
