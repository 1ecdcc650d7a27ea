import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Views built from the statements of a builder.
@MainActor @Suite struct BuilderTests {
  private let size = CGSize(width: 400, height: 400)

  @Test func `accepts any number of views`() {
    let harness = LayoutHarness(in: size) {
      VStack(spacing: 0) {
        Text("1")
        Text("2")
        Text("3")
        Text("4")
        Text("5")
        Text("6")
        Text("7")
        Text("8")
        Text("9")
        Text("10")
        Text("11")
        Text("12")
      }
    }
    #expect(harness.texts == (1...12).map { "\($0)" })
  }

  @Test func `lays out several root views without a container`() {
    let harness = LayoutHarness(in: CGSize(width: 100, height: 100)) {
      Color.red.frame(width: 20, height: 20).accessibilityLabel("a")
      Color.red.frame(width: 20, height: 20).accessibilityLabel("b")
    }
    // A column of 20 + 8 + 20, centred in 100.
    #expect(harness["a"] == CGRect(x: 40, y: 26, width: 20, height: 20))
    #expect(harness["b"] == CGRect(x: 40, y: 54, width: 20, height: 20))
  }

  @Test func `lays out spacers among several root views as in a column`() {
    let isAlone = Knob(false)
    let harness = LayoutHarness(in: CGSize(width: 100, height: 100)) {
      ObservedContent {
        if !isAlone.value { Text("a").padding(1) }
        Spacer().accessibilityLabel("space")
        if !isAlone.value { Text("b").padding(1) }
      }
    }
    // The rest of 100 points beside two lines of 17 with a padding of one point.
    #expect(harness["space"].size == CGSize(width: 0, height: 62))
    isAlone.value = true
    #expect(harness["space"].size == CGSize(width: 100, height: 100))
    isAlone.value = false
    #expect(harness["space"].size == CGSize(width: 0, height: 62))
  }

  @Test func `has no view for a false condition and an empty view`() {
    let isShown = Knob(false)
    let harness = LayoutHarness(proposing: nil, nil) {
      ObservedContent {
        HStack {
          Color.red.frame(width: 20, height: 20)
          if isShown.value { Color.red.frame(width: 30, height: 20) }
          EmptyView()
          Color.red.frame(width: 20, height: 20)
        }
      }
    }
    #expect(harness.measuredSize.width == 48)
    isShown.value = true
    #expect(harness.measuredSize.width == 86)
    isShown.value = false
    #expect(harness.measuredSize.width == 48)
  }

  @Test func `unwraps an optional`() {
    let name = Knob<String?>(nil)
    let harness = LayoutHarness(in: size) {
      ObservedContent {
        if let name = name.value { Text(name) } else { Text("nobody") }
      }
    }
    #expect(harness.texts == ["nobody"])
    name.value = "ann"
    #expect(harness.texts == ["ann"])
  }

  @Test func `accepts an optional view`() {
    let text = Knob<Text?>(nil)
    let harness = LayoutHarness(in: size) { ObservedContent { text.value } }
    #expect(harness.texts == [])
    text.value = Text("there")
    #expect(harness.texts == ["there"])
  }

  @Test func `supports switch over an enumeration`() {
    enum Weather {
      case sun
      case rain(Int)
      case snow
    }
    let weather = Knob(Weather.sun)
    let harness = LayoutHarness(in: size) {
      ObservedContent {
        switch weather.value {
        case .sun: Text("sun")
        case .rain(let amount) where amount > 9: Text("flood")
        case .rain(let amount): Text("rain \(amount)")
        case .snow: EmptyView()
        }
      }
    }
    var seen: [[String]] = []
    for next in [Weather.sun, .rain(3), .rain(10), .snow, .rain(4)] {
      weather.value = next
      seen.append(harness.texts)
    }
    #expect(seen == [["sun"], ["rain 3"], ["flood"], [], ["rain 4"]])
  }

  @Test func `applies a modifier on a group to each member`() {
    let harness = LayoutHarness(proposing: nil, nil) {
      HStack(spacing: 0) {
        Group {
          Color.red.frame(width: 10, height: 10)
          if true { Color.red.frame(width: 20, height: 10) }
          ForEach(0..<2) { _ in Color.red.frame(width: 5, height: 10) }
        }
        .padding(.horizontal, 1)
      }
    }
    // 10 + 20 + 5 + 5, and two points of padding for each of the four.
    #expect(harness.measuredSize == CGSize(width: 48, height: 10))
  }

  @Test func `applies an overlay and a background on a group to each member`() {
    let names = Knob(["a", "b"])
    let harness = LayoutHarness(in: size) {
      ObservedContent {
        HStack(spacing: 0) {
          Group { ForEach(names.value, id: \.self) { Text($0).frame(width: 40) } }
            .overlay { Counter("on") }
            .background { Color.red.accessibilityLabel("ground") }
        }
      }
    }
    #expect(harness.texts == ["a", "b", "on 0", "on 0"])
    // The first overlay, on a.
    harness.click("on 0")
    #expect(harness.texts == ["a", "b", "on 1", "on 0"])
    let first = harness["on 1"].midX
    #expect(first == harness["a"].midX)
    names.value = ["c", "b", "a"]
    #expect(harness.texts.filter { $0.hasPrefix("on") } == ["on 0", "on 0", "on 1"])
    #expect(harness["on 1"].midX == harness["a"].midX)
    #expect(harness.elements.filter { $0.label == "ground" }.count == 3)
  }

  @Test func `adds no container to a custom view with several views in its body`() {
    let harness = LayoutHarness(proposing: nil, nil) {
      VStack(spacing: 4) {
        Pair()
        Pair().padding(.top, 1)
      }
    }
    // Four views of 10 and three gaps of 4; the padding is applied to both of the second pair.
    #expect(harness.measuredSize == CGSize(width: 10, height: 54))
  }
}

private struct Pair: View {
  var body: some View {
    Color.red.frame(width: 10, height: 10)
    Color.red.frame(width: 10, height: 10)
  }
}
