import SwiftUI

extension GoldenScene {
  static let sizes: [GoldenScene] = [
    GoldenScene(
      "size-buttons", 180, 280, text: true, mirrors: true, scales: [1, 1.5],
      large: CGSize(width: 240, height: 340)
    ) {
      VStack(spacing: 8) {
        ForEach(ControlSize.allCases, id: \.self) { size in
          Button(size == .extraLarge ? "Extra Large" : "\(size)".capitalized) {}.controlSize(size)
        }
      }
      .buttonStyle(.bordered)
    },
    GoldenScene(
      "size-controls", 380, 330, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 480, height: 400)
    ) {
      VStack(alignment: .leading, spacing: 10) {
        ForEach(ControlSize.allCases, id: \.self) { size in
          VStack(alignment: .leading, spacing: 4) {
            HStack(spacing: 10) {
              Toggle("On", isOn: .constant(true)).labelsHidden()
              Toggle("On", isOn: .constant(true)).toggleStyle(.switch).labelsHidden()
              Stepper("Number", value: .constant(1)).labelsHidden()
              Picker("Pet", selection: .constant("Cat")) {
                ForEach(["Cat", "Dog"], id: \.self) { Text($0) }
              }
              .pickerStyle(.segmented)
              .labelsHidden()
            }
            HStack(spacing: 10) {
              Slider(value: .constant(0.4))
              ProgressView(value: 0.6)
            }
          }
          .controlSize(size)
        }
      }
      .padding(8)
    },
    GoldenScene(
      "size-border-shapes", 260, 150, text: true, mirrors: true, scales: [1, 1.5],
      large: CGSize(width: 370, height: 210)
    ) {
      VStack(spacing: 8) {
        HStack(spacing: 8) {
          Button("Automatic") {}
          Button("Capsule") {}.buttonBorderShape(.capsule)
        }
        HStack(spacing: 8) {
          Button("Corners") {}.buttonBorderShape(.roundedRectangle(radius: 2))
          Button("Prominent") {}.buttonStyle(.borderedProminent).buttonBorderShape(.capsule)
        }
        HStack(spacing: 8) {
          ForEach([ControlSize.small, .regular, .large], id: \.self) { size in
            Button {
            } label: {
              Image(systemName: "plus")
            }
            .controlSize(size)
          }
        }
        .buttonBorderShape(.circle)
      }
      .buttonStyle(.bordered)
    },
    GoldenScene(
      "size-container-shapes", 240, 130, mirrors: true, scales: [1, 1.5],
      large: CGSize(width: 240, height: 130)
    ) {
      HStack(spacing: 10) {
        ZStack(alignment: .bottomTrailing) {
          ContainerRelativeShape().fill(.blue.opacity(0.2))
          ContainerRelativeShape().strokeBorder(.blue, lineWidth: 3)
          ContainerRelativeShape().fill(.orange).frame(width: 50, height: 40).padding(8)
        }
        .containerShape(.rect(cornerRadius: 30))
        ContainerRelativeShape().fill(.green).padding(12)
          .background(.green.opacity(0.2), in: .capsule)
          .containerShape(.capsule)
      }
      .padding(8)
    },
  ]

  static let scrolls: [GoldenScene] = [
    GoldenScene("scroll-sections", 160, 150, text: true, mirrors: true) {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
          ForEach(["Cats", "Dogs", "Fish"], id: \.self) { kind in
            Section {
              ForEach(1..<6) { Text("\(kind) number \($0)").padding(6) }
            } header: {
              Text(kind).padding(6).frame(maxWidth: .infinity, alignment: .leading)
                .background(.background)
            }
          }
        }
      }
      .defaultScrollAnchor(.center)
    },
    GoldenScene("scroll-grid-sections", 170, 150, mirrors: true) {
      ScrollView {
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 40))], spacing: 6, pinnedViews: .sectionHeaders
        ) {
          ForEach([Color.red, .green, .blue], id: \.self) { color in
            Section {
              ForEach(0..<5) { _ in
                RoundedRectangle(cornerRadius: 6).fill(color.opacity(0.4)).frame(height: 30)
              }
            } header: {
              color.frame(height: 14)
            }
          }
        }
      }
      .defaultScrollAnchor(UnitPoint(x: 0, y: 0.3))
    },
    GoldenScene("scroll-transition", 220, 100, mirrors: true) {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(0..<8) { index in
            RoundedRectangle(cornerRadius: 12)
              .fill(Color(hue: Double(index) / 8, saturation: 0.7, brightness: 0.9))
              .frame(width: 70, height: 70)
              .scrollTransition { effect, phase in
                effect.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(phase.isIdentity ? 1 : 0.5)
                  .rotationEffect(.degrees(phase.value * 20))
              }
          }
        }
      }
      .scrollIndicators(.hidden)
      .defaultScrollAnchor(UnitPoint(x: 0.46, y: 0))
    },
  ]
}
