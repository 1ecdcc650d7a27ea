import Foundation
import Testing

@testable import PlumbBase
@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

@MainActor @Suite struct HeadlessAppTests {
  private static var options: AppOptions {
    var options = AppOptions()
    options.assets = BundledFonts.folder.deletingLastPathComponent()
    options.locale = Locale(identifier: "en")
    return options
  }

  private struct Counting: App {
    @State private var count = 0

    var body: some Scene {
      WindowGroup("Counting") {
        Button("\(count)") { withAnimation(.linear(duration: 1)) { count += 1 } }
          .frame(width: 100 + CGFloat(count) * 40, height: 50)
          .background(Color.red)
      }
      .defaultSize(width: 200, height: 100)
    }
  }

  /// Its animation starts another one at its end.
  private struct Chained: App {
    @State private var width: CGFloat = 100

    var body: some Scene {
      WindowGroup("Chained") {
        Button("Go") {
          withAnimation(.linear(duration: 1)) {
            width = 140
          } completion: {
            withAnimation(.linear(duration: 1)) { width = 180 }
          }
        }
        .frame(width: width, height: 50)
        .background(Color.red)
      }
      .defaultSize(width: 200, height: 100)
    }
  }

  private struct Dark: App {
    @State private var scheme: ColorScheme? = .dark

    var body: some Scene {
      WindowGroup("Dark") {
        Button("Follow") { scheme = nil }.preferredColorScheme(scheme)
      }
      .defaultSize(width: 200, height: 100)
    }
  }

  private struct OnlySettings: App {
    var body: some Scene { Settings { Text("settings") } }
  }

  @Test func `title and size are those of the scene, unless the options have a size`() throws {
    let app = try HeadlessApp(Counting(), options: Self.options)
    #expect(app.window.title == "Counting")
    #expect(app.window.size == CGSize(width: 200, height: 100))
    var options = Self.options
    options.size = CGSize(width: 300, height: 80)
    options.scale = 2
    let canvas = try HeadlessApp(Counting(), options: options).canvas()
    #expect((canvas.width, canvas.height) == (600, 160))
  }

  @Test func `events change the state of the app, and time its animations`() throws {
    let app = try HeadlessApp(Counting(), options: Self.options)
    #expect(try redWidth(of: app) == 100)
    app.send([Event].click(100, 50))
    #expect(app.elements.flattened.contains { $0.role == .button && $0.label == "1" })
    #expect(try redWidth(of: app) == 100)
    app.advance(to: 0.5)
    #expect(try redWidth(of: app) == 120)
    app.finishAnimations()
    #expect(try redWidth(of: app) == 140)
  }

  @Test func `the end of animations is also that of animations which it starts`() throws {
    let app = try HeadlessApp(Chained(), options: Self.options)
    app.send([Event].click(100, 50))
    app.finishAnimations()
    #expect(try redWidth(of: app) == 180)
    let atRest = app.displayList
    app.advance(to: 0.5)
    let isSame = app.displayList == atRest
    #expect(isSame)
  }

  /// The width of the background in a row above the text.
  private func redWidth(of app: HeadlessApp) throws -> Int {
    let canvas = try app.canvas()
    return (0..<canvas.width).count { canvas[$0, 27] == canvas[100, 27] }
  }

  @Test func `the picture is that of a window`() throws {
    let app = try HeadlessApp(Counting(), options: Self.options)
    app.send([Event].click(100, 50))
    app.finishAnimations()
    let platform = HeadlessPlatform(
      textServices: try SDLTextServices.make(fontFolder: BundledFonts.folder))
    let window = platform.openWindow(
      WindowOptions(title: "", size: CGSize(width: 200, height: 100)))
    platform.thenAtRest { [Event].click(100, 50) }
    try Counting().run(in: window, platform: platform, options: Self.options)
    let isSame = try app.canvas() == window.canvas
    #expect(isSame)
    #expect(try PNGFile.decode(app.pngData()) == window.canvas)
  }

  @Test func `the colour scheme that the views prefer applies to the window`() throws {
    var options = Self.options
    options.appearance.colorScheme = .light
    let app = try HeadlessApp(Dark(), options: options)
    #expect(try app.canvas()[0, 0] == 0xFF1C_1C1E)
    app.send([Event].click(100, 50))
    #expect(try app.canvas()[0, 0] == 0xFFFF_FFFF)
  }

  @Test func `an equal app gives an equal picture again`() throws {
    let pictures = try (0..<2).map { _ in
      try HeadlessApp(Counting(), options: Self.options).pngData()
    }
    #expect(pictures[0] == pictures[1])
  }

  @Test func `a picture that would take gigabytes is an error`() throws {
    var options = Self.options
    options.size = CGSize(width: 20_000, height: 20_000)
    let app = try HeadlessApp(Counting(), options: options)
    #expect(throws: ImageTooLargeError.self) { try app.canvas() }
    #expect(throws: ImageTooLargeError.self) { try app.pngData() }
  }

  @Test func `an app without a window is an error, and so are missing fonts`() {
    #expect(throws: NoWindowError.self) {
      try HeadlessApp(OnlySettings(), options: Self.options)
    }
    var options = Self.options
    options.assets = URL(filePath: "/nonexistent")
    #expect(throws: FontsMissingError.self) { try HeadlessApp(Counting(), options: options) }
  }

  @Test func `an image for which there is no memory is refused with a sentence`() {
    #expect(ProcessMemory.has(1 << 20))
    // More than a process can address.
    #expect(!ProcessMemory.has(1 << 50))
    let error = ImageTooLargeError(width: 6_000, height: 5_000, exceedsMemory: true)
    #expect(
      "\(error)" == "A picture of 6000×5000 pixels takes more memory than the program may have. "
        + "Draw a smaller view, or at a smaller scale.")
  }
}
