import SwiftUI

@ShowsSource
struct AdaptiveColumns: View {
  var body: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 50))]) {
      ForEach(0..<10) { index in
        MeasuredCell(index: index)
          .frame(height: 50)
      }
    }
    .frame(width: 400)
    .border(.primary)
  }
}
