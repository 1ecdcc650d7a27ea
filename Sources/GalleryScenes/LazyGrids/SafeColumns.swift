import SwiftUI

@ShowsSource
struct SafeColumns: View {
  var body: some View {
    LazyVGrid(columns: [
      GridItem(.flexible(maximum: 100)),
      GridItem(.flexible(maximum: 250)),
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
