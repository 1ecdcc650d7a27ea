import SwiftUI

/// Two versions of one picture with a bar between them: a mask as wide as the part on the left of
/// the bar.
struct CompareSliderView: View {
  @State private var fraction = 0.5
  @State private var isUpright = true

  var body: some View {
    VStack(spacing: 16) {
      GeometryReader { proxy in
        let length = isUpright ? proxy.size.width : proxy.size.height
        ZStack(alignment: .topLeading) {
          Landscape(isNight: true)
          Landscape(isNight: false)
            .mask(alignment: .topLeading) {
              Rectangle()
                .frame(
                  width: isUpright ? length * fraction : nil,
                  height: isUpright ? nil : length * fraction)
            }
          bar(length)
        }
        .contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0).onChanged { value in
            let place = isUpright ? value.location.x : value.location.y
            fraction = min(max(place / max(length, 1), 0), 1)
          })
      }
      .clipShape(RoundedRectangle(cornerRadius: 18))
      .shadow(color: .black.opacity(0.25), radius: 10, y: 6)
      HStack {
        Text("\(fraction, format: .percent.precision(.fractionLength(0))) of day")
          .monospacedDigit()
          .accessibilityIdentifier("fraction")
        Spacer()
        Toggle("Upright", isOn: $isUpright.animation(.easeInOut)).fixedSize()
      }
    }
    .padding(20)
  }

  private func bar(_ length: CGFloat) -> some View {
    Rectangle()
      .fill(.white)
      .frame(width: isUpright ? 3 : nil, height: isUpright ? nil : 3)
      .overlay {
        Image(systemName: isUpright ? "arrow.left.and.right" : "arrow.up.and.down")
          .font(.footnote.bold())
          .foregroundColor(.black)
          .frame(width: 32, height: 32)
          .background(Circle().fill(.white))
      }
      .accessibilityElement()
      .accessibilityLabel("Bar")
      .offset(
        x: isUpright ? length * fraction - 1.5 : 0, y: isUpright ? 0 : length * fraction - 1.5)
  }
}

private struct Landscape: View {
  let isNight: Bool

  var body: some View {
    ZStack {
      LinearGradient(
        colors: isNight ? [.black, .indigo] : [.blue, .cyan.opacity(0.4)], startPoint: .top,
        endPoint: .bottom)
      Circle()
        .fill(isNight ? Color(white: 0.9) : .yellow)
        .frame(width: 54, height: 54)
        .shadow(color: isNight ? .white : .orange, radius: 16)
        .offset(x: 50, y: -80)
      Hills(height: 0.5).fill(isNight ? Color(white: 0.16) : .green)
      Hills(height: 0.36).fill(isNight ? Color(white: 0.1) : Color(red: 0.1, green: 0.5, blue: 0.2))
    }
    .accessibilityElement()
    .accessibilityLabel(isNight ? "Night" : "Day")
  }
}

private struct Hills: Shape {
  var height: CGFloat

  func path(in rect: CGRect) -> Path {
    Path { path in
      let top = rect.height * (1 - height)
      path.move(to: CGPoint(x: 0, y: top + 30))
      path.addCurve(
        to: CGPoint(x: rect.width, y: top), control1: CGPoint(x: rect.width * height, y: top - 60),
        control2: CGPoint(x: rect.width * (1 - height), y: top + 90))
      path.addLine(to: CGPoint(x: rect.width, y: rect.height))
      path.addLine(to: CGPoint(x: 0, y: rect.height))
      path.closeSubpath()
    }
  }
}
