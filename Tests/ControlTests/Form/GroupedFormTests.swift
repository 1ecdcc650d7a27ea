import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import TestSupport

/// Forms in the grouped style.
@MainActor @Suite struct GroupedFormTests {
  private static let size = CGSize(width: 400, height: 500)

  private func form(
    in size: CGSize = size, @ViewBuilder _ content: () -> some View
  ) -> LayoutHarness {
    LayoutHarness(in: size) { Form(content: content).formStyle(.grouped) }
  }

  private func element(_ role: ElementRole, in harness: LayoutHarness) throws
    -> AccessibilityElement
  {
    try #require(harness.elements.first { $0.role == role })
  }

  /// The vertical ranges in which the panels are, at a distance from the left edge within their insets.
  private func panels(_ harness: LayoutHarness, x: Int = 26) -> [Range<Int>] {
    harness.layOut()
    let canvas = harness.displayList.painted()
    let outside = canvas[2, 2]
    var ranges: [Range<Int>] = []
    for y in 0..<Int(harness.size.height) where canvas[x, y] != outside {
      if let last = ranges.last, last.upperBound == y {
        ranges[ranges.count - 1] = last.lowerBound..<y + 1
      } else {
        ranges.append(y..<y + 1)
      }
    }
    return ranges
  }

  // MARK: Rows

  @Test func `labels are at the leading edge of a row and controls at its trailing edge`() throws {
    let harness = form {
      LabeledContent("Model", value: "Mac")
      Stepper("Size", value: .constant(3))
      Picker("Tune", selection: .constant(1)) { Text("Bell").tag(1) }
      Toggle("Sound", isOn: .constant(true))
      ColorPicker("Wall", selection: .constant(.red))
    }
    // After the space beside the panel and the inset of the row: 20 + 12 points.
    for label in ["Model", "Size", "Tune", "Wall"] {
      let text = try #require(harness.elements.first { $0.type == "Text" && $0.label == label })
      #expect(text.frame.minX == 32, "\(label)")
    }
    #expect(harness["Mac"].maxX == 368)
    #expect(harness["Increment"].maxX == 368)
    let button = try element(.popUpButton, in: harness)
    #expect(button.frame.maxX == 368)
    let toggle = try element(.toggle, in: harness)
    #expect(toggle.frame.minX == 32 && toggle.frame.maxX == 368)
    // Five rows of 36 points, of which the middles are 36 points apart.
    #expect(harness["Mac"].midY == 38)
    #expect(abs(toggle.frame.midY - (38 + 3 * 36)) <= 0.5)
  }

  @Test func `in a window from the right to the left the edges are exchanged`() throws {
    let harness = LayoutHarness(in: Self.size) {
      Form {
        LabeledContent("Model", value: "Mac")
        Picker("Tune", selection: .constant(1)) { Text("Bell").tag(1) }
      }
      .formStyle(.grouped)
      .environment(\.layoutDirection, .rightToLeft)
    }
    #expect(harness["Model"].maxX == 368 && harness["Mac"].minX == 32)
    #expect(try element(.popUpButton, in: harness).frame.minX == 32)
  }

  @Test func `a field and a slider take what their label leaves`() throws {
    let harness = form {
      TextField("Name", text: .constant("Mira"))
      Slider(value: .constant(0.5)) { Text("Volume") }
    }
    // The label of 4 characters of 8.5 points, and the distance of 8.
    let field = try element(.textField, in: harness)
    #expect(field.label == "Name")
    #expect(field.frame.minX == 32 + 34 + 8 && field.frame.maxX == 368)
    // The same for a label of 6 characters.
    let slider = try #require(harness.elements.first { $0.type == "Slider" })
    let track = try #require(slider.frame.width > 0 ? slider.frame : nil)
    #expect(track.minX == 32 && track.maxX == 368)
  }

  @Test func `the text of a field is at its trailing edge unless the program aligns it`() {
    func firstGlyph(_ change: (AnyView) -> AnyView) -> Int? {
      let field = AnyView(TextField("", text: .constant("I")).labelsHidden())
      let harness = form { change(field) }
      harness.layOut()
      let canvas = harness.displayList.painted()
      return (34..<366).first { canvas[$0, 38] != canvas[33, 24] }
    }
    let (usual, leading) = (
      firstGlyph { $0 }, firstGlyph { AnyView($0.multilineTextAlignment(.leading)) }
    )
    #expect(usual.map { $0 > 350 } == true)
    #expect(leading.map { $0 < 45 } == true)
  }

  @Test func `a long label is wrapped beside its control`() throws {
    let label = "Show the names of everybody who is in the room with you"
    let harness = form(in: CGSize(width: 300, height: 300)) {
      Toggle(label, isOn: .constant(false))
    }
    let text = try #require(harness.elements.first { $0.type == "Text" && $0.label == label })
    // Two lines or more of 17 points, which end 8 points before the switch.
    #expect(text.frame.height >= 34 && text.frame.minX == 32)
    #expect(text.frame.maxX <= 268 - 8)
    #expect(try element(.toggle, in: harness).frame.height == text.frame.height)
  }

  @Test func `a control without room beside its label is below it`() throws {
    let harness = form(in: CGSize(width: 200, height: 300)) {
      LabeledContent("Serial number", value: "ABCDEFGHIJ")
      TextField("A long title", text: .constant("x"))
    }
    let (label, value) = (harness["Serial number"], harness["ABCDEFGHIJ"])
    #expect(value.minX == 32 && value.minY == label.maxY + 6)
    let title = try #require(harness.elements.first { $0.label == "A long title" })
    #expect(title.frame.minX == 32)
    let field = try element(.textField, in: harness)
    #expect(field.frame.minX == 32 && field.frame.width == 200 - 64)
  }

  @Test func `further texts of a label are below its title`() {
    let harness = form {
      Toggle(isOn: .constant(true)) {
        Text("Sounds")
        Text("Of all programs")
      }
    }
    #expect(harness["Of all programs"].minX == 32)
    #expect(harness["Of all programs"].minY > harness["Sounds"].minY + 10)
  }

  @Test func `a control whose label is hidden is no wider than it is`() throws {
    let harness = form {
      LabeledContent("Power") { Toggle("On", isOn: .constant(true)).labelsHidden() }
    }
    let toggle = try element(.toggle, in: harness)
    #expect(toggle.label == "On")
    #expect(toggle.frame.maxX == 368 && toggle.frame.width < 60)
  }

  // MARK: Panels

  @Test func `views outside of sections are on panels of their own`() {
    let harness = form {
      Text("First")
      Section("Header") {
        Text("Second")
        Text("Third")
      }
      Text("Last")
    }
    let panels = panels(harness)
    #expect(panels.count == 3)
    // Rows are 36 points high, panels 20 points apart.
    #expect(panels.first == 20..<56)
    let header = harness["Header"]
    #expect(header.minX == 32 && header.minY == 76)
    #expect(panels.dropFirst().first?.lowerBound == Int(header.maxY + 8))
    #expect(panels.dropFirst().first?.count == 72)
    if panels.count == 3 {
      #expect(panels[2] == panels[1].upperBound + 20..<panels[1].upperBound + 56)
    }
  }

  private struct Pair: View {
    var body: some View {
      Section {
        Text("In the section")
      }
      Text("After the section")
    }
  }

  @Test func `sections in the body of a view of the program are panels of their own`() {
    let harness = form {
      Text("Before")
      Pair()
      Text("Below")
    }
    // The rows after the section are on one panel, whichever view they are from.
    #expect(panels(harness) == [20..<56, 76..<112, 132..<204])
  }

  @Test func `panels follow rows that come and go`() {
    struct Settings: View {
      @State private var count = 1

      var body: some View {
        Form {
          Pair()
          ForEach(0..<count, id: \.self) { Text("Row \($0)") }
          Button("More") { count += 1 }
        }
        .formStyle(.grouped)
      }
    }
    let harness = LayoutHarness(in: Self.size) { Settings() }
    // The row with the button is 43 points high: a line of 17, the border of 7 and the space of 6 above and below.
    #expect(panels(harness) == [20..<56, 76..<191])
    harness.click("More")
    #expect(panels(harness) == [20..<56, 76..<227])
  }

  @Test func `a footer is below its panel, and the next section below the footer`() {
    let harness = form {
      Section {
        Text("Row")
      } footer: {
        Text("Footer")
      }
      Section { Text("Next") }
    }
    let (footer, panels) = (harness["Footer"], panels(harness))
    #expect(panels.count == 2)
    #expect(panels.first == 20..<56)
    #expect(footer.minX == 32 && footer.minY == 62)
    #expect(panels.last.map { CGFloat($0.lowerBound) } == (footer.maxY + 6 + 20).rounded())
  }

  @Test func `a row has the insets, the background and the separator that are set`() {
    let harness = form {
      Text("Plain")
      Text("Inset").listRowInsets(.leading, 50).listRowBackground(Color.clear)
      Text("Tall").listRowInsets(.top, 30)
    }
    #expect(harness["Inset"].minX == 70)
    #expect(panels(harness, x: 60) == [20..<56, 92..<92 + 53])
  }

  @Test func `the background of the form can be hidden`() {
    func corner(_ visibility: Visibility) -> UInt32 {
      let harness = LayoutHarness(in: Self.size) {
        Form { Text("Row") }.formStyle(.grouped).scrollContentBackground(visibility)
          .background(Color.green)
      }
      harness.layOut()
      return harness.displayList.painted()[2, 2]
    }
    #expect(corner(.hidden) != corner(.visible))
  }

  // MARK: Scrolling and keys

  @Test func `a form in a low window scrolls to its end`() {
    let harness = form(in: CGSize(width: 400, height: 120)) {
      ForEach(0..<6) { Text("Row \($0)") }
    }
    #expect(harness["Row 5"].minY > 120)
    harness.wheel(0, -10_000)
    // The last row and the space of 20 points below it.
    #expect(abs(harness["Row 5"].midY - (120 - 20 - 18)) < 0.001)
  }

  @Test func `the tab key reaches controls that are not visible, and shows them`() {
    var pressed: [String] = []
    let harness = form(in: CGSize(width: 400, height: 120)) {
      ForEach(0..<8) { index in Button("Button \(index)") { pressed.append("\(index)") } }
    }
    for _ in 0..<8 {
      harness.press(.tab)
      harness.press(.space)
    }
    #expect(pressed == (0..<8).map { "\($0)" })
    let last = harness["Button 7"]
    #expect(last.minY >= 0 && last.maxY <= 120)
  }

  @Test func `the height without a proposal is that of all rows`() {
    let harness = LayoutHarness(proposing: 400, nil) {
      Form {
        ForEach(0..<30) { Text("Row \($0)") }
      }
      .formStyle(.grouped)
    }
    #expect(harness.measuredSize == CGSize(width: 400, height: 20 + 30 * 36 + 20))
  }

  // MARK: Controls

  @Test func `controls have the name of their label`() {
    let stage = AccessibilityStage {
      Form {
        Toggle("Wi-Fi", isOn: .constant(true))
        Slider(value: .constant(0.5)) { Text("Volume") }
        Stepper("Guests", value: .constant(2))
      }
      .formStyle(.grouped)
    }
    let controls = stage.objects.map(\.summary).filter { !$0.isEmpty }
    #expect(Set(controls).isSuperset(of: ["toggle Wi-Fi", "slider Volume", "stepper Guests"]))
  }

  @Test func `a toggle is a switch, which a click in its row changes`() {
    let isOn = Kept(false)
    let harness = form { Toggle("Sound", isOn: isOn.binding) }
    harness.click(CGPoint(x: 200, y: 38))
    #expect(isOn.value)
  }

  @Test func `a disabled row cannot be changed`() {
    let isOn = Kept(false)
    let harness = form { Toggle("Sound", isOn: isOn.binding).disabled(true) }
    harness.click(CGPoint(x: 200, y: 38))
    #expect(!isOn.value)
  }

  @Test func `a link in a form is pressed in its whole row`() {
    let harness = LayoutHarness(in: Self.size) {
      NavigationStack {
        Form { NavigationLink("More") { Toggle("Inside", isOn: .constant(true)) } }
          .formStyle(.grouped)
      }
    }
    harness.click(CGPoint(x: 300, y: harness["More"].midY))
    // The toggle of the next screen is not in the form.
    #expect(harness["Inside"].width < 200)
  }

  @Test func `the controls of a presentation are not those of the form`() throws {
    let harness = form {
      Text("Row").sheet(isPresented: .constant(true)) {
        Toggle("Inside", isOn: .constant(true)).frame(width: 300)
      }
    }
    #expect(try element(.toggle, in: harness).frame.width < 200)
  }

  // MARK: Styles

  private struct BoxedStyle: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        Text("Title")
        Form(configuration)
      }
    }
  }

  @Test func `a style of the program arranges the content, in the style around`() {
    let harness = LayoutHarness(in: Self.size) {
      Form { LabeledContent("Model", value: "Mac") }
        .formStyle(BoxedStyle())
        .formStyle(.grouped)
    }
    #expect(harness["Title"].minY == 0)
    #expect(harness["Mac"].maxX == 368)
  }

  @Test func `the default style has columns`() {
    func values(_ style: (AnyView) -> AnyView) -> CGRect {
      LayoutHarness(in: Self.size) {
        style(AnyView(Form { LabeledContent("Model", value: "Mac") }))
      }["Mac"]
    }
    let usual = values { $0 }
    #expect(values { AnyView($0.formStyle(.columns)) } == usual)
    #expect(values { AnyView($0.formStyle(.automatic)) } == usual)
    #expect(values { AnyView($0.formStyle(.grouped)) } != usual)
  }
}
