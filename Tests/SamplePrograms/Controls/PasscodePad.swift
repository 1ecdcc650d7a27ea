import SwiftUI

/// A pad of digits whose dots shake when the code is wrong: an effect that is moved by a counter.
struct PasscodePadView: View {
  @State private var digits = ""
  @State private var failures = 0
  @State private var isOpen = false

  private let code = "2580"
  private let columns = Array(repeating: GridItem(.fixed(72), spacing: 20), count: 3)

  var body: some View {
    ZStack {
      AngularGradient(
        colors: [.indigo, .purple, .blue, .indigo], center: UnitPoint(x: 0.2, y: 0.1)
      )
      .overlay(.black.opacity(0.25))
      if isOpen {
        VStack(spacing: 16) {
          Image(systemName: "lock.open.fill").font(.system(size: 60))
          Text("Welcome").font(.title.bold())
          Button("Lock") { withAnimation(.easeInOut) { isOpen = false } }.buttonStyle(.bordered)
        }
        .transition(.scale(scale: 1.4).combined(with: .opacity))
      } else {
        pad.transition(.move(edge: .bottom).combined(with: .opacity))
      }
    }
    .foregroundStyle(.white)
    .tint(.white)
  }

  private var pad: some View {
    VStack(spacing: 26) {
      Image(systemName: "lock.fill").font(.title)
      Text(failures == 0 ? "Enter the code" : "\(failures) wrong")
        .font(.title3)
        .accessibilityIdentifier("message")
      HStack(spacing: 22) {
        ForEach(0..<code.count, id: \.self) { index in
          Circle()
            .strokeBorder(.white, lineWidth: 1.5)
            .background(Circle().fill(.white.opacity(index < digits.count ? 1 : 0)))
            .frame(width: 13, height: 13)
        }
      }
      .accessibilityElement()
      .accessibilityLabel("Dots")
      .accessibilityValue("\(digits.count)")
      .modifier(SideShake(animatableData: CGFloat(failures)))
      LazyVGrid(columns: columns, spacing: 16) {
        ForEach(1..<10) { key("\($0)") }
        Color.clear
        key("0")
        Button {
          digits = String(digits.dropLast())
        } label: {
          Image(systemName: "arrow.left").font(.title2).frame(width: 72, height: 72)
        }
        .opacity(digits.isEmpty ? 0 : 1)
        .accessibilityLabel("Delete")
      }
      .buttonStyle(PadKeyStyle())
    }
    .padding(20)
  }

  private func key(_ digit: String) -> some View {
    Button(digit) { enter(digit) }
  }

  private func enter(_ digit: String) {
    withAnimation(.easeOut(duration: 0.1)) { digits += digit }
    guard digits.count == code.count else { return }
    if digits == code {
      withAnimation(.spring(response: 0.5, dampingFraction: 0.8)) { isOpen = true }
      failures = 0
    } else {
      withAnimation(.linear(duration: 0.4)) { failures += 1 }
    }
    digits = ""
  }
}

private struct PadKeyStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.system(size: 30, weight: .light))
      .frame(width: 72, height: 72)
      .background(Circle().fill(.white.opacity(configuration.isPressed ? 0.5 : 0.18)))
      .contentShape(Circle())
      .animation(
        configuration.isPressed ? nil : .easeOut(duration: 0.3), value: configuration.isPressed)
  }
}

private struct SideShake: GeometryEffect {
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(CGAffineTransform(translationX: 12 * sin(animatableData * .pi * 6), y: 0))
  }
}
