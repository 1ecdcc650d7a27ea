import Foundation
import SwiftUI
import Testing

@testable import PlumbTesting

/// The actions of a person: presses, drags, scrolls, keys.
@MainActor struct ActionTests {
  @Test func `presses, double and long ones, reach their gestures`() throws {
    let window = try layout(fonts: .monospaced) { Presses() }
    let target = try window.find("target")
    try target.tap()
    // A press that may become the first of two waits for the second.
    window.advance(by: 1)
    #expect(try window.find(id: "log").label == "tap ")
    try target.tap(count: 2)
    window.advance(by: 1)
    #expect(try window.find(id: "log").label == "tap double ")
    try target.longPress()
    #expect(try window.find(id: "log").label == "tap double long ")
  }

  @Test func `a slider is dragged from its beginning to its end`() throws {
    let window = try layout(fonts: .monospaced) { Sliding() }
    try window.find(.slider).drag(from: .leading, to: .trailing)
    #expect(window.has("100"))
    try window.find(.slider).drag(from: .trailing, to: .leading)
    #expect(window.has("0"))
  }

  @Test func `a drag moves a view by its distance`() throws {
    let window = try layout(fonts: .monospaced) { Dragging() }
    let view = try window.find("disc")
    let start = view.frame
    try view.drag(by: CGSize(width: 30, height: -20))
    view.expect(.frame(start.offsetBy(dx: 30, dy: -20)))
  }

  @Test func `the pointer enters and leaves a view`() throws {
    let window = try layout(fonts: .monospaced) { Hovering() }
    try window.find("outside").hover()
    #expect(window.has("inside"))
    window.movePointer(to: nil)
    #expect(window.has("outside"))
  }

  @Test func `typed characters and shortcuts arrive`() throws {
    let window = try layout(fonts: .monospaced) { Typing() }
    window.press(.tab)
    window.type("aB")
    #expect(window.has("aB"))
    #expect(window.press("k", modifiers: .command))
    #expect(window.has("cleared"))
    #expect(!window.press("j", modifiers: .command))
  }

  @Test func `a row far away is scrolled to`() throws {
    let window = try layout(in: CGSize(width: 100, height: 200), fonts: .monospaced) { Rows() }
    let list = try window.find(type: "ScrollView")
    #expect(!window.has("90"))
    let row = try list.scroll(to: "90")
    row.expect(.inside(window))
    try row.tap()
    #expect(row.isSelected)
    let error = #expect(throws: TestFailure.self) { try list.scroll(to: "100") }
    #expect(error?.description.contains("The search went to the end.") == true)
  }

  @Test func `a view out of sight is not pressed`() throws {
    let window = try layout(in: CGSize(width: 100, height: 200), fonts: .monospaced) {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 300)
          Button("Below") {}
        }
      }
    }
    let button = try window.find(.button, "Below")
    let error = #expect(throws: TestFailure.self) { try button.tap() }
    #expect(error?.description.contains("The button \"Below\" is out of sight.") == true)
    try button.scrollIntoView()
    try button.tap()
    button.expect(.inside(window))
  }

  @Test func `a button behind another view is not pressed`() throws {
    let window = try layout(fonts: .monospaced) {
      Button("Covered") {}.overlay { Color.red.onTapGesture {} }
    }
    let button = try window.find(.button, "Covered")
    let error = #expect(throws: TestFailure.self) { try button.tap() }
    #expect(error?.description.contains("Another view receives a press on the button") == true)
  }
}

private struct Presses: View {
  @State private var log = ""

  var body: some View {
    VStack {
      Text(log).accessibilityIdentifier("log")
      Color.red
        .frame(width: 50, height: 50)
        .onTapGesture(count: 2) { log += "double " }
        .onTapGesture { log += "tap " }
        .onLongPressGesture { log += "long " }
        .accessibilityLabel("target")
    }
  }
}

private struct Sliding: View {
  @State private var value = 50.0

  var body: some View {
    VStack {
      Text("\(Int(value))")
      Slider(value: $value, in: 0...100)
    }
  }
}

private struct Dragging: View {
  @State private var offset = CGSize.zero

  var body: some View {
    Circle()
      .frame(width: 40, height: 40)
      .accessibilityLabel("disc")
      .offset(offset)
      .gesture(DragGesture(minimumDistance: 0).onChanged { offset = $0.translation })
  }
}

private struct Hovering: View {
  @State private var isInside = false

  var body: some View {
    Text(isInside ? "inside" : "outside").onHover { isInside = $0 }
  }
}

private struct Typing: View {
  @State private var text = ""

  var body: some View {
    VStack {
      Text(text)
      Button("Clear") { text = "cleared" }.keyboardShortcut("k")
    }
    .focusable()
    .onKeyPress(characters: .letters) {
      if $0.modifiers.contains(.command) { return .ignored }
      text += $0.modifiers.contains(.shift) ? $0.characters.uppercased() : $0.characters
      return .handled
    }
  }
}

private struct Rows: View {
  @State private var chosen: Int?

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(0..<100, id: \.self) { row in
          Button("\(row)") { chosen = row }
            .frame(height: 40)
            .accessibilityAddTraits(row == chosen ? .isSelected : [])
        }
      }
    }
  }
}
