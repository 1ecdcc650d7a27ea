import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import TestSupport

/// The colours of labels in the selected row of a list with the keyboard focus, which has the tint as its background.
@MainActor @Suite struct SelectedRowColorTests {
  /// The colours of the texts and of the symbols drawn.
  private func colors(_ commands: [DrawCommand]) -> [ResolvedColor] {
    commands.flatMap { command -> [ResolvedColor] in
      switch command {
      case .fill(_, _, .color(let color)), .stroke(_, _, .color(let color)),
        .text(_, _, .color(let color)):
        return [color]
      case .transform(_, let contents), .group(_, let contents), .clip(_, _, let contents),
        .mask(_, let contents):
        return colors(contents)
      default: return []
      }
    }
  }

  private var marks: [(name: String, view: AnyView)] {
    var attributed = AttributedString("mark")
    attributed.foregroundColor = Color.primary
    let text = Text("mark")
    return [
      ("text", AnyView(text)),
      ("primary colour", AnyView(text.foregroundStyle(Color.primary))),
      ("primary colour of the text", AnyView(text.foregroundColor(.primary))),
      ("secondary colour", AnyView(text.foregroundStyle(Color.secondary))),
      ("faded primary colour", AnyView(text.foregroundStyle(Color.primary.opacity(0.5)))),
      ("no colour", AnyView(VStack { text }.foregroundColor(nil))),
      ("primary style", AnyView(text.foregroundStyle(.primary))),
      ("secondary style", AnyView(text.foregroundStyle(.secondary))),
      ("tertiary style", AnyView(text.foregroundStyle(.tertiary))),
      ("tint", AnyView(text.foregroundStyle(.tint))),
      ("level of the primary colour", AnyView(text.foregroundStyle(Color.primary.secondary))),
      ("attributed", AnyView(Text(attributed))),
      ("colour of AppKit", AnyView(text.foregroundStyle(Color(nsColor: .labelColor)))),
      ("colour of UIKit", AnyView(text.foregroundStyle(Color(uiColor: .secondaryLabel)))),
      ("label", AnyView(Label("mark", systemImage: "star"))),
      (
        "label in the primary colour",
        AnyView(Label("mark", systemImage: "star").foregroundStyle(Color.primary))
      ),
      ("symbol", AnyView(Image(systemName: "star.fill").foregroundStyle(Color.primary))),
      ("shape", AnyView(Circle().fill(Color.primary).frame(width: 10, height: 10))),
      ("colour", AnyView(Color.secondary.frame(width: 10, height: 10))),
    ]
  }

  /// Returns the colours of a view in a selected row, with the colour of the row first.
  private func colors(
    of view: some View, in scheme: ColorScheme, focused: Bool = true
  ) -> [ResolvedColor] {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    let harness = LayoutHarness(in: CGSize(width: 300, height: 100), environment: environment) {
      List(selection: .constant(Set([1]))) {
        HStack {
          Rectangle().fill(.clear).frame(width: 40, height: 10).accessibilityLabel("row")
          view
        }
        .tag(1)
      }
      .listStyle(.plain)
    }
    if focused { harness.click("row") }
    let list = harness.displayList
    let all = colors(list.commands)
    let row = focused ? Color.accentColor : Color(system: .strongFill)
    let ground = row.resolved(in: environment.colorAppearance)
    guard let start = all.firstIndex(of: ground) else { return [] }
    return Array(all[start...])
  }

  @Test(arguments: ColorScheme.allCases) func `the colours of labels are white on the tint`(
    scheme: ColorScheme
  ) {
    for (name, view) in marks {
      let found = colors(of: view, in: scheme).dropFirst().filter { $0.opacity > 0 }
      #expect(!found.isEmpty, "\(name)")
      for color in found {
        #expect([color.red, color.green, color.blue] == [1, 1, 1], "\(name): \(color)")
      }
    }
  }

  @Test func `levels are white to the same degree as colours and as styles`() {
    func color(_ style: some ShapeStyle) -> ResolvedColor? {
      colors(of: Circle().fill(style).frame(width: 10, height: 10), in: .light).last
    }
    #expect(color(Color.primary)?.opacity == 1)
    #expect(color(Color.primary) == color(.primary))
    #expect(color(Color.secondary) == color(.secondary))
    #expect(color(Color(system: .tertiaryLabel)) == color(.tertiary))
    #expect(color(Color(system: .quaternaryLabel)) == color(.quaternary))
    // A product of two factors in the one, of three in the other.
    let (label, level) = (color(Color(system: .quinaryLabel)), color(.quinary))
    #expect(abs((label?.opacity ?? 0) - (level?.opacity ?? 1)) < 1e-9)
  }

  @Test func `without the focus, and in other rows, the colours are as usual`() {
    let colors = colors(of: Text("mark").foregroundStyle(Color.primary), in: .light, focused: false)
    #expect(colors.last == ResolvedColor(red: 0, green: 0, blue: 0))
  }

  @Test func `what does not lie on the row has the usual colours`() {
    var environment = EnvironmentValues()
    let usual = Color.primary._style(in: environment)
    environment.beginEmphasis()
    #expect(Color.primary._style(in: environment) == Color.white._style(in: environment))
    environment.endEmphasis()
    #expect(Color.primary._style(in: environment) == usual)
  }
}
