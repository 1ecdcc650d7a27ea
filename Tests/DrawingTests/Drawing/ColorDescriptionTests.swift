import PlumbUI
import Testing

@testable import TestSupport

/// Descriptions of colours, as measured with SwiftUI.
@MainActor @Suite struct ColorDescriptionTests {
  @Test(arguments: [
    (Color.red, "red"), (.primary, "primary"), (.secondary, "secondary"),
    (.red.opacity(0.334), "33% red"), (.red.opacity(1), "100% red"),
    (.red.opacity(0.3).opacity(0.5), "50% 30% red"),
    (Color(red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3), "#4C4C4C4D"),
    (Color(.displayP3, red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3), "#4D4C4C4D"),
    (Color(red: 1, green: 0, blue: 0.5).opacity(0.25), "25% #FF0080FF"),
  ])
  func `a colour is described by its opacities and its name or components`(
    color: Color, description: String
  ) {
    #expect(color.description == description)
  }

  @Test func `an opacity that is no number is described as it is`() {
    #expect(Color.red.opacity(.nan).description == "nan% red")
    #expect(Color.red.opacity(.infinity).description == "inf% red")
  }

  @Test func `resolved components have the same description as the colour`() {
    let color = Color(red: 0.3, green: 0.3, blue: 0.3, opacity: 0.3)
    #expect(color.resolve(in: EnvironmentValues()).description == "#4C4C4C4D")
  }

  @Test func `nested opacities are multiplied`() {
    let color = Color.red.opacity(0.5).opacity(0.5)
    #expect(color.resolve(in: EnvironmentValues()).opacity == 0.25)
  }
}
