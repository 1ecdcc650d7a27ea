import Foundation
import SwiftUI
import Testing

@testable import PlumbTesting

/// Windows, also of apps: their size, their environment, their fonts.
@MainActor struct WindowTests {
  @Test func `a view has the frame that can be computed by hand`() throws {
    let window = try layout(in: CGSize(width: 100, height: 60), fonts: .monospaced) {
      VStack(spacing: 10) {
        Text("abcd").font(.system(size: 20))
        Color.red.frame(width: 30, height: 10).accessibilityLabel("bar")
      }
    }
    // 4 · 10 wide and 20 high, with 10 points and the bar of 10 below: 40 of 60 points.
    try window.find("abcd").expect(.frame(x: 30, y: 10, width: 40, height: 20))
    try window.find("bar").expect(.frame(x: 35, y: 40, width: 30, height: 10))
  }

  @Test func `the size a view chooses is measured`() throws {
    let ideal = try measure(fonts: .monospaced) { Text("ab cd").font(.system(size: 20)) }
    #expect(ideal == CGSize(width: 50, height: 20))
    let narrow = try measure(
      proposing: ProposedViewSize(width: 30, height: nil), fonts: .monospaced
    ) { Text("ab cd").font(.system(size: 20)) }
    // The space at the end of a broken line counts.
    #expect(narrow == CGSize(width: 30, height: 40))
  }

  @Test func `a resized window is laid out again`() throws {
    let window = try layout(in: CGSize(width: 100, height: 60), fonts: .monospaced) {
      Color.red.accessibilityLabel("fill")
    }
    let fill = try window.find("fill")
    window.size = CGSize(width: 300, height: 200)
    fill.expect(.frame(x: 0, y: 0, width: 300, height: 200))
  }

  @Test func `the environment changes during a test`() throws {
    let window = try layout(in: CGSize(width: 300, height: 200), fonts: .monospaced) {
      Surroundings()
    }
    #expect(window.has("light en_US leftToRight large"))
    window.environment.colorScheme = .dark
    window.environment.locale = Locale(identifier: "ar")
    window.environment.layoutDirection = .rightToLeft
    window.environment.dynamicTypeSize = .xSmall
    #expect(window.has("dark ar rightToLeft xSmall"))
  }

  @Test func `the colour scheme that a view prefers has precedence`() throws {
    let window = try layout { Surroundings().preferredColorScheme(.dark) }
    #expect(window.has("dark en_US leftToRight large"))
  }

  @Test func `an app shows its first window with its state`() throws {
    let window = try layout(of: Counter.self, fonts: .monospaced)
    #expect(window.title == "Counting")
    #expect(window.size == CGSize(width: 120, height: 80))
    try window.find(.button, "0").tap()
    #expect(window.has("1"))
  }

  @Test func `the bundled fonts use no font of the machine`() throws {
    func picture(_ text: String) throws -> Data {
      try layout(in: CGSize(width: 60, height: 30)) { Text(verbatim: text) }.pngData()
    }
    // Inter has neither of these characters, and shows the same box for both.
    #expect(try picture("漢") == picture("字"))
    #expect(try picture("a") != picture("b"))
  }

  @Test func `equal calls give equal pictures`() throws {
    func picture() throws -> Data {
      let window = try layout(of: Counter.self)
      try window.find(.button).tap()
      return try window.pngData()
    }
    #expect(try picture() == picture())
  }
}

private struct Surroundings: View {
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.locale) private var locale
  @Environment(\.layoutDirection) private var layoutDirection
  @Environment(\.dynamicTypeSize) private var typeSize

  var body: some View {
    Text(verbatim: "\(colorScheme) \(locale.identifier) \(layoutDirection) \(typeSize)")
  }
}

private struct Counter: App {
  @State private var count = 0

  var body: some Scene {
    WindowGroup("Counting") { Button("\(count)") { count += 1 } }
      .defaultSize(width: 120, height: 80)
  }
}
