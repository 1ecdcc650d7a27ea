import SwiftUI

// As sources written for SwiftUI have them.

struct Shake: GeometryEffect {
  var amount: CGFloat = 10
  var shakesPerUnit = 3
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
  }
}

struct Skew: GeometryEffect {
  var slant: Double

  var animatableData: AnimatablePair<Double, Double> {
    get { AnimatablePair(slant, 0) }
    set { slant = newValue.first }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / max(size.width, size.height)
    transform = CATransform3DRotate(transform, CGFloat(slant), 0, 1, 0)
    transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
    let move = ProjectionTransform(
      CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    return ProjectionTransform(transform).concatenating(move)
  }
}

struct Wobble: AnimatableModifier {
  nonisolated var turns: Double

  nonisolated var animatableData: Double {
    get { turns }
    set { turns = newValue }
  }

  func body(content: Content) -> some View {
    content.offset(x: CGFloat(turns) * 20)
  }
}

struct EffectsView: View {
  var phase: CGFloat

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: 20, height: 10).modifier(Shake(animatableData: phase))
      Color.green.frame(width: 20, height: 10).modifier(Skew(slant: Double(phase)))
      Color.blue.frame(width: 20, height: 10).modifier(Wobble(turns: Double(phase)))
      Color.orange.frame(width: 20, height: 10)
        .rotation3DEffect(.degrees(60 * Double(phase)), axis: (x: 0, y: 1, z: 0))
      Color.yellow.frame(width: 20, height: 10)
        .visualEffect { content, proxy in
          content
            .offset(x: proxy.frame(in: .global).minY / 10)
            .opacity(0.5)
        }
    }
    .ignoresSafeArea()
  }
}

struct BarView: View {
  var body: some View {
    Color.white
      .accessibilityLabel("page")
      .safeAreaInset(edge: .bottom) {
        Text("bar").font(.system(size: 10)).accessibilityLabel("bar")
      }
      .safeAreaInset(edge: .leading, spacing: 5) {
        Color.gray.frame(width: 15).accessibilityLabel("side")
      }
  }
}

struct FilteredView: View {
  @State private var isBlurred = true

  var body: some View {
    VStack(spacing: 0) {
      Image("no such photo")
        .renderingMode(.template)
        .resizable(capInsets: EdgeInsets(), resizingMode: .stretch)
        .interpolation(.high)
        .antialiased(true)
        .scaledToFill()
        .frame(width: 40, height: 20)
        .clipped()
        .blur(radius: isBlurred ? 4 : 0, opaque: true)
      Rectangle().fill(.blue).mask(Circle()).blendMode(.multiply)
      Rectangle().fill(.red)
        .mask {
          Text("mask").bold()
        }
        .compositingGroup()
        .shadow(color: .black.opacity(0.2), radius: 2)
      Circle()
        .saturation(0.5).brightness(0.1).contrast(1.2).grayscale(0.3)
        .hueRotation(Angle(degrees: 45)).colorMultiply(.yellow).colorInvert()
        .luminanceToAlpha().drawingGroup()
      Text("secret").privacySensitive().redacted(reason: .placeholder)
        .transition(.blurReplace)
    }
  }
}
