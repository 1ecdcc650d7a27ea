import SwiftUI

enum MyCenterID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat {
    context.height / 2
  }
}

extension VerticalAlignment {
  static let myCenter = VerticalAlignment(MyCenterID.self)
}

@ShowsSource
struct MyCenterAlignment: View {
  var body: some View {
    HStack(alignment: .myCenter) {
      Rectangle()
        .fill(Color.blue)
        .frame(width: 50, height: 50)
      Rectangle()
        .fill(Color.green)
        .frame(width: 30, height: 30)
    }
    .border(.primary)
  }
}
