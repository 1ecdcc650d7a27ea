import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// The places of windows on SDL's dummy driver, whose screen has 1 024×768 pixels. Each test is a
/// process of its own, as SDL's video belongs to a process.
@Suite(.serialized) struct SDLPlaceTests {
  /// Opens a window at a place, or in the centre, and returns its place then.
  @MainActor static func opened(at place: WindowPlace?, scale: CGFloat = 1) throws -> WindowPlace {
    let platform = try SDLPlatformTests.dummyPlatform()
    defer { platform.close() }
    let window = try platform.openWindow(
      WindowOptions(
        title: "Test", size: CGSize(width: 100, height: 50), place: place, scale: scale))
    return try #require(window.place)
  }

  @Test func `a window opens at the place of an earlier one`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let place = WindowPlace(
        size: CGSize(width: 300, height: 200), origin: CGPoint(x: 57, y: 91))
      // The size is in points, the position in the pixels of the desktop.
      for scale in [1, 2] as [CGFloat] {
        let opened = try Self.opened(at: place, scale: scale)
        #expect(opened == place)
      }
    }
  }

  @Test func `a window without an earlier position is in the centre`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let place = try Self.opened(at: WindowPlace(size: CGSize(width: 300, height: 200)))
      #expect(place.size == CGSize(width: 300, height: 200))
      #expect(place.origin == CGPoint(x: (1_024 - 300) / 2, y: (768 - 200) / 2))
    }
  }

  @Test(arguments: [
    (CGPoint(x: 5_000, y: 0), CGPoint(x: 1_024 - 300, y: 0)),
    (CGPoint(x: 0, y: 5_000), CGPoint(x: 0, y: 768 - 200)),
    (CGPoint(x: -5_000, y: 0), .zero),
    (CGPoint(x: 1e300, y: 0), CGPoint(x: 1_024 - 300, y: 0)),
  ])
  func `a window that would be off the screen is at its nearest edge`(
    origin: CGPoint, expected: CGPoint
  ) async {
    await #expect(processExitsWith: .success) { @MainActor [origin, expected] in
      let size = CGSize(width: 300, height: 200)
      let place = try Self.opened(at: WindowPlace(size: size, origin: origin))
      let origin = try #require(place.origin)
      #expect(origin.x == expected.x)
      // The title bar, whose height is not known yet, has space below the window's place.
      #expect((expected.y - 60...expected.y).contains(origin.y))
      #expect(place.size == size)
    }
  }

  @Test func `a size larger than the screen is limited to it`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let place = try Self.opened(
        at: WindowPlace(size: CGSize(width: 5_000, height: 5_000), origin: .zero))
      #expect(place.size.width == 1_024)
      #expect(place.size.height > 600 && place.size.height <= 768)
    }
  }

  @Test func `a window in full screen has the place that it had before`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (platform, window) = try SDLPlatformTests.dummyWindow()
      defer { platform.close() }
      let before = try #require(window.place)
      window.isFullScreen = true
      #expect(window.isFullScreen)
      while !platform.events(until: platform.now).isEmpty {}
      #expect(window.place == before)
      window.isFullScreen = false
      while !platform.events(until: platform.now).isEmpty {}
      #expect(!window.isFullScreen)
    }
  }

  @Test func `a window that never was normal has the place where it opened`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (platform, window) = try SDLPlatformTests.dummyWindow()
      defer { platform.close() }
      // As on a desktop that shows new windows in full screen.
      window.isFullScreen = true
      while !platform.events(until: platform.now).isEmpty {}
      #expect(window.place?.size == SDLPlatformTests.options.size)
    }
  }

  @Test func `a window with the size of its content is where it had opened with that size`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let platform = try SDLPlatformTests.dummyPlatform()
      defer { platform.close() }
      var options = WindowOptions(title: "Test", size: CGSize(width: 500, height: 400), scale: 1)
      let centred = try platform.openWindow(options)
      centred.resize(to: CGSize(width: 100, height: 50))
      #expect(centred.place?.origin == CGPoint(x: (1_024 - 100) / 2, y: (768 - 50) / 2))
      options.position = .topTrailing
      let atEdge = try platform.openWindow(options)
      let before = try #require(atEdge.place?.origin)
      atEdge.resize(to: CGSize(width: 100, height: 50))
      #expect(atEdge.place?.origin == CGPoint(x: 1_024 - 100, y: before.y))
    }
  }

  @Test func `a window larger than every screen opens with the size of the largest ones`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let screens = [
        CGRect(x: 0, y: 0, width: 1_920, height: 1_080),
        CGRect(x: 1_920, y: 0, width: 1_080, height: 1_920),
      ]
      let huge = SDLWindow.limited(width: 16_384, height: 16_384, to: screens)
      #expect(huge == (1_920, 1_920))
      let small = SDLWindow.limited(width: 300, height: 200, to: screens)
      #expect(small == (300, 200))
      let unknown = SDLWindow.limited(width: 300, height: 200, to: [])
      #expect(unknown == (300, 200))
    }
  }

  @Test func `a window of 20 000 points takes no memory beyond its screen`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let platform = try SDLPlatformTests.dummyPlatform()
      defer { platform.close() }
      let before = try Self.peakMemory()
      let window = try platform.openWindow(
        WindowOptions(title: "Test", size: CGSize(width: 20_000, height: 20_000), scale: 1))
      #expect(window.size == window.availableSize)
      // A surface of the limit of SDL's windows has a gigabyte.
      #expect(try Self.peakMemory() - before < 100_000)
    }
  }

  /// Returns the most memory that the process has used so far, in kilobytes.
  static func peakMemory() throws -> Int {
    let status = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return try #require(line.flatMap { Int($0.filter(\.isNumber)) })
  }

  @Test func `the screen of a window is in the coordinates of the desktop`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let (platform, window) = try SDLPlatformTests.dummyWindow()
      defer { platform.close() }
      let screen = try #require(window.screen)
      #expect(screen.area.width == 1_024)
      #expect(screen.unitsPerPoint == 2)
    }
  }

  @Test func `an app opens its window where it was, and with an explicit size elsewhere`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      defer { try? FileManager.default.removeItem(at: folder) }
      // An app that does not end must not hold up the others.
      alarm(60)
      setenv("XDG_STATE_HOME", folder.path, 1)
      setenv("SDL_VIDEODRIVER", "dummy", 1)
      setenv("DBUS_SESSION_BUS_ADDRESS", "disabled:", 1)
      let moved = WindowPlace(size: CGSize(width: 333, height: 222), origin: CGPoint(x: 9, y: 8))
      var options = AppOptions()
      options.applicationID = "org.example.Sized"
      let places = try #require(WindowPlaces(applicationID: "org.example.Sized"))
      let first = try Self.size(options: options)
      let saved = places.place(of: "")?.size
      places.save(moved, of: "")
      places.saveOpenWindows([])
      let second = try Self.size(options: options)
      options.size = CGSize(width: 150, height: 160)
      let explicit = try Self.size(options: options)
      #expect(
        [first, saved, second, explicit]
          == [CGSize(width: 320, height: 200), first, moved.size, options.size])
      #expect(places.place(of: "") == moved)
    }
  }

  /// Runs an app that ends with its first frame, and returns the size of its window.
  @MainActor static func size(options: AppOptions) throws -> CGSize {
    Sized.size = .zero
    try Sized().runInWindow(options)
    return Sized.size
  }

  struct Sized: App {
    @MainActor static var size = CGSize.zero

    var body: some Scene {
      WindowGroup {
        GeometryReader { geometry in
          let _ = Self.end(with: geometry.size)
          Color.red
        }
      }
      .defaultSize(width: 320, height: 200)
    }

    static func end(with shown: CGSize) {
      let isFirst = size == .zero
      size = shown
      // The signal is sent once: the view is also evaluated as the window closes, and a signal could then arrive after
      // the program has removed its handlers.
      if isFirst { kill(getpid(), SIGTERM) }
    }
  }
}
