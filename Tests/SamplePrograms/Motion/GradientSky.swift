import SwiftUI

/// A sky that turns from day to night: animated gradients, masks and a toggle that is a picture.
struct GradientSkyView: View {
  @State private var isNight = false
  @State private var drift: CGFloat = 0

  var body: some View {
    GeometryReader { proxy in
      ZStack {
        LinearGradient(
          colors: isNight
            ? [Color(red: 0.05, green: 0.05, blue: 0.2), Color(red: 0.2, green: 0.15, blue: 0.4)]
            : [.blue, .cyan.opacity(0.4)],
          startPoint: .top, endPoint: .bottom)
        ForEach(0..<24, id: \.self) { index in
          Circle()
            .fill(.white)
            .frame(width: CGFloat(index % 3) + 1)
            .position(
              x: proxy.size.width * CGFloat((index * 37) % 100) / 100,
              y: proxy.size.height * CGFloat((index * 61) % 60) / 100
            )
            .opacity(isNight ? 1 : 0)
        }
        Circle()
          .fill(
            RadialGradient(
              colors: isNight ? [.white, .gray] : [.yellow, .orange], center: .center,
              startRadius: 4, endRadius: 40)
          )
          .mask {
            Circle().overlay {
              Circle().blendMode(.destinationOut).offset(x: isNight ? 16 : 90, y: -10)
            }
            .compositingGroup()
          }
          .frame(width: 72, height: 72)
          .offset(x: isNight ? proxy.size.width * 0.25 : -proxy.size.width * 0.25, y: -90)
        ForEach(0..<3) { index in
          cloud
            .offset(x: drift + CGFloat(index - 1) * 110, y: CGFloat(index) * 34 - 20)
            .opacity(isNight ? 0.15 : 0.9)
        }
        VStack {
          Spacer()
          Text(isNight ? "Good night" : "Good morning")
            .font(.system(size: 30, weight: .bold))
            .foregroundStyle(.white)
            .contentTransition(.interpolate)
          Toggle("Night", isOn: $isNight.animation(.easeInOut(duration: 0.9)))
            .toggleStyle(.switch)
            .foregroundColor(.white)
            .padding()
        }
      }
      .frame(width: proxy.size.width, height: proxy.size.height)
      .clipped()
    }
    .ignoresSafeArea()
    .onAppear {
      withAnimation(.linear(duration: 8).repeatForever(autoreverses: true)) { drift = 60 }
    }
  }

  private var cloud: some View {
    ZStack {
      Capsule().frame(width: 90, height: 30)
      Circle().frame(width: 40).offset(x: -14, y: -14)
      Circle().frame(width: 30).offset(x: 16, y: -12)
    }
    .foregroundColor(.white)
  }
}
