import SwiftUI

/// Converts units of measurement with menus, a stepper and a button that swaps two states.
struct UnitConverterView: View {
  private enum Quantity: String, CaseIterable, Identifiable {
    case length = "Length"
    case temperature = "Temperature"
    case time = "Time"

    var id: Self { self }

    var units: [Dimension] {
      switch self {
      case .length: [UnitLength.meters, UnitLength.kilometers, UnitLength.feet, UnitLength.miles]
      case .temperature: [UnitTemperature.celsius, UnitTemperature.fahrenheit]
      case .time: [UnitDuration.seconds, UnitDuration.minutes, UnitDuration.hours]
      }
    }
  }

  @State private var quantity = Quantity.length
  @State private var input = 10
  @State private var from = 0
  @State private var to = 1
  @State private var turns = 0.0

  private var result: String {
    let units = quantity.units
    let measure = Measurement(value: Double(input), unit: units[from]).converted(to: units[to])
    return measure.value.formatted(.number.precision(.fractionLength(0...3)).grouping(.never))
  }

  var body: some View {
    Form {
      Section("Quantity") {
        Picker("Quantity", selection: shownQuantity) {
          ForEach(Quantity.allCases) { Text($0.rawValue) }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
      }
      Section("Convert") {
        Stepper("Amount: \(input)", value: $input, in: -40...1_000, step: 5)
        unitPicker("From", $from)
        Button {
          swap(&from, &to)
          withAnimation(.easeInOut) { turns += 0.5 }
        } label: {
          Label {
            Text("Swap")
          } icon: {
            Image(systemName: "arrow.up.arrow.down").rotationEffect(.degrees(turns * 360))
          }
        }
        unitPicker("To", $to)
      }
      Section("Result") {
        Text("\(result) \(quantity.units[to].symbol)")
          .font(.title2.weight(.semibold))
          .accessibilityIdentifier("result")
      }
    }
    .padding()
  }

  /// The quantity; another one has other units.
  private var shownQuantity: Binding<Quantity> {
    Binding(
      get: { quantity },
      set: { (quantity, from, to) = ($0, 0, 1) })
  }

  private func unitPicker(_ title: String, _ selection: Binding<Int>) -> some View {
    Picker(title, selection: selection) {
      ForEach(quantity.units.indices, id: \.self) { index in
        Text(quantity.units[index].symbol).tag(index)
      }
    }
  }
}
