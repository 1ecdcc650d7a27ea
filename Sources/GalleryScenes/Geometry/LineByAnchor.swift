import SwiftUI

@ShowsSource
struct LineByAnchor: View {
  private let tabs = [Text("World Clock"), Text("Alarm"), Text("Bedtime")]
  @State private var selectedTabIndex = 0

  var body: some View {
    HStack {
      ForEach(tabs.indices, id: \.self) { tabIndex in
        Button {
          selectedTabIndex = tabIndex
        } label: {
          tabs[tabIndex]
        }
        .anchorPreference(key: BoundsKey.self, value: .bounds) { anchor in
          selectedTabIndex == tabIndex ? anchor : nil
        }
      }
    }
    .buttonStyle(.borderless)
    .overlayPreferenceValue(BoundsKey.self) { anchor in
      GeometryReader { proxy in
        if let anchor {
          Rectangle()
            .fill(Color.accentColor)
            .frame(width: proxy[anchor].width, height: 2)
            .offset(x: proxy[anchor].minX)
            .frame(width: proxy.size.width, height: proxy.size.height, alignment: .bottomLeading)
            .animation(.default, value: selectedTabIndex)
        }
      }
    }
  }
}
