import SwiftUI

/// Splits a bill: a slider, a segmented picker and a stepper that all change derived amounts.
struct TipCalculatorView: View {
  @State private var bill = 48.0
  @State private var tip = 15
  @State private var people = 2

  private let percentages = [0, 10, 15, 20, 25]

  private var total: Double { bill * (1 + Double(tip) / 100) }
  private var share: Double { total / Double(people) }

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      Text("Tip calculator").font(.title2.bold())
      VStack(alignment: .leading, spacing: 6) {
        HStack {
          Text("Bill").font(.headline)
          Spacer()
          Text(bill, format: .currency(code: "USD")).monospacedDigit()
        }
        Slider(value: $bill, in: 0...200, step: 1)
      }
      VStack(alignment: .leading, spacing: 6) {
        Text("Tip").font(.headline)
        Picker("Tip", selection: $tip) {
          ForEach(percentages, id: \.self) { percentage in
            Text("\(percentage)%").tag(percentage)
          }
        }
        .pickerStyle(.segmented)
        .labelsHidden()
      }
      Stepper("\(people) people", value: $people, in: 1...12)
      Divider()
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 24, verticalSpacing: 8) {
        row("Tip", total - bill)
        row("Total", total)
        row("Each", share)
          .font(.title3.weight(.semibold))
          .foregroundColor(.accentColor)
      }
    }
    .padding(20)
    .frame(maxWidth: 360, maxHeight: .infinity, alignment: .top)
  }

  private func row(_ title: String, _ amount: Double) -> some View {
    GridRow {
      Text(title).foregroundStyle(.secondary)
      Text("$" + String(format: "%.2f", amount))
        .monospacedDigit()
        .gridColumnAlignment(.trailing)
        .accessibilityIdentifier(title)
    }
  }
}
