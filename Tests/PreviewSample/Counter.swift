import SwiftUI

/// A leaf above a surface whose colour shows the number of presses.
struct Counter: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 0) {
      Leaf()
      Color(red: 0.2 * Double(count), green: 0, blue: 0.6)
        .onTapGesture { count += 1 }
    }
  }
}

#Preview("Counter", traits: .fixedLayout(width: 200, height: 160)) {
  Counter()
}

#Preview("Switch", traits: .sizeThatFitsLayout) {
  @Previewable @State var isOn = true
  Toggle("Is on", isOn: $isOn).padding()
}

struct LeafPreviews: PreviewProvider {
  static var previews: some View {
    Group {
      Leaf().previewDisplayName("Leaf").previewLayout(.fixed(width: 120, height: 40))
      Text("Hello").previewDisplayName("Text").previewLayout(.sizeThatFits)
    }
  }
}
