import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbControls
@testable import TestSupport

/// Forms and sheets on a screen that is touched.
@MainActor @Suite struct TouchFormTests {
  private func form(_ idiom: InterfaceIdiom, text: String = "") -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 400, height: 300)) {
      Form {
        TextField("Name", text: .constant(text))
        SecureField("Password", text: .constant(text))
      }
      .formStyle(.grouped)
      .interfaceIdiom(idiom)
    }
  }

  @Test(arguments: ["Name", "Password"])
  func `the title of a field in a form is in the field`(title: String) {
    // The row is 20 points from the edges and has insets of 12 points.
    #expect(form(.touch)[title].minX == 32)
    #expect(form(.touch)[title].maxX == 368)
    #expect(form(.desktop)[title].minX > 32)
  }

  @Test(arguments: [InterfaceIdiom.desktop, .touch])
  func `the text of a field in a form is at its leading edge on a phone only`(
    idiom: InterfaceIdiom
  ) {
    func commands(_ alignment: TextAlignment?) -> DisplayList {
      let field = TextField("Name", text: .constant("x"))
      return LayoutHarness(in: CGSize(width: 400, height: 300)) {
        Form {
          if let alignment { field.multilineTextAlignment(alignment) } else { field }
        }
        .formStyle(.grouped)
        .interfaceIdiom(idiom)
      }.displayList
    }
    let (leading, trailing) = (commands(.leading), commands(.trailing))
    #expect(leading.commands != trailing.commands)
    #expect(commands(nil).commands == (idiom == .touch ? leading : trailing).commands)
  }

  // MARK: Sheets

  private struct Screen<Sheet: View>: View {
    @ViewBuilder let sheet: () -> Sheet
    @State private var isShown = false

    var body: some View {
      Button("present") { isShown = true }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .sheet(isPresented: $isShown, content: sheet)
    }
  }

  private func sheet(
    _ idiom: InterfaceIdiom, in window: CGSize = CGSize(width: 900, height: 800),
    @ViewBuilder _ content: @escaping () -> some View
  ) throws -> CGRect {
    let harness = LayoutHarness(in: window) { Screen(sheet: content).interfaceIdiom(idiom) }
    harness.click("present")
    return try #require(harness.elements.first { $0.role == .dialog }).frame
  }

  @Test(arguments: ["", "A text that is typed into the field and is long"])
  func `a sheet does not have the size of its content`(text: String) throws {
    let frame = try sheet(.touch) { TextField("Name", text: .constant(text)) }
    #expect(frame.size == CGSize(width: 540, height: 620))
    #expect(try sheet(.desktop) { Color.red.frame(width: 200, height: 100) }.height == 100)
  }

  @Test func `a sheet is within a narrow window`() throws {
    let frame = try sheet(.touch, in: CGSize(width: 360, height: 500)) { Text("Text") }
    #expect(frame.width > 280 && frame.minX >= 0 && frame.maxX <= 360)
    #expect(frame.height > 400 && frame.minY >= 0 && frame.maxY <= 500)
  }

  @Test(arguments: [(InterfaceIdiom.touch, false), (.touch, true), (.desktop, false)])
  func `a press beside a sheet dismisses it unless a button has to`(
    idiom: InterfaceIdiom, isDisabled: Bool
  ) {
    let harness = LayoutHarness(in: CGSize(width: 900, height: 800)) {
      Screen { Text("Text").interactiveDismissDisabled(isDisabled) }.interfaceIdiom(idiom)
    }
    harness.click("present")
    harness.click(CGPoint(x: 20, y: 20))
    let isGone = !harness.elements.contains { $0.role == .dialog }
    #expect(isGone == (idiom == .touch && !isDisabled))
  }

  @Test func `a sheet that is fitted has the size of its content`() throws {
    let frame = try sheet(.touch) {
      Color.red.frame(width: 200, height: 100).presentationSizing(.fitted)
    }
    #expect(frame.size == CGSize(width: 200, height: 100))
    let automatic = try sheet(.touch) { Text("Text").presentationSizing(.automatic) }
    #expect(automatic.size == CGSize(width: 540, height: 620))
  }
}
