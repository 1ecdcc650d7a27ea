import SwiftUI

@ShowsSource
struct FixedColumns: View {
  var body: some View {
    LazyVGrid(columns: [
      GridItem(.fixed(100)),
      GridItem(.fixed(150)),
      GridItem(.fixed(50)),
    ]) {
      ForEach(0..<6) { index in
        MeasuredCell(index: index)
          .frame(height: 50)
      }
    }
    .frame(width: 250)
    .border(.primary)
  }
}
