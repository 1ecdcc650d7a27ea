import SwiftUI

/// Ten thousand rows, one of which is selected.
struct NumberListView: View {
  @State private var selection: Int? = 3

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        List(0..<10_000, selection: $selection) { number in
          Text("Row \(number)")
        }
        .listStyle(.plain)
        Divider()
        HStack {
          Text(selection.map { "Row \($0) is selected" } ?? "No row is selected")
          Spacer()
          Button("Last") { proxy.scrollTo(9_999, anchor: .bottom) }
        }
        .padding(8)
      }
    }
  }
}
