import SwiftUI

/// A glass that fills by waves: a shape with two animated numbers, one of them without end.
struct WaterGlassView: View {
  @State private var glasses = 2
  @State private var phase = 0.0

  private let goal = 8

  private var level: Double { Double(glasses) / Double(goal) }

  var body: some View {
    VStack(spacing: 22) {
      ZStack {
        Wave(level: level, phase: phase + 1.5).fill(.blue.opacity(0.35))
        Wave(level: level, phase: phase).fill(.blue.opacity(0.7))
        Text("\(Int(level * 100)) %")
          .font(.system(size: 34, weight: .bold, design: .rounded))
          .foregroundColor(level > 0.5 ? .white : .primary)
          .accessibilityIdentifier("level")
      }
      .frame(width: 160, height: 220)
      .clipShape(GlassOutline())
      .overlay(GlassOutline().stroke(.gray, lineWidth: 3))
      Stepper(value: $glasses.animation(.easeInOut(duration: 0.8)), in: 0...goal) {
        Text("\(glasses) of \(goal) glasses")
      }
      .fixedSize()
      if glasses == goal {
        Text("Well done!").font(.headline).foregroundStyle(.blue).transition(.scale)
      }
    }
    .padding(30)
    .onAppear {
      withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { phase = 2 * .pi }
    }
  }
}

private struct Wave: Shape {
  var level: Double
  var phase: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { .init(level, phase) }
    set { (level, phase) = (newValue.first, newValue.second) }
  }

  func path(in rect: CGRect) -> Path {
    let surface = rect.maxY - rect.height * level
    return Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
      for x in stride(from: rect.minX, through: rect.maxX, by: 4) {
        let height = level > 0 && level < 1 ? 6.0 : 0
        path.addLine(to: CGPoint(x: x, y: surface + sin(x / 26 + phase) * height))
      }
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

private struct GlassOutline: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      let inset = rect.width * 0.14
      path.move(to: CGPoint(x: rect.minX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.minX + inset, y: rect.maxY - 10))
      path.addQuadCurve(
        to: CGPoint(x: rect.minX + inset + 12, y: rect.maxY),
        control: CGPoint(x: rect.minX + inset + 1, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX - inset - 12, y: rect.maxY))
      path.addQuadCurve(
        to: CGPoint(x: rect.maxX - inset, y: rect.maxY - 10),
        control: CGPoint(x: rect.maxX - inset - 1, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    }
  }
}
