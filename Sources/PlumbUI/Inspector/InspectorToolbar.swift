internal import Foundation

/// The controls of the time and of the outlines.
struct InspectorToolbar: View {
  @ObservedObject var inspection: WindowInspection
  @Binding var outlines: OutlineOptions

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ViewThatFits(in: .horizontal) {
        HStack {
          actions
          Spacer()
          speeds
        }
        VStack(alignment: .leading, spacing: 8) {
          HStack { actions }
          HStack { speeds }
        }
      }
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 14) { kindsOfOutlines }
        LazyVGrid(
          columns: [GridItem(.adaptive(minimum: 110), alignment: .leading)], alignment: .leading
        ) {
          kindsOfOutlines
        }
      }
      .toggleStyle(.checkbox)
      InspectorTimeline(inspection: inspection)
    }
    .padding(10)
  }

  @ViewBuilder private var actions: some View {
    Button(inspection.isFrozen ? "Go on" : "Freeze") {
      inspection.setFrozen(!inspection.isFrozen)
    }
    Button("Lay out again") { inspection.layOutAgain() }
      .disabled(inspection.isFrozen)
  }

  @ViewBuilder private var speeds: some View {
    Text("Speed")
    Picker("Speed", selection: speed) {
      ForEach([1, 0.5, 0.25, 0.1], id: \.self) { speed in
        Text(verbatim: speed == 1 ? "1" : "1/\(Int(1 / speed))").tag(speed)
      }
    }
    .pickerStyle(.segmented)
    .labelsHidden()
    .fixedSize()
  }

  @ViewBuilder private var kindsOfOutlines: some View {
    Toggle("Frames", isOn: $outlines.frames)
    Toggle("Padding", isOn: $outlines.padding)
    Toggle("Spacing", isOn: $outlines.spacing)
    Toggle("Alignment", isOn: $outlines.guides)
  }

  private var speed: Binding<Double> {
    Binding(get: { inspection.speed }, set: { inspection.setSpeed($0) })
  }
}

/// A slider over the frames recorded.
private struct InspectorTimeline: View {
  @ObservedObject var inspection: WindowInspection

  var body: some View {
    HStack {
      StepButton(isForward: false, label: "Frame before") { inspection.showFrame(index - 1) }
        .disabled(index == 0)
      if inspection.frames.count > 1 {
        Slider(value: position, in: 0...Double(inspection.frames.count - 1), step: 1)
          .accessibilityLabel("Frame")
      } else {
        Spacer()
      }
      StepButton(isForward: true, label: "Frame after") { inspection.showFrame(index + 1) }
        .disabled(index >= inspection.frames.count - 1)
      Text(verbatim: title)
        .foregroundStyle(.secondary)
        .frame(minWidth: 70, idealWidth: 150, maxWidth: 150, alignment: .trailing)
    }
  }

  private var index: Int {
    inspection.isFrozen ? inspection.frozenIndex : max(inspection.frames.count - 1, 0)
  }

  private var position: Binding<Double> {
    Binding(get: { Double(index) }, set: { inspection.showFrame(Int($0.rounded())) })
  }

  private var title: String {
    guard let frame = inspection.shownFrame, let last = inspection.frames.last else { return "" }
    let lag = Int(((last.time - frame.time) * 1_000).rounded())
    return lag == 0 ? "frame \(frame.id), now" : "frame \(frame.id), −\(lag) ms"
  }
}

/// A button that goes one step forwards or back.
struct StepButton: View {
  let isForward: Bool
  let label: String
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      Image(systemName: isForward ? "chevron.right" : "chevron.left")
    }
    .accessibilityLabel(Text(verbatim: label))
  }
}
