import SwiftUI

@ShowsSource
struct Paddings: View {
  var body: some View {
    HStack {
      Text("All edges")
        .padding()
        .background(.mint.opacity(0.4))
      Text("Leading")
        .padding(.leading, 24)
        .background(.mint.opacity(0.4))
      Text("Below")
        .padding(.bottom, 24)
        .background(.mint.opacity(0.4))
    }
  }
}
