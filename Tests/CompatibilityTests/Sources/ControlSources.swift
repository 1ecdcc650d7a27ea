import SwiftUI

// Controls and previews as sources written for SwiftUI use them: this file imports nothing else.

struct ControlGallery: View {
  @State private var isOn = true
  @State private var volume = 0.4
  @State private var guests = 2
  @State private var flavour = Flavour.vanilla
  @FocusState private var isFocused: Bool
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @Environment(\.horizontalSizeClass) private var width
  @Environment(\.presentationMode) private var presentation
  @Environment(\.locale) private var locale

  enum Flavour: String, CaseIterable, Identifiable {
    case vanilla, cherry, lemon

    var id: Self { self }
  }

  var body: some View {
    Form {
      Section(header: Text("Choices")) {
        Toggle("Check box", isOn: $isOn)
        Toggle("Switch", isOn: $isOn).toggleStyle(.switch)
        Toggle("Off", isOn: .constant(false)).toggleStyle(SwitchToggleStyle())
        Toggle("Button", isOn: $isOn).toggleStyle(.button)
        Picker("Flavour", selection: $flavour) {
          ForEach(Flavour.allCases) { flavour in
            Text(flavour.rawValue.capitalized).tag(flavour)
          }
        }
        .pickerStyle(SegmentedPickerStyle())
        Picker("Flavour", selection: $flavour) {
          ForEach(Flavour.allCases) { Text($0.rawValue).tag($0) }
        }
        .pickerStyle(.inline)
      }
      Section {
        Slider(value: $volume)
        Slider(value: $volume, in: 0...1, step: 0.1) {
          Text("Volume")
        } minimumValueLabel: {
          Image(systemName: "speaker")
        } maximumValueLabel: {
          Image(systemName: "speaker.fill")
        }
        .focused($isFocused)
        Stepper("\(guests) guests", value: $guests, in: 1...8)
      } footer: {
        Text("Louder to the right")
      }
      HStack {
        Button("Add", systemImage: "plus") { guests += 1 }
        Button("Delete", systemImage: "trash", role: .destructive) { guests -= 1 }
          .buttonStyle(.bordered)
        Button(action: { dismiss() }, label: { Label("Done", systemImage: "checkmark") })
          .buttonStyle(.borderedProminent)
          .controlSize(.large)
          .buttonBorderShape(.capsule)
          .help("Closes the window")
      }
      GroupBox("Progress") {
        ProgressView("Loading", value: volume)
        HStack {
          ProgressView()
          ProgressView("Waiting")
          ProgressView(value: volume).progressViewStyle(.linear)
        }
      }
      LabeledContent("Version", value: "1.0")
      Link("Site", destination: URL(fileURLWithPath: "/"))
      symbols
    }
  }

  private var symbols: some View {
    VStack(alignment: .leading) {
      HStack {
        Image(systemName: "star.fill").foregroundColor(.yellow).imageScale(.large)
        Image(systemName: "heart").resizable().scaledToFit().frame(width: 30)
        Image(systemName: "person.circle.fill").font(.title).symbolVariant(.fill)
        Image(systemName: "no.such.symbol")
        Image("Picture").resizable().aspectRatio(contentMode: .fit).frame(width: 40)
      }
    }
  }
}

struct ControlGallery_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ControlGallery().previewDisplayName("Gallery")
      ControlGallery().previewDevice("iPhone 15")
      ControlGallery().previewLayout(.fixed(width: 300, height: 200))
      ControlGallery().previewInterfaceOrientation(.landscapeLeft)
    }
    .previewLayout(.sizeThatFits)
  }
}

#Preview {
  ControlGallery()
}

#Preview("In a small room", traits: .fixedLayout(width: 200, height: 100), .landscapeLeft) {
  ControlGallery()
    .accessibilityLabel("Gallery")
}
