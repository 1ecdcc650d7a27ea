import EngineTesting
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

/// The environment of views when the user's settings become known or change while the window is
/// open.
@MainActor @Suite struct AppearanceUpdateTests {
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

  /// Returns the environment of a view during changes of the settings, one change per iteration.
  private func seen(
    under settings: [Appearance], fixed: Appearance = Appearance(),
    environment: EnvironmentValues = EnvironmentValues(),
    pressing keys: [Int: Character] = [:]
  ) throws -> [Seen] {
    let platform = HeadlessPlatform()
    for (turn, setting) in settings.enumerated() {
      platform.then(keys[turn].map { .control($0) } ?? []) { platform.appearance = setting }
    }
    let record = Record()
    try platform.run(Reader(record: record), environment: environment, appearance: fixed)
    return record.seen
  }

  @Test func `views have the desktop's settings, and each change`() throws {
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

  @Test func `equal settings change nothing`() throws {
    let dark = Appearance(colorScheme: .dark)
    #expect(try seen(under: [dark, dark, dark]).count == 2)
  }

  @Test func `a setting that is no longer known reverts to the initial value`() throws {
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

  @Test func `settings of the program are kept, from the first frame on`() throws {
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

  @Test func `the remaining settings follow the desktop`() throws {
    let settings = [Appearance(colorScheme: .dark, reducesMotion: false)]
    #expect(
      try seen(under: settings, fixed: Appearance(reducesMotion: true)) == [
        Seen(isStill: true), Seen(scheme: .dark, isStill: true),
      ])
  }

  @Test func `a type size chosen with the keys is kept, and zero reverts to the desktop's`()
    throws
  {
    let sizes: [DynamicTypeSize] = [.xLarge, .xLarge, .small, .small]
    let seen = try seen(
      under: sizes.map { Appearance(typeSize: $0) }, pressing: [1: "+", 3: "0"])
    // The desktop's change of the size changes nothing for the view.
    #expect(seen.map(\.typeSize) == [.large, .xLarge, .xxLarge, .small])
  }

  @Test func `the window's background is updated, though no view reads the colours`() throws {
    let platform = HeadlessPlatform()
    platform.then { platform.appearance = Appearance(colorScheme: .dark) }
    try platform.run(Color.clear)
    #expect(platform.window.frames.map(\.area) == [40_000, 40_000])
  }

  @Test func `the desktop's text factor selects the nearest type size`() {
    let sizes = DynamicTypeSize.allCases
    // Body text is 14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47 and 53 points.
    let points = [14.0, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    #expect(points.map { DynamicTypeSize(textScale: $0 / 17) } == sizes)
    #expect(DynamicTypeSize(textScale: 1.25) == .xxLarge)
    #expect(DynamicTypeSize(textScale: 0.01) == .xSmall)
    #expect(DynamicTypeSize(textScale: 1e300) == .accessibility5)
    for special: Double in [0, -1, .nan, .infinity, -.infinity] {
      #expect(DynamicTypeSize(textScale: special) == .large)
    }
  }

  /// Returns the background colour of the window in each presented frame.
  private func grounds(@ViewBuilder _ content: () -> some View, _ events: [Event]...) throws
    -> [UInt32]
  {
    let platform = HeadlessPlatform()
    var grounds: [UInt32] = []
    for event in events + [[]] {
      platform.then(event) {
        if let canvas = platform.window.canvas { grounds.append(canvas.pixels[0]) }
      }
    }
    try platform.run(content())
    return grounds
  }

  @Test func `the window has the preferred colour scheme from the first frame on`() throws {
    let plain = try grounds { Text("text") }
    let dark = try grounds { Text("text").preferredColorScheme(.dark) }
    #expect(plain == [0xFFFF_FFFF])
    #expect(dark == [0xFF1C_1C1E])
  }

  @Test func `the preferred colour scheme applies to siblings, too`() throws {
    let record = Record()
    let platform = HeadlessPlatform()
    let content = VStack {
      Reader(record: record)
      Text("dark").preferredColorScheme(.dark)
      Text("light").preferredColorScheme(.light)
    }
    try platform.run(content)
    #expect(record.seen.last?.scheme == .dark)
    // Nothing was presented before the colours were known.
    #expect(platform.window.frames.count == 1)
  }

  @Test func `the window follows the desktop again without a preferred scheme`() throws {
    let scheme = Knob<ColorScheme?>(.dark)
    let platform = HeadlessPlatform()
    var grounds: [UInt32] = []
    platform.then { grounds.append(platform.window.canvas?.pixels[0] ?? 0) }
    platform.then { scheme.value = nil }
    platform.then { grounds.append(platform.window.canvas?.pixels[0] ?? 0) }
    try platform.run(ObservedContent { Text("text").preferredColorScheme(scheme.value) })
    #expect(grounds == [0xFF1C_1C1E, 0xFFFF_FFFF])
  }
}
