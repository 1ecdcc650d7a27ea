import SwiftUI

@ShowsSource
struct FirstGrid: View {
  var body: some View {
    Grid {
      GridRow {
        Text("Cat")
        ProgressView(value: 0.5)
        Text("25")
      }
      GridRow {
        Text("Goldfish")
        ProgressView(value: 0.2)
        Text("9")
      }
      GridRow {
        Text("Dog")
        ProgressView(value: 0.3)
        Text("16")
      }
    }
  }
}
