import SwiftUI

@ShowsSource
struct CircleButtons: View {
  @State private var last = "None"

  var body: some View {
    VStack {
      HStack {
        Button("One") { last = "One" }
        Button("Two") { last = "Two" }
        Button("Three") { last = "Three" }
      }
      .buttonStyle(CircleStyle())

      Text("\(last) was pressed last.")
        .font(.caption)
    }
  }
}
