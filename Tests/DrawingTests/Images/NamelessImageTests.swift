import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Images with an empty name, by which programs state that there is no image.
@MainActor @Suite struct NamelessImageTests {
  private nonisolated static let nameless = [
    Image(systemName: ""), Image(""), Image(decorative: ""), Image("", label: Text("Name")),
    Image(systemName: "", variableValue: 0.5), Image(ImageResource(name: "", bundle: .main)),
  ]

  /// Returns whether a command is visible: a shape that is filled with such an image is not
  /// coloured.
  private func isVisible(_ command: DrawCommand) -> Bool {
    if case .fill(_, _, .color(let color)) = command { return color.opacity > 0 }
    return true
  }

  @Test(arguments: nameless)
  func `nothing is shown, without a size and without a warning`(image: Image) {
    let warnings = RuntimeWarning.collect {
      let views: [AnyView] = [
        AnyView(image), AnyView(image.resizable().frame(width: 50, height: 50)),
        AnyView(image.symbolVariant(.fill.circle)), AnyView(Text("\(image)")),
        AnyView(Rectangle().fill(ImagePaint(image: image))),
      ]
      for view in views {
        let harness = LayoutHarness { view }
        #expect(harness.drawnCommands.allSatisfy { !isVisible($0) })
        #expect(!harness.elements.contains { $0.role == .image })
      }
      #expect(LayoutHarness(proposing: nil, nil) { image }.measuredSize == .zero)
      #expect(LayoutHarness(proposing: 100, 100) { image }.measuredSize == .zero)
    }
    #expect(warnings == [])
  }

  @Test(arguments: nameless)
  func `a text with it is as wide as the rest`(image: Image) {
    let size = LayoutHarness(proposing: nil, nil) { Text("a\(image)b") }.measuredSize
    #expect(size == LayoutHarness(proposing: nil, nil) { Text("ab") }.measuredSize)
  }

  @Test func `a label, a button and an item of a menu show their title`() {
    let views: [AnyView] = [
      AnyView(Label("Title", systemImage: "")), AnyView(Label("Title", image: "")),
      AnyView(Button("Title", systemImage: "") {}.buttonStyle(.plain)),
      AnyView(ContentUnavailableView("Title", systemImage: "")),
    ]
    for view in views {
      let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) { view }
      #expect(harness.drawnCommands.count == 1)
      #expect(harness.shownLabels.contains("Title"))
    }
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      Menu("Menu") { Button("Title", systemImage: "") {} }
    }
    harness.click("Menu")
    #expect(harness.shownLabels.contains("Title"))
    #expect(!harness.shownLabels.contains(""))
  }

  @Test func `an unknown name is a frame with a cross, and a warning`() {
    let warnings = RuntimeWarning.collect {
      let harness = LayoutHarness { Image(systemName: "no.such.symbol") }
      #expect(!harness.drawnCommands.isEmpty)
      harness.layOut()
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("no.such.symbol") == true)
  }
}
