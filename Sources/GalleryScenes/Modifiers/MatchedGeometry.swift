import SwiftUI

@ShowsSource
struct MatchedGeometry: View {
  @Namespace private var namespace

  var body: some View {
    HStack {
      Rectangle()
        .fill(.primary)
        .frame(width: 100, height: 100)
        .matchedGeometryEffect(id: "ID", in: namespace, isSource: true)
      Circle()
        .fill(Color.gray)
        .matchedGeometryEffect(id: "ID", in: namespace, isSource: false)
        .border(Color.green)
    }
    .frame(width: 300, height: 100)
    .border(.primary)
  }
}
