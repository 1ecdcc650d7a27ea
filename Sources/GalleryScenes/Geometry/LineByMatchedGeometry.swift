import SwiftUI

@ShowsSource
struct LineByMatchedGeometry: View {
  private let tabs = ["World Clock", "Alarm", "Bedtime"]
  @State private var selectedTabIndex = 0
  @Namespace private var namespace

  var body: some View {
    HStack {
      ForEach(tabs.indices, id: \.self) { tabIndex in
        Button(tabs[tabIndex]) {
          withAnimation(.default) {
            selectedTabIndex = tabIndex
          }
        }
        .matchedGeometryEffect(id: tabIndex, in: namespace)
      }
    }
    .buttonStyle(.borderless)
    .overlay {
      Rectangle()
        .fill(Color.accentColor)
        .frame(height: 2)
        .frame(maxHeight: .infinity, alignment: .bottom)
        .matchedGeometryEffect(id: selectedTabIndex, in: namespace, isSource: false)
    }
  }
}
