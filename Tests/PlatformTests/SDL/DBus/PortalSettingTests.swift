import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// The meaning of the desktop's values.
@Suite struct PortalSettingTests {
  @Test func `a colour scheme is dark, light or no preference`() {
    let schemes = [0, 1, 2, 3].map { Appearance([.colorScheme: .uint32($0)]).colorScheme }
    #expect(schemes == [nil, .dark, .light, nil])
  }

  @Test func `increased contrast and reduced motion have the value one`() {
    let contrasts = [0, 1, 2].map { Appearance([.contrast: .uint32($0)]).contrast }
    #expect(contrasts == [nil, .increased, nil])
    let motions = [0, 1, 2].map { Appearance([.reducedMotion: .uint32($0)]).reducesMotion }
    #expect(motions == [nil, true, nil])
  }

  @Test func `older desktops have settings for high contrast and animations`() {
    #expect(Appearance([.highContrast: .boolean(true)]).contrast == .increased)
    #expect(Appearance([.highContrast: .boolean(false)]).contrast == .standard)
    #expect(Appearance([.animations: .boolean(false)]).reducesMotion == true)
    #expect(Appearance([.animations: .boolean(true)]).reducesMotion == false)
  }

  @Test func `standard settings override those of one desktop`() {
    let values: [PortalSetting: DBusValue] = [
      .contrast: .uint32(0), .highContrast: .boolean(true),
      .reducedMotion: .uint32(1), .animations: .boolean(true),
    ]
    #expect(Appearance(values) == Appearance(reducesMotion: true))
  }

  @Test func `text is scaled by a factor`() {
    #expect(Appearance([.textScale: .double(1.25)]).typeSize == .xxLarge)
    let blinking = Appearance([
      .caretBlink: .boolean(true), .caretBlinkTime: .int32(1_500), .caretBlinkTimeout: .int32(5),
    ])
    #expect(blinking.caretBlinkInterval == 0.75 && blinking.caretBlinkDuration == 5)
    let still = Appearance([.caretBlink: .boolean(false), .caretBlinkTime: .int32(1_200)])
    #expect(still.caretBlinkInterval == .infinity)
    #expect(Appearance([.caretBlinkTime: .int32(0)]).caretBlinkInterval == nil)
    for odd in [0, -1, .nan, .infinity] {
      #expect(Appearance([.textScale: .double(odd)]).typeSize == nil)
    }
  }

  @Test(arguments: PortalSetting.allCases)
  func `a value of a wrong type is unknown`(setting: PortalSetting) {
    for value in [DBusValue.string("1"), .int32(-1), .variant(.uint32(1)), .variant(.double(2))] {
      #expect(Appearance([setting: value]) == Appearance())
    }
  }
}
