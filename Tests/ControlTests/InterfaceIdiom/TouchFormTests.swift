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
}
