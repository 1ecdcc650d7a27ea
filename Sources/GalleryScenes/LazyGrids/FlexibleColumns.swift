import SwiftUI

@ShowsSource
struct FlexibleColumns: View {
  var body: some View {
    LazyVGrid(columns: [
      GridItem(.flexible(minimum: 100)),
      GridItem(.flexible(minimum: 250)),
    ]) {
      ForEach(0..<4) { index in
        MeasuredCell(index: index)
          .frame(height: 50)
      }
    }
    .frame(width: 300)
    .border(.primary)
  }
}
