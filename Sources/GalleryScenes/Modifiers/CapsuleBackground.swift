import SwiftUI

@ShowsSource
struct CapsuleBackground: View {
  var body: some View {
    Text("Hello")
      .background {
        Capsule()
          .stroke()
          .padding(-5)
      }
  }
}
