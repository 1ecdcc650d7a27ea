import SwiftUI

@ShowsSource
struct Images: View {
  private let image = Image(systemName: "ellipsis")

  var body: some View {
    HStack {
      image
        .border(.blue)
      image
        .resizable()
        .border(.blue)
      image
        .resizable()
        .aspectRatio(contentMode: .fit)
        .border(.blue)
    }
  }
}
