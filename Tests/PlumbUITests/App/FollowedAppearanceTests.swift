import Foundation
import PlumbTesting
import Testing

@testable import PlumbUI

/// What views find when the person's settings become known or change while the window is open.
@MainActor @Suite struct FollowedAppearanceTests {
  private struct Seen: Equatable {
    var scheme = ColorScheme.light
    var contrast = ColorSchemeContrast.standard
    var isStill = false
    var typeSize = DynamicTypeSize.large
  }

  private final class Record {
    var seen: [Seen] = []
  }

  private struct Reader: View {
    let record: Record
    @Environment(\.colorScheme) private var scheme
    @Environment(\.colorSchemeContrast) private var contrast
    @Environment(\.accessibilityReduceMotion) private var isStill
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
      let _ = record.seen.append(
        Seen(scheme: scheme, contrast: contrast, isStill: isStill, typeSize: typeSize))
      Text("text")
    }
  }

  /// What a view finds while the settings change, one change a turn.
  private func seen(
    under settings: [Appearance], fixed: Appearance = Appearance(),
    environment: EnvironmentValues = EnvironmentValues(),
    pressing keys: [Int: Character] = [:]
  ) throws -> [Seen] {
    let host = RecordingHost()
    for (turn, setting) in settings.enumerated() {
      host.then(keys[turn].map { .control($0) } ?? []) { host.appearance = setting }
    }
    let record = Record()
    let loop = FrameLoop(
      root: Reader(record: record), host: host, environment: environment, appearance: fixed)
    try loop.run()
    return record.seen
  }

  @Test func `views find the settings as soon as they are known, and each change`() throws {
    let settings = [
      Appearance(colorScheme: .dark, contrast: .increased, reducesMotion: true, typeSize: .xLarge),
      Appearance(colorScheme: .dark, contrast: .standard, reducesMotion: true, typeSize: .small),
    ]
    #expect(
      try seen(under: settings) == [
        Seen(),
        Seen(scheme: .dark, contrast: .increased, isStill: true, typeSize: .xLarge),
        Seen(scheme: .dark, contrast: .standard, isStill: true, typeSize: .small),
      ])
  }

  @Test func `the same settings again change nothing`() throws {
    let dark = Appearance(colorScheme: .dark)
    #expect(try seen(under: [dark, dark, dark]).count == 2)
  }

  @Test func `what is no longer known is as the program began`() throws {
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    environment.dynamicTypeSize = .medium
    let settings = [
      Appearance(colorScheme: .light, reducesMotion: true, typeSize: .xLarge), Appearance(),
    ]
    #expect(
      try seen(under: settings, environment: environment) == [
        Seen(scheme: .dark, typeSize: .medium),
        Seen(scheme: .light, isStill: true, typeSize: .xLarge),
        Seen(scheme: .dark, typeSize: .medium),
      ])
  }

  @Test func `what the program decided stays, from the first frame on`() throws {
    let fixed = Appearance(
      colorScheme: .light, contrast: .increased, reducesMotion: true, typeSize: .small)
    let settings = [
      Appearance(colorScheme: .dark, contrast: .standard, reducesMotion: false, typeSize: .xLarge)
    ]
    #expect(
      try seen(under: settings, fixed: fixed) == [
        Seen(contrast: .increased, isStill: true, typeSize: .small)
      ])
  }

  @Test func `what the program left open follows though it decided the rest`() throws {
    let settings = [Appearance(colorScheme: .dark, reducesMotion: false)]
    #expect(
      try seen(under: settings, fixed: Appearance(reducesMotion: true)) == [
        Seen(isStill: true), Seen(scheme: .dark, isStill: true),
      ])
  }

  @Test func `a size of text chosen with the keys stays, and zero goes back to the desktop's`()
    throws
  {
    let sizes: [DynamicTypeSize] = [.xLarge, .xLarge, .small, .small]
    let seen = try seen(
      under: sizes.map { Appearance(typeSize: $0) }, pressing: [1: "+", 3: "0"])
    // The desktop's change makes the view look once more, at the size chosen.
    #expect(seen.map(\.typeSize) == [.large, .xLarge, .xxLarge, .xxLarge, .small])
  }

  @Test func `the window's ground follows, though no view reads the colours`() throws {
    let host = RecordingHost()
    host.then { host.appearance = Appearance(colorScheme: .dark) }
    try FrameLoop(root: Color.clear, host: host).run()
    #expect(host.shown.map(\.area) == [40_000, 40_000])
  }

  @Test func `a factor of the desktop is the nearest size of text`() {
    let sizes = DynamicTypeSize.allCases
    // Running text is 14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47 and 53 points.
    let points = [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    #expect(points.map { DynamicTypeSize(textScale: $0 / 17) } == sizes)
    #expect(DynamicTypeSize(textScale: 1.25) == .xxLarge)
    #expect(DynamicTypeSize(textScale: 0.01) == .xSmall)
    #expect(DynamicTypeSize(textScale: 1e300) == .accessibility5)
    for odd: Double in [0, -1, .nan, .infinity, -.infinity] {
      #expect(DynamicTypeSize(textScale: odd) == .large)
    }
  }

  /// What the window's ground was in each frame that was shown.
  private func grounds(@ViewBuilder _ content: () -> some View, _ events: [Event]...) throws
    -> [UInt32]
  {
    let host = RecordingHost()
    var grounds: [UInt32] = []
    for event in events + [[]] {
      host.then(event) { if let canvas = host.canvas { grounds.append(canvas.pixels[0]) } }
    }
    try FrameLoop(root: content(), host: host).run()
    return grounds
  }

  @Test func `the window has the colours its views ask for, from the first frame on`() throws {
    let plain = try grounds { Text("text") }
    let dark = try grounds { Text("text").preferredColorScheme(.dark) }
    #expect(plain == [0xFFFF_FFFF])
    #expect(dark == [0xFF1C_1C1E])
  }

  @Test func `views beside one that asks for colours find them, too`() throws {
    let record = Record()
    let host = RecordingHost()
    let content = VStack {
      Reader(record: record)
      Text("dark").preferredColorScheme(.dark)
      Text("light").preferredColorScheme(.light)
    }
    try FrameLoop(root: content, host: host).run()
    #expect(record.seen.last?.scheme == .dark)
    // Nothing was shown before the colours were known.
    #expect(host.shown.count == 1)
  }

  @Test func `the window follows the desktop again when nobody asks any more`() throws {
    let scheme = Knob<ColorScheme?>(.dark)
    let host = RecordingHost()
    var grounds: [UInt32] = []
    host.then { grounds.append(host.canvas?.pixels[0] ?? 0) }
    host.then { scheme.value = nil }
    host.then { grounds.append(host.canvas?.pixels[0] ?? 0) }
    try FrameLoop(root: Watch { Text("text").preferredColorScheme(scheme.value) }, host: host).run()
    #expect(grounds == [0xFF1C_1C1E, 0xFFFF_FFFF])
  }
}
