import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import TestSupport

/// The foreground of texts and controls in labelled content.
@MainActor @Suite struct LabeledControlTests {
  /// A view that reports the colour of the foreground at its place.
  private struct Probe: View {
    let colors: Kept<[String: ResolvedColor]>
    let name: String
    @Environment(\.self) private var environment

    var body: some View {
      let _ = report(ForegroundStyle()._style(in: environment).plainColor)
      Text(name)
    }

    private func report(_ color: ResolvedColor?) { colors.value[name] = color }
  }

  @Test func `values are secondary, and controls among them are not`() {
    let colors = Kept<[String: ResolvedColor]>([:])
    _ = LayoutHarness(in: CGSize(width: 400, height: 300)) {
      Probe(colors: colors, name: "outside")
      LabeledContent("Name") {
        Probe(colors: colors, name: "value")
        Button {
        } label: {
          Probe(colors: colors, name: "button")
        }.buttonStyle(.bordered)
        Toggle(isOn: .constant(true)) { Probe(colors: colors, name: "toggle") }
        HStack { Probe(colors: colors, name: "stack") }.foregroundStyle(.primary)
      }
    }
    let found = colors.value
    #expect(found["outside"] != nil && found["value"] != nil)
    #expect(found["value"] != found["outside"])
    #expect(found["button"] == found["outside"])
    #expect(found["toggle"] == found["outside"])
    // As SwiftUI: the levels belong to the style that is set around them.
    #expect(found["stack"] == found["value"])
  }
}
