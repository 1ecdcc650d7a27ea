import SwiftUI

@ShowsSource
struct MovedAlignmentGuide: View {
  var body: some View {
    HStack(alignment: .myCenter) {
      Rectangle()
        .fill(Color.blue)
        .frame(width: 50, height: 50)
      Rectangle()
        .fill(Color.green)
        .frame(width: 30, height: 30)
      Rectangle()
        .fill(Color.red)
        .frame(width: 40, height: 40)
        .alignmentGuide(.myCenter) { dimensions in
          dimensions[.myCenter] - 20
        }
    }
    .border(.primary)
  }
}
