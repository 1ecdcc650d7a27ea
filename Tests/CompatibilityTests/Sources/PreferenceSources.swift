import SwiftUI

// Views that pass values to their ancestors, in the form of sources written for SwiftUI.

// MARK: A background reads a size

/// A third of the available width, in red.
struct ThirdOfWidth: View {
  var body: some View {
    GeometryReader { proxy in
      Rectangle()
        .fill(Color.red)
        .frame(width: proxy.size.width / 3)
        .accessibilityLabel("third")
    }
  }
}

/// A circle behind a text, as wide as the text, that does not change the text's size.
struct CircleBehindText: View {
  var body: some View {
    Text("Start")
      .foregroundColor(.white)
      .padding(10)
      .background(
        GeometryReader { proxy in
          Circle()
            .fill(Color.blue)
            .frame(width: proxy.size.width, height: proxy.size.width)
            .accessibilityLabel("disc")
        })
  }
}

struct WidthKey: PreferenceKey {
  static let defaultValue: CGFloat? = nil

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

/// A circle round a text, as large as the text is wide.
struct TextInCircle: View {
  var text = "Hello, world"
  @State private var width: CGFloat?

  var body: some View {
    Text(text)
      .background(
        GeometryReader { proxy in
          Color.clear.preference(key: WidthKey.self, value: proxy.size.width)
        }
      )
      .onPreferenceChange(WidthKey.self) {
        self.width = $0
      }
      .frame(width: width, height: width)
      .background(Circle().fill(Color.blue).accessibilityLabel("circle"))
  }
}

// MARK: Anchors

struct BoundsKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil

  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}

/// Tabs with a line below the one that is selected.
struct TabBar: View {
  let tabs: [Text] = [Text("World Clock"), Text("Alarm"), Text("Bedtime")]
  @State var selectedTabIndex = 0

  var body: some View {
    HStack {
      ForEach(tabs.indices) { tabIndex in
        Button(
          action: {
            withAnimation(.linear(duration: 1)) { self.selectedTabIndex = tabIndex }
          },
          label: { self.tabs[tabIndex] }
        )
        .anchorPreference(
          key: BoundsKey.self, value: .bounds,
          transform: { anchor in
            self.selectedTabIndex == tabIndex ? anchor : nil
          })
      }
    }
    .overlayPreferenceValue(
      BoundsKey.self,
      { anchor in
        GeometryReader { proxy in
          Rectangle()
            .fill(Color.accentColor)
            .frame(width: proxy[anchor!].width, height: 2)
            .accessibilityLabel("line")
            .offset(x: proxy[anchor!].minX)
            .frame(
              width: proxy.size.width, height: proxy.size.height, alignment: .bottomLeading)
        }
      })
  }
}

/// The same without anchors.
struct MatchedTabBar: View {
  let tabs = ["World Clock", "Alarm", "Bedtime"]
  @State var selectedTabIndex = 0
  @Namespace var ns

  var body: some View {
    HStack {
      ForEach(tabs.indices) { tabIndex in
        Button(self.tabs[tabIndex]) {
          withAnimation(.default) {
            self.selectedTabIndex = tabIndex
          }
        }
        .matchedGeometryEffect(id: tabIndex, in: ns)
      }
    }
    .overlay(
      Rectangle()
        .fill(Color.accentColor)
        .frame(height: 2, alignment: .bottom)
        .accessibilityLabel("line")
        .matchedGeometryEffect(id: selectedTabIndex, in: ns, isSource: false)
    )
  }
}

// MARK: A stack made of preferences

struct CollectSizePreference: PreferenceKey {
  static let defaultValue: [Int: CGSize] = [:]

  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.merge(nextValue(), uniquingKeysWith: { $1 })
  }
}

struct CollectSize: ViewModifier {
  var index: Int

  func body(content: Content) -> some View {
    content.background(
      GeometryReader { proxy in
        Color.clear.preference(
          key: CollectSizePreference.self, value: [self.index: proxy.size])
      })
  }
}

/// Puts its views one after the other, along an axis that may change.
struct Stack<Element, Content: View>: View {
  var elements: [Element]
  var spacing: CGFloat = 8
  var axis: Axis = .horizontal
  var alignment: Alignment = .topLeading
  var content: (Element) -> Content

  @State private var offsets: [CGPoint] = []

  var body: some View {
    ZStack(alignment: alignment) {
      ForEach(
        elements.indices,
        content: { idx in
          self.content(self.elements[idx])
            .modifier(CollectSize(index: idx))
            .alignmentGuide(
              self.alignment.horizontal,
              computeValue: {
                self.axis == .horizontal
                  ? -self.offset(at: idx).x : $0[self.alignment.horizontal]
              }
            )
            .alignmentGuide(
              self.alignment.vertical,
              computeValue: {
                self.axis == .vertical
                  ? -self.offset(at: idx).y : $0[self.alignment.vertical]
              })
        })
    }
    .onPreferenceChange(CollectSizePreference.self, perform: self.computeOffsets)
  }

  private func computeOffsets(sizes: [Int: CGSize]) {
    guard !sizes.isEmpty else { return }
    var offsets: [CGPoint] = [.zero]
    for idx in 0..<self.elements.count {
      guard let size = sizes[idx], var newPoint = offsets.last else { return }
      newPoint.x += size.width + self.spacing
      newPoint.y += size.height + self.spacing
      offsets.append(newPoint)
    }
    self.offsets = offsets
  }

  private func offset(at index: Int) -> CGPoint {
    guard index < offsets.endIndex else { return .zero }
    return offsets[index]
  }
}

/// Three squares and a button that turns their stack.
struct TurningStack: View {
  let colors: [(Color, CGFloat)] = [(.red, 50), (.green, 30), (.blue, 75)]
  @State var horizontal: Bool = true

  var body: some View {
    VStack {
      Button(action: {
        withAnimation(.default) {
          self.horizontal.toggle()
        }
      }) {
        Text("Toggle axis")
      }

      Stack(elements: colors, axis: horizontal ? .horizontal : .vertical) { item in
        Rectangle()
          .fill(item.0)
          .frame(width: item.1, height: item.1)
          .accessibilityLabel("square \(Int(item.1))")
      }
      .border(Color.black)
      .accessibilityLabel("stack")
    }
  }
}
