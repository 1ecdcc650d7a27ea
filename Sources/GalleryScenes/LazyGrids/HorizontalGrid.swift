import SwiftUI

@ShowsSource
struct HorizontalGrid: View {
  var body: some View {
    ScrollView(.horizontal) {
      LazyHGrid(rows: [
        GridItem(.fixed(40)),
        GridItem(.flexible(minimum: 20)),
      ]) {
        ForEach(0..<40) { index in
          MeasuredCell(index: index)
            .frame(width: 60)
        }
      }
    }
    .border(.primary)
  }
}
