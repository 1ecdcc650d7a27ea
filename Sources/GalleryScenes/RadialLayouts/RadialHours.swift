import SwiftUI

@ShowsSource
struct RadialHours: View {
  var body: some View {
    RadialLayout {
      ForEach(0..<12) { hour in
        Text(hour == 0 ? "12" : "\(hour)")
          .font(hour.isMultiple(of: 3) ? .title2.bold() : .body)
          .padding(6)
      }
    }
    .background(.blue.opacity(0.15), in: Circle())
  }
}
