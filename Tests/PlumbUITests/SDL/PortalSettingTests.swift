import Testing

@testable import PlumbUI

/// What the desktop's values mean.
@Suite struct PortalSettingTests {
  @Test func `a colour scheme is dark or light, or there is no preference`() {
    let schemes = [0, 1, 2, 3].map { Appearance([.colorScheme: .uint32($0)]).colorScheme }
    #expect(schemes == [nil, .dark, .light, nil])
  }

  @Test func `contrast and reduced motion are wanted with one`() {
    let contrasts = [0, 1, 2].map { Appearance([.contrast: .uint32($0)]).contrast }
    #expect(contrasts == [nil, .increased, nil])
    let motions = [0, 1, 2].map { Appearance([.reducedMotion: .uint32($0)]).reducesMotion }
    #expect(motions == [nil, true, nil])
  }

  @Test func `older desktops say high contrast, and whether to animate`() {
    #expect(Appearance([.highContrast: .boolean(true)]).contrast == .increased)
    #expect(Appearance([.highContrast: .boolean(false)]).contrast == .standard)
    #expect(Appearance([.animations: .boolean(false)]).reducesMotion == true)
    #expect(Appearance([.animations: .boolean(true)]).reducesMotion == false)
  }

  @Test func `the common names go before those of one desktop`() {
    let values: [PortalSetting: DBusValue] = [
      .contrast: .uint32(0), .highContrast: .boolean(true),
      .reducedMotion: .uint32(1), .animations: .boolean(true),
    ]
    #expect(Appearance(values) == Appearance(reducesMotion: true))
  }

  @Test func `text is larger by a factor`() {
    #expect(Appearance([.textScale: .double(1.25)]).typeSize == .xxLarge)
    for odd in [0, -1, .nan, .infinity] {
      #expect(Appearance([.textScale: .double(odd)]).typeSize == nil)
    }
  }

  @Test(arguments: PortalSetting.allCases)
  func `a value of a wrong type is unknown`(setting: PortalSetting) {
    for value in [DBusValue.string("1"), .int32(1), .variant(.uint32(1)), .variant(.double(2))] {
      #expect(Appearance([setting: value]) == Appearance())
    }
  }
}
