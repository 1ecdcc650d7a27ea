import SwiftUI

/// Figures that are laid out in a row, a column or a grid, depending on the room in the window.
struct AdaptiveDashboardView: View {
  @State private var isStacked = false
  @Namespace private var namespace

  private let figures = [
    Figure(name: "Visitors", value: 1_284, change: 0.12, symbol: "person.2", color: .blue),
    Figure(name: "Orders", value: 96, change: -0.04, symbol: "cart", color: .orange),
    Figure(name: "Returns", value: 7, change: 0.01, symbol: "arrow.uturn.left", color: .pink),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 18) {
      ViewThatFits(in: .horizontal) {
        HStack {
          heading
          Spacer(minLength: 30)
          stackButton
        }
        VStack(alignment: .leading) {
          heading
          stackButton
        }
      }
      let layout =
        isStacked
        ? AnyLayout(VStackLayout(spacing: 10)) : AnyLayout(HStackLayout(spacing: 10))
      layout {
        ForEach(figures) { FigureCard(figure: $0) }
      }
      Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 20, verticalSpacing: 8) {
        GridRow {
          Text("Figure")
          Text("Value").gridColumnAlignment(.trailing)
          Text("Change").gridColumnAlignment(.trailing)
        }
        .font(.caption)
        .foregroundStyle(.secondary)
        Divider()
        ForEach(figures) { figure in
          GridRow {
            Text(figure.name)
            Text(figure.value, format: .number).monospacedDigit()
            Text(figure.change, format: .percent.sign(strategy: .always()))
              .foregroundColor(figure.change < 0 ? .red : .green)
          }
        }
        Divider()
        GridRow {
          Text("Updated a moment ago")
            .font(.footnote)
            .foregroundStyle(.secondary)
            .gridCellColumns(3)
        }
      }
      .padding(16)
      .background(.quaternary.opacity(0.4), in: RoundedRectangle(cornerRadius: 14))
      Spacer(minLength: 0)
    }
    .padding(20)
  }

  private var heading: some View {
    Text("This week").font(.largeTitle.bold()).lineLimit(1).fixedSize()
  }

  private var stackButton: some View {
    Button(isStacked ? "Side by side" : "Stacked") {
      withAnimation(.spring(response: 0.5, dampingFraction: 0.75)) { isStacked.toggle() }
    }
    .fixedSize()
  }
}

private struct FigureCard: View {
  let figure: Figure

  var body: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        symbol
        Text(figure.name).fixedSize()
        Spacer(minLength: 20)
        number
      }
      VStack(alignment: .leading, spacing: 6) {
        symbol
        number
        Text(figure.name).font(.caption).foregroundStyle(.secondary).lineLimit(1)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .padding(14)
    .background(figure.color.opacity(0.12), in: RoundedRectangle(cornerRadius: 14))
    .accessibilityElement(children: .contain)
    .accessibilityLabel("Card \(figure.name)")
  }

  private var symbol: some View {
    Image(systemName: figure.symbol).foregroundColor(figure.color).font(.headline)
  }

  private var number: some View {
    Text(figure.value, format: .number).font(.title3.bold().monospacedDigit()).lineLimit(1)
  }
}

private struct Figure: Identifiable {
  var id: String { name }
  let name: String
  let value: Int
  let change: Double
  let symbol: String
  let color: Color
}
