import SwiftUI

@ShowsSource
struct MixedColumns: View {
  var body: some View {
    LazyVGrid(columns: [
      GridItem(.flexible(minimum: 100)),
      GridItem(.adaptive(minimum: 40)),
      GridItem(.flexible(minimum: 180)),
    ]) {
      ForEach(0..<6) { index in
        MeasuredCell(index: index)
          .frame(height: 50)
      }
    }
    .frame(width: 300)
    .border(.primary)
  }
}
