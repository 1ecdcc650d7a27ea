import PlumbTesting
import SwiftUI
import Testing

@testable import Tea

@MainActor struct TeaTests {
  @Test func buttonsAreEquallyWide() throws {
    let window = try layout(in: CGSize(width: 320, height: 480)) { TeaView() }
    let brew = try window.find(.button, "Brew")
    let pour = try window.find(.button, "Pour")
    #expect(brew.frame.width == pour.frame.width)
    brew.expect(.leading(of: pour, spacing: 8))
  }

  @Test func theCupIsBelowTheName() throws {
    let window = try layout(in: CGSize(width: 320, height: 480)) { TeaView() }
    let cup = try window.find(Cup.self)
    let name = try window.find(id: "tea")
    cup.expect(.size(width: 100, height: 120))
    cup.expect(.below(name, spacing: 16))
    cup.expect(.aligned(.horizontalCenter, with: window))
    [try window.find(.button, "Brew"), try window.find(.button, "Pour")].expectRow(spacing: 8)
  }

  @Test func aTextIsAsWideAsItsCharacters() throws {
    // 5 characters of half the font size, which is 18.
    let size = try measure(fonts: .monospaced) { Text("Assam").font(.system(size: 18)) }
    #expect(size == CGSize(width: 45, height: 18))
  }

  @Test func aTeaIsChosen() throws {
    let window = try layout { TeaView() }
    try window.find(.button, "Assam").tap()
    #expect(try window.find(id: "tea").label == "Assam, 4 seconds")
    #expect(window.all(.button).filter(\.isSelected).map(\.label) == ["Assam"])
  }

  @Test func aTeaFurtherDownIsChosen() throws {
    let window = try layout(in: CGSize(width: 320, height: 480)) { TeaView() }
    let list = try window.find(type: "ScrollView")
    try list.scroll(to: .button, "Pu-erh").tap()
    #expect(window.has("Pu-erh, 5 seconds"))
  }

  @Test func theCupFillsWhileTheTeaBrews() throws {
    let window = try layout { TeaView() }
    try window.find(.button, "Brew").tap()
    let tea = try window.find("Tea in the cup")
    window.advance(by: 0.5)
    #expect(abs(tea.frame.height - 30) < 0.01)
    window.advance(by: 0.5)
    #expect(abs(tea.frame.height - 60) < 0.01)
    window.finishAnimations()
    #expect(tea.frame.height == 120)
  }

  @Test func theKeyboardBrews() throws {
    let window = try layout { TeaView() }
    window.press("b", modifiers: .command)
    #expect(try window.find(.button, "Pour").isEnabled)
  }

  @Test func largeTypeFits() throws {
    let window = try layout(in: CGSize(width: 320, height: 640)) { TeaView() }
    window.environment.dynamicTypeSize = .accessibility3
    for button in [try window.find(.button, "Brew"), try window.find(.button, "Pour")] {
      button.expect(.inside(window, margin: 16))
    }
  }

  @Test func theWindowLooksAsRecorded() throws {
    let window = try layout(of: TeaApp.self)
    window.expectPicture("empty", in: [.light, .dark, .rightToLeft])
    try window.find(.button, "Brew").tap()
    window.advance(by: 1)
    try window.find(Cup.self).expectPicture("half-full")
  }
}
