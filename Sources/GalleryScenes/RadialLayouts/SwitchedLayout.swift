import SwiftUI

@ShowsSource
struct SwitchedLayout: View {
  @State private var isRow = false

  var body: some View {
    let layout = isRow ? AnyLayout(HStackLayout()) : AnyLayout(RadialLayout())

    VStack {
      layout {
        ForEach([Color.red, .orange, .green, .blue, .purple], id: \.self) { color in
          RoundedRectangle(cornerRadius: 8)
            .fill(color)
            .frame(width: 40, height: 40)
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)

      Toggle("In a row", isOn: $isRow.animation())
        .fixedSize()
    }
  }
}
