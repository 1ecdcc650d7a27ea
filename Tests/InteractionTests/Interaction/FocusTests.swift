import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The focus, which determines the view that receives keys.
@MainActor @Suite struct FocusTests {
  private enum Field: Hashable {
    case first, second
  }

  @Test func `the tab key moves the focus through focusable views`() {
    var pressed: [String] = []
    let harness = LayoutHarness {
      VStack {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Button(name) { pressed.append(name) }.disabled(name == "b")
        }
      }
    }
    harness.press(.space)
    #expect(pressed.isEmpty)
    for _ in 0..<3 {
      harness.press(.tab)
      harness.press(.space)
    }
    #expect(pressed == ["a", "c", "a"])
    harness.press(.tab, .shift)
    harness.press(.return)
    #expect(pressed == ["a", "c", "a", "c"])
  }

  @Test func `the focused view shows a ring`() {
    let harness = LayoutHarness { Button("a") {}.buttonStyle(.plain) }
    func strokes() -> Int {
      let dump = harness.displayList.dump()
      return dump.split(separator: "\n").count { $0.contains("stroke") }
    }
    let before = strokes()
    harness.press(.tab)
    #expect(strokes() == before + 1)
  }

  @Test func `a FocusState follows the focus and moves it`() {
    struct Screen: View {
      @FocusState private var field: Field?

      var body: some View {
        VStack {
          Button("first") {}.focused($field, equals: .first)
          HStack { Button("second") {} }.focused($field, equals: .second)
          Button("none") { field = nil }.keyboardShortcut("n", modifiers: [])
          Button("go") { field = .second }.keyboardShortcut("g", modifiers: [])
          Text(field.map { "\($0)" } ?? "nobody")
        }
      }
    }
    let harness = LayoutHarness { Screen() }
    func focus() -> String? { harness.elements.last?.label }
    #expect(focus() == "nobody")
    harness.press(.tab)
    #expect(focus() == "first")
    harness.press(.character("g"))
    #expect(focus() == "second")
    harness.press(.tab, .shift)
    #expect(focus() == "first")
    harness.press(.character("n"))
    #expect(focus() == "nobody")
    harness.press(.tab)
    harness.press(.tab)
    harness.press(.tab)
    #expect(focus() == "nobody")
  }

  @Test func `a Bool FocusState belongs to a single view`() {
    struct Screen: View {
      @FocusState private var isFocused: Bool

      var body: some View {
        Text(isFocused ? "yes" : "no").focusable().focused($isFocused)
          .onAppear { isFocused = true }
        Button("other") {}
      }
    }
    let harness = LayoutHarness { Screen() }
    #expect(harness.elements.contains { $0.label == "yes" })
    harness.press(.tab)
    #expect(harness.elements.contains { $0.label == "no" })
  }

  @Test func `defaultFocus sets the initial focus`() {
    struct Screen: View {
      @FocusState private var field: Field?

      var body: some View {
        VStack {
          Color.red.focusable().focused($field, equals: .first)
          Color.blue.focusable().focused($field, equals: .second)
          Text(field == .second ? "second" : "other")
        }
        .defaultFocus($field, .second)
      }
    }
    #expect(LayoutHarness { Screen() }.elements.contains { $0.label == "second" })
  }

  @Test func `isFocused is available to descendants of the focused view`() {
    struct FocusReader: View {
      @Environment(\.isFocused) private var isFocused
      var body: some View { Text(isFocused ? "focused" : "not") }
    }
    let harness = LayoutHarness { FocusReader().focusable() }
    #expect(harness.elements.contains { $0.label == "not" })
    harness.press(.tab)
    #expect(harness.elements.contains { $0.label == "focused" })
  }

  @Test func `keys are sent to the focused view, then to its ancestors`() {
    var log: [String] = []
    let harness = LayoutHarness {
      VStack {
        Color.red.focusable()
          .onKeyPress(.leftArrow) {
            log.append("inner left")
            return .handled
          }
          .onKeyPress(keys: [.rightArrow, "x"]) { press in
            log.append("inner \(press.characters)")
            return .ignored
          }
        Color.blue.focusable()
      }
      .onKeyPress { press in
        log.append("outer \(press.key == .leftArrow)")
        return .handled
      }
    }
    harness.press(.left)
    #expect(log.isEmpty)
    harness.press(.tab)
    log = []
    harness.press(.left)
    harness.press(.character("x"), .shift)
    #expect(log == ["inner left", "inner X", "outer false"])
  }

  @Test func `key releases are sent to handlers of that phase`() {
    var phases: [KeyPress.Phases] = []
    let harness = LayoutHarness {
      Color.red.focusable()
        .onKeyPress(characters: .letters, phases: .all) {
          phases.append($0.phase)
          return .handled
        }
    }
    harness.press(.tab)
    harness.press(.character("a"))
    harness.press(.character("1"))
    #expect(phases == [.down, .up])
  }

  @Test func `arrow keys move the knob of a slider`() {
    struct Screen: View {
      @State var value = 5.0
      var body: some View {
        Slider(value: $value, in: 0...10, step: 1)
        Text("\(value, specifier: "%.0f")")
      }
    }
    let harness = LayoutHarness { Screen() }
    harness.press(.tab)
    harness.press(.right)
    harness.press(.up)
    harness.press(.left)
    #expect(harness.elements.last?.label == "6")
  }

  /// A view that shows which fields have the focus; "a" can be removed, disabled and hidden.
  private struct Lossy: View {
    enum Loss { case gone, disabled, hidden }

    let loss: Loss
    let pressed: (String) -> Void
    @FocusState private var field: Field?
    @FocusState private var isInside: Bool
    @State private var isLost = false

    var body: some View {
      VStack {
        if !isLost || loss != .gone {
          button.focused($field, equals: .first).disabled(isLost && loss == .disabled)
        }
        Button("b") { pressed("b") }
        Text(field.map { "\($0)" } ?? "nobody")
        Text(isInside ? "inside" : "outside")
      }
      .focused($isInside)
    }

    @ViewBuilder private var button: some View {
      let button = Button("a") { isLost = true }
      ViewThatFits {
        if loss == .hidden, isLost { Color.red.frame(width: 5, height: 5) }
        button
      }
    }
  }

  @Test(arguments: [Lossy.Loss.gone, .disabled, .hidden])
  private func `a view that is no longer focusable loses the focus and updates states`(
    loss: Lossy.Loss
  ) {
    var pressed: [String] = []
    let harness = LayoutHarness { Lossy(loss: loss) { pressed.append($0) } }
    func texts() -> [String?] { harness.elements.suffix(2).map(\.label) }
    harness.press(.tab)
    #expect(texts() == ["first", "inside"])
    harness.press(.return)
    #expect(texts() == ["nobody", "outside"])
    harness.press(.return)
    #expect(pressed.isEmpty)
    harness.press(.tab)
    harness.press(.return)
    #expect(pressed == ["b"])
    #expect(texts() == ["nobody", "inside"])
  }

  @Test func `a state with the value of an unfocusable view is reset`() {
    struct Screen: View {
      @FocusState private var field: Field?
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          Button("a") {}.disabled(true).focused($field, equals: .first)
          Text("b").focused($isFocused)
          Button("name") {
            field = .first
            isFocused = true
          }
          Text("\(field == nil) \(!isFocused)")
        }
      }
    }
    let harness = LayoutHarness { Screen() }
    harness.click("name")
    #expect(harness.elements.last?.label == "true true")
  }

  @Test func `the tab key skips views that are not visible`() {
    var pressed: [String] = []
    func button(_ name: String) -> some View { Button(name) { pressed.append(name) } }
    let harness = LayoutHarness(in: CGSize(width: 300, height: 600)) {
      VStack {
        button("first")
        button("hidden").hidden()
        ViewThatFits {
          button("too wide").frame(width: 5_000)
          button("fits")
          button("not needed")
        }
        Text("shown").accessibilityRepresentation { button("described") }
        Text("parent").accessibilityChildren { button("child") }
        Canvas { _, _ in
        } symbols: {
          button("symbol")
        }
        button("masked").mask { button("mask") }
        button("behind").background { button("background") }
      }
    }
    for _ in 0..<6 {
      harness.press(.tab)
      harness.press(.space)
    }
    #expect(pressed == ["first", "fits", "masked", "behind", "background", "first"])
  }

  @Test func `a button held by a key is pressed once`() {
    var presses = 0
    var phases: [KeyPress.Phases] = []
    let harness = LayoutHarness {
      Button("a") { presses += 1 }
        .onKeyPress(.leftArrow, phases: .all) {
          phases.append($0.phase)
          return .handled
        }
    }
    func hold(_ key: Key) {
      harness.tree.send(.keyDown(KeyStroke(key)))
      for _ in 0..<3 { harness.tree.send(.keyDown(KeyStroke(key, isRepeat: true))) }
      harness.tree.send(.keyUp(KeyStroke(key)))
    }
    harness.press(.tab)
    hold(.space)
    hold(.return)
    #expect(presses == 2)
    hold(.left)
    #expect(phases == [.down, .repeat, .repeat, .repeat, .up])
  }

  @Test func `a view out of sight is scrolled to when it gets the focus`() {
    struct Screen: View {
      @FocusState private var field: Field?

      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            Button("first") {}.frame(height: 40).focused($field, equals: .first)
            Color.gray.frame(height: 300)
            Button("second") { field = .first }.frame(height: 40).focused($field, equals: .second)
          }
        }
      }
    }
    let harness = LayoutHarness(in: CGSize(width: 100, height: 100)) { Screen() }
    func top(_ label: String) -> CGFloat? {
      harness.elements.first { $0.label == label }?.frame.minY
    }
    #expect(top("second").map { $0 > 300 } == true)
    harness.press(.tab)
    harness.press(.tab)
    #expect(top("second").map { 50...92 ~= $0 } == true)
    #expect(top("first").map { $0 < -200 } == true)
    harness.press(.space)
    #expect(top("first").map { 0...20 ~= $0 } == true)
  }

  @Test func `of views of which one is shown, that one gets the focus`() {
    struct Screen: View {
      @FocusState private var field: Field?

      var body: some View {
        VStack {
          ViewThatFits {
            Button("large") {}.frame(width: 500).focused($field, equals: .first)
            Button("small") {}.focused($field, equals: .first)
            Button("smaller") {}.focused($field, equals: .first)
          }
          Button("go") { field = .first }.keyboardShortcut("g", modifiers: [])
          Text(field.map { "\($0)" } ?? "nobody")
        }
      }
    }
    let harness = LayoutHarness { Screen() }
    harness.press(.character("g"))
    #expect(harness.elements.last?.label == "first")
  }
}
