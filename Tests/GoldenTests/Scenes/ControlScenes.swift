import SwiftUI

extension GoldenScene {
  static let controls: [GoldenScene] = [
    GoldenScene(
      "control-buttons", 150, 220, text: true, mirrors: true, scales: [1, 1.5],
      large: CGSize(width: 200, height: 290)
    ) {
      VStack(spacing: 8) {
        Button("Plain") {}.buttonStyle(.plain)
        Button("Borderless") {}.buttonStyle(.borderless)
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
        Button("Tinted") {}.buttonStyle(.borderedProminent).tint(.green)
      }
    },
    GoldenScene("control-buttons-disabled", 190, 120, text: true, scales: [1]) {
      VStack(spacing: 8) {
        Button("Borderless") {}.buttonStyle(.borderless)
        Button("Bordered") {}.buttonStyle(.bordered)
        Button("Prominent") {}.buttonStyle(.borderedProminent)
      }
      .disabled(true)
    },
    GoldenScene("control-roles", 190, 80, text: true) {
      VStack(spacing: 8) {
        Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
        Button("Cancel", role: .cancel) {}.buttonStyle(.bordered)
      }
    },
    GoldenScene(
      "control-toggles", 190, 120, text: true, mirrors: true, scales: [1, 1.5],
      large: CGSize(width: 240, height: 150)
    ) {
      VStack(spacing: 8) {
        Toggle("On", isOn: .constant(true))
        Toggle("Off", isOn: .constant(false))
        Toggle("Disabled", isOn: .constant(true)).disabled(true)
      }
      .padding(8)
    },
    GoldenScene(
      "control-sliders", 190, 110, text: true, mirrors: true, scales: [1, 1.5],
      large: CGSize(width: 340, height: 130)
    ) {
      VStack(spacing: 8) {
        Slider(value: .constant(0.3))
        Slider(value: .constant(60), in: 0...100) {
          Text("Width")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("100")
        }
        Slider(value: .constant(0.8)).tint(.orange).disabled(true)
      }
      .padding(8)
    },
    GoldenScene(
      "control-slider-ticks", 230, 130, text: true, mirrors: true, scales: [1, 1.5],
      large: CGSize(width: 340, height: 150)
    ) {
      VStack(spacing: 8) {
        Slider(value: .constant(4), in: 0...10, step: 1)
        Slider(value: .constant(0.25)) {
          Text("Speed")
        } ticks: {
          SliderTick(0)
          SliderTick(0.25)
          SliderTick(1)
        }
        Slider(value: .constant(3), in: 0...4, step: 1).disabled(true)
      }
      .padding(8)
    },
    GoldenScene(
      "control-steppers", 210, 90, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 290, height: 110)
    ) {
      VStack(spacing: 8) {
        Stepper("Copies: 3", value: .constant(3), in: 0...10)
        Stepper("None", value: .constant(0), in: 0...10).disabled(true)
      }
      .padding(8)
    },
    GoldenScene(
      "control-segments", 220, 90, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 450, height: 120)
    ) {
      VStack(spacing: 10) {
        Picker("Pet", selection: .constant("Cat")) {
          ForEach(["Cat", "Goldfish", "Dog"], id: \.self) { Text($0) }
        }
        Picker("Pet", selection: .constant("Dog")) {
          ForEach(["Cat", "Goldfish", "Dog"], id: \.self) { Text($0) }
        }
        .disabled(true)
      }
      .pickerStyle(.segmented)
      .padding(8)
    },
    GoldenScene(
      "control-menu", 220, 175, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 250, height: 260), click: CGPoint(x: 110, y: 24)
    ) {
      Picker("Pet", selection: .constant("Goldfish")) {
        ForEach(["Cat", "Goldfish", "Dog", "Guinea pig"], id: \.self) { Text($0) }
      }
      .padding(12)
      .frame(maxHeight: .infinity, alignment: .top)
    },
    GoldenScene(
      "control-radios", 310, 130, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 470, height: 220)
    ) {
      VStack(alignment: .leading, spacing: 14) {
        Picker("Pet", selection: .constant("Cat")) {
          ForEach(["Cat", "Goldfish", "Dog"], id: \.self) { Text($0) }
        }
        Picker("Pet", selection: .constant("Dog")) {
          ForEach(["Cat", "Goldfish", "Dog"], id: \.self) { Text($0) }
        }
        .horizontalRadioGroupLayout()
      }
      .pickerStyle(.radioGroup)
      .padding(8)
    },
    GoldenScene(
      "control-progress", 190, 90, text: true, mirrors: true,
      large: CGSize(width: 240, height: 130)
    ) {
      VStack(spacing: 10) {
        ProgressView(value: 0.25)
        ProgressView("Loading", value: 3, total: 4)
        ProgressView(value: 0.6).tint(.green)
      }
      .padding(8)
    },
    GoldenScene(
      "control-labels", 170, 130, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 250, height: 180)
    ) {
      VStack(alignment: .leading, spacing: 8) {
        Label("Favourite", systemImage: "heart.fill")
        Label("Settings", systemImage: "gearshape").font(.title3)
        Label("Only a title", systemImage: "star").labelStyle(.titleOnly)
        Label("Only an icon", systemImage: "star").labelStyle(.iconOnly)
      }
    },
    GoldenScene("control-symbols", 230, 50) {
      HStack(spacing: 8) {
        ForEach(
          ["heart.fill", "star", "plus", "minus", "checkmark", "xmark", "chevron.right"], id: \.self
        ) {
          Image(systemName: $0)
        }
      }
      .font(.title3)
    },
    GoldenScene(
      "control-symbols-directed", 290, 40, mirrors: true, scales: [1],
      large: CGSize(width: 420, height: 50)
    ) {
      // The first four follow the direction of the layout; the others are named after a side or have none.
      HStack(spacing: 8) {
        ForEach(
          [
            "chevron.forward", "chevron.backward", "arrow.forward", "arrow.backward",
            "chevron.right", "arrow.left", "checkmark", "envelope",
          ], id: \.self
        ) {
          Image(systemName: $0)
        }
      }
      .font(.title3)
    },
    GoldenScene("control-symbols-filled", 310, 90, scales: [1, 1.5]) {
      let names = [
        "xmark.circle.fill", "7.square.fill", "info.circle.fill", "bell.slash.fill",
        "calendar.circle.fill", "exclamationmark.triangle.fill", "clock.fill",
      ]
      VStack(spacing: 0) {
        HStack(spacing: 8) { ForEach(names, id: \.self) { Image(systemName: $0) } }
          .frame(width: 310, height: 45)
          .foregroundStyle(.white)
          .background(
            .linearGradient(colors: [.teal, .indigo], startPoint: .leading, endPoint: .trailing))
        HStack(spacing: 8) { ForEach(names, id: \.self) { Image(systemName: $0) } }
          .frame(width: 310, height: 45)
          .foregroundStyle(.red.opacity(0.5))
      }
      .font(.title)
    },
    GoldenScene("control-symbols-derived", 240, 190, scales: [1, 1.5]) {
      let rows = [
        ["a.circle", "q.square.fill", "50.circle", "goforward.10", "plus.magnifyingglass"],
        ["calendar.badge.plus", "folder.fill.badge.xmark", "bell.badge.slash", "app.badge.fill"],
        ["heart.shield.fill", "text.bubble", "quote.bubble.fill", "lock.icloud", "plus.app"],
        ["star.leadinghalf.filled", "shield.bottomhalf.filled", "rectangle.lefthalf.inset.filled"],
        ["questionmark.square.dashed", "star.rectangle.stack.fill", "bolt.trianglebadge.minus"],
      ]
      VStack(spacing: 4) {
        ForEach(rows, id: \.self) { row in
          HStack(spacing: 8) { ForEach(row, id: \.self) { Image(systemName: $0) } }
        }
      }
      .font(.title)
      .frame(width: 240, height: 190)
      .foregroundStyle(
        .linearGradient(colors: [.teal, .indigo], startPoint: .top, endPoint: .bottom))
    },
    GoldenScene(
      "control-form", 240, 220, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 310, height: 330)
    ) {
      Form {
        Section("Look") {
          Toggle("Dark", isOn: .constant(true))
          Stepper("Size", value: .constant(3))
        }
        Section {
          Text("A row")
        } footer: {
          Text("A word about it")
        }
      }
    },
    GoldenScene(
      "control-form-grouped", 220, 234, text: true, mirrors: true, scales: [1],
      large: CGSize(width: 220, height: 420)
    ) {
      Form {
        TextField("Name", text: .constant("Mira"))
        Section {
          Toggle("Sounds", isOn: .constant(true))
          Picker("Tune", selection: .constant(1)) { Text("Bell").tag(1) }
        } header: {
          Text("Alerts")
        } footer: {
          Text("At night, too")
        }
      }
      .formStyle(.grouped)
    },
  ]
}
