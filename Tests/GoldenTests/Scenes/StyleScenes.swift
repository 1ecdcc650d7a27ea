import SwiftUI

extension GoldenScene {
  static let styles: [GoldenScene] = [
    GoldenScene("style-linear-gradients", 180, 60) {
      HStack(spacing: 8) {
        Rectangle().fill(
          .linearGradient(colors: [.red, .yellow], startPoint: .top, endPoint: .bottom))
        Capsule().fill(
          LinearGradient(
            stops: [
              .init(color: .blue, location: 0), .init(color: .blue, location: 0.5),
              .init(color: .white, location: 0.5), .init(color: .blue, location: 1),
            ], startPoint: .topLeading, endPoint: .bottomTrailing))
        RoundedRectangle(cornerRadius: 8).fill(Color.green.gradient)
      }
      .padding(6)
    },
    GoldenScene("style-round-gradients", 200, 60) {
      HStack(spacing: 8) {
        Circle().fill(
          .radialGradient(
            colors: [.white, .purple], center: .center, startRadius: 0, endRadius: 24))
        Circle().fill(
          AngularGradient(colors: [.red, .yellow, .green, .blue, .purple, .red], center: .center))
        Ellipse().fill(EllipticalGradient(colors: [.yellow, .orange]))
        Circle().fill(
          .conicGradient(colors: [.black, .white], center: .center, angle: .degrees(45)))
      }
      .padding(6)
    },
    GoldenScene("style-stroked-gradients", 170, 60) {
      let rainbow = LinearGradient(
        colors: [.pink, .orange, .teal], startPoint: .leading, endPoint: .trailing)
      HStack(spacing: 12) {
        Circle().stroke(rainbow, lineWidth: 6)
        RoundedRectangle(cornerRadius: 10).strokeBorder(
          rainbow, style: StrokeStyle(lineWidth: 5, dash: [8, 4]))
      }
      .padding(8)
    },
    GoldenScene("style-mesh-gradients", 250, 80, scales: [1, 1.5]) {
      HStack(spacing: 8) {
        MeshGradient(
          width: 3, height: 3,
          points: [
            [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.35], [1, 0.5], [0, 1], [0.4, 1], [1, 1],
          ],
          colors: [.red, .purple, .indigo, .orange, .white, .blue, .yellow, .green, .mint]
        )
        .clipShape(.rect(cornerRadius: 12))
        MeshGradient(
          width: 3, height: 2,
          points: [[0.1, 0.1], [0.5, 0.4], [0.9, 0.1], [0, 1], [0.5, 0.8], [1, 1]],
          colors: [.pink, .orange, .pink, .purple, .blue, .purple], background: .gray.opacity(0.2))
        Circle().strokeBorder(
          MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
            colors: [.teal, .indigo, .yellow, .pink], colorSpace: .perceptual), lineWidth: 10)
      }
      .padding(6)
    },
    GoldenScene("style-lettered-gradients", 180, 50, text: true) {
      Text("Gradients").font(.largeTitle.bold())
        .foregroundStyle(
          .linearGradient(colors: [.blue, .pink], startPoint: .leading, endPoint: .trailing))
    },
    GoldenScene("style-materials", 320, 110, text: true) {
      ZStack {
        HStack(spacing: 0) {
          LinearGradient(colors: [.orange, .pink], startPoint: .top, endPoint: .bottom)
          Color.blue
          Star().fill(.green)
          Color.yellow
        }
        Circle().fill(.purple).frame(width: 50)
        HStack(spacing: 6) {
          Text("Ultra").padding(6).frame(height: 70).background(
            .ultraThinMaterial, in: .rect(cornerRadius: 10))
          Text("Regular").padding(6).frame(height: 70).background(
            .regularMaterial, in: .rect(cornerRadius: 10))
          Text("Thick").padding(6).frame(height: 70).background(
            .ultraThickMaterial, in: .rect(cornerRadius: 10))
          Text("Bar").padding(6).background(.bar, in: .capsule).shadow(radius: 3, y: 2)
        }
        .font(.caption)
      }
    },
    GoldenScene(
      "style-cards", 215, 60, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 320, height: 80)
    ) {
      HStack(spacing: 24) {
        Label("Tea", systemImage: "star.fill").padding(8)
          .background(.regularMaterial, in: .rect(cornerRadius: 8))
          .padding(8)
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
          .background {
            MeshGradient(
              width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]],
              colors: [.teal, .indigo, .yellow, .pink]
            )
            .clipShape(.rect(cornerRadius: 12))
          }
        Label("Card", systemImage: "paperplane.fill").foregroundStyle(.white).padding(8)
          .background(.indigo, in: .rect(cornerRadius: 8))
          .rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
      }
      .padding(8)
    },
    GoldenScene("style-levels", 180, 50) {
      HStack(spacing: 4) {
        Circle().fill(.primary)
        Circle().fill(.secondary)
        Circle().fill(.tertiary)
        Circle().fill(.quaternary)
      }
      .foregroundStyle(.blue)
      .padding(6)
    },
    GoldenScene("style-shadows", 170, 60) {
      HStack(spacing: 16) {
        Circle().fill(.orange.shadow(.inner(radius: 5, y: 3)))
        Circle().fill(.orange.shadow(.drop(radius: 4, y: 3)))
        RoundedRectangle(cornerRadius: 8).fill(.ultraThinMaterial).background { Star().fill(.red) }
      }
      .padding(10)
    },
    GoldenScene("style-chained", 150, 60) {
      HStack(spacing: 12) {
        Circle().fill(.yellow).stroke(.orange, lineWidth: 4)
        Rectangle().rotation(.degrees(45)).fill(.red).border(.blue).padding(6)
        UnevenRoundedRectangle(topLeadingRadius: 16, bottomTrailingRadius: 16).fill(.teal)
      }
      .padding(6)
    },
    GoldenScene("style-combined-shapes", 170, 60) {
      HStack(spacing: 10) {
        Circle().subtracting(Circle().scale(0.5)).fill(.indigo)
        Circle().intersection(Rectangle().offset(x: 18)).fill(.mint)
        Star().union(Circle().scale(0.6)).fill(.pink)
      }
      .padding(6)
    },
    GoldenScene("canvas-drawing", 180, 80) {
      Canvas { context, size in
        for step in 0..<9 {
          var layer = context
          layer.translateBy(x: 12 + CGFloat(step) * 19, y: size.height / 2)
          layer.rotate(by: .degrees(Double(step) * 10))
          layer.opacity = 1 - Double(step) * 0.08
          layer.fill(
            Path(roundedRect: CGRect(x: -9, y: -20, width: 14, height: 40), cornerRadius: 4),
            with: .linearGradient(
              Gradient(colors: [.blue, .green]), startPoint: CGPoint(x: 0, y: -20),
              endPoint: CGPoint(x: 0, y: 20)))
        }
        context.stroke(
          Path {
            $0.addLines([CGPoint(x: 4, y: 76), CGPoint(x: 90, y: 66), CGPoint(x: 176, y: 76)])
          },
          with: .color(.red), lineWidth: 2)
      }
    },
    GoldenScene("canvas-text-and-symbols", 180, 60, text: true) {
      Canvas { context, size in
        context.draw(
          Text("Canvas").font(.title3.bold()), at: CGPoint(x: size.width / 2, y: size.height / 2))
        if let star = context.resolveSymbol(id: 1) {
          context.draw(star, at: CGPoint(x: 22, y: 30))
          context.draw(star, at: CGPoint(x: 158, y: 30))
        }
      } symbols: {
        Star().fill(.orange).frame(width: 28, height: 28).tag(1)
      }
    },
    GoldenScene("text-markdown", 210, 50, text: true) {
      Text("**Bold**, *italic*, ~~gone~~ and a [link](https://example.org)")
    },
    GoldenScene(
      "control-gauges", 210, 150, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 340, height: 250)
    ) {
      VStack(spacing: 12) {
        HStack(spacing: 16) {
          Gauge(value: 0.6) { Text("Fuel") }.gaugeStyle(.accessoryCircular).tint(.green)
          Gauge(value: 0.3) { Text("CPU") }.gaugeStyle(.accessoryCircularCapacity).tint(.orange)
          Gauge(value: 0.8) { Text("Disk") }
        }
        HStack(spacing: 16) {
          Gauge(value: 92, in: 0...120) {
            Text("km/h")
          } currentValueLabel: {
            Text("92")
          } minimumValueLabel: {
            Text("0")
          } maximumValueLabel: {
            Text("120")
          }
          .gaugeStyle(.accessoryCircular)
          Gauge(value: 1) { Text("Memory") }.gaugeStyle(.accessoryCircularCapacity)
          Gauge(value: 0.4) { Text("Rain") }.gaugeStyle(.accessoryLinear)
        }
      }
      .padding(8)
    },
  ]
}
