import SwiftUI

@ShowsSource
struct FlexibleInHStack: View {
  var body: some View {
    HStack {
      Text("Hello, World")
      Rectangle()
        .fill(Color.red)
        .frame(minWidth: 200)
    }
  }
}
