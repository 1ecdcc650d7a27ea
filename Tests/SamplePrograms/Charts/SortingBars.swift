import SwiftUI

/// Bars that change places until they are in order, one step at a time or all of them in a task.
struct SortingBarsView: View {
  @State private var sorting = Sorting()
  @State private var work: Task<Void, Never>?

  var body: some View {
    VStack(spacing: 20) {
      HStack {
        Text(sorting.isDone ? "Sorted" : "\(sorting.swaps) swaps")
          .font(.headline.monospacedDigit())
          .contentTransition(.numericText())
          .accessibilityIdentifier("state")
        Spacer()
        Picker("Method", selection: $sorting.method) {
          ForEach(Sorting.Method.allCases, id: \.self) { Text($0.rawValue) }
        }
        .labelsHidden()
        .disabled(work != nil)
      }
      HStack(alignment: .bottom, spacing: 4) {
        ForEach(sorting.values, id: \.self) { value in
          VStack(spacing: 4) {
            UnevenRoundedRectangle(topLeadingRadius: 4, topTrailingRadius: 4)
              .fill(color(of: value).gradient)
              .containerRelativeFrame(.vertical) { length, _ in length * 0.045 * Double(value) }
            Text("\(value)").font(.caption2).foregroundStyle(.secondary).fixedSize()
          }
          .accessibilityElement()
          .accessibilityLabel("Bar \(value)")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottom)
      HStack {
        Button("Step") { step() }
        Button(work == nil ? "Sort" : "Stop") { toggle() }
        Spacer()
        Button("Mix") {
          withAnimation(.bouncy) { sorting = Sorting(method: sorting.method) }
        }
      }
      .buttonStyle(.bordered)
      .buttonBorderShape(.capsule)
    }
    .padding(20)
    .onDisappear { work?.cancel() }
  }

  private func color(of value: Int) -> Color {
    sorting.compared.contains(value) ? .orange : sorting.isDone ? .green : .blue
  }

  private func step() {
    withAnimation(.easeInOut(duration: 0.25)) { sorting.step() }
  }

  private func toggle() {
    guard work == nil else {
      work?.cancel()
      work = nil
      return
    }
    work = Task {
      while !Task.isCancelled, !sorting.isDone {
        step()
        try? await Task.sleep(for: .milliseconds(4))
      }
      work = nil
    }
  }
}

private struct Sorting {
  enum Method: String, CaseIterable {
    case bubble = "Bubble"
    case selection = "Selection"
  }

  var method = Method.bubble
  private(set) var values = [7, 2, 12, 9, 4, 14, 1, 11, 6, 3, 13, 8, 5, 10]
  private(set) var compared: Set<Int> = []
  private(set) var swaps = 0
  private var position = 0

  init(method: Method = .bubble) { self.method = method }

  var isDone: Bool { values == values.sorted() }

  /// Makes the next swap.
  mutating func step() {
    guard !isDone else {
      compared = []
      return
    }
    let pair: (Int, Int)?
    switch method {
    case .bubble:
      let starts = values.indices.dropLast().map { ($0 + position) % (values.count - 1) }
      pair = starts.first { values[$0] > values[$0 + 1] }.map { ($0, $0 + 1) }
      position = pair?.1 ?? 0
    case .selection:
      let start = values.indices.first { values[$0] != $0 + 1 }
      pair = start.flatMap { start in values.firstIndex(of: start + 1).map { (start, $0) } }
    }
    guard let pair else { return }
    compared = [values[pair.0], values[pair.1]]
    values.swapAt(pair.0, pair.1)
    swaps += 1
    if isDone { compared = [] }
  }
}
