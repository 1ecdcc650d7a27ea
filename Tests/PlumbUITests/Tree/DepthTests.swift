import Foundation
import PlumbTesting
import PlumbUI
import Testing

/// Views nested a thousand deep; a tree recurses, so the stack of the main thread is the limit.
///
/// On 8 MB a debug build manages 2 000 levels of one view each and 1 200 rows of two.
@MainActor @Suite struct DepthTests {
  enum Wrapping: CaseIterable, Sendable {
    case padding, ownView, column, rowOfTwo, overlay, condition, ownModifier
  }

  private let size = CGSize(width: 400, height: 400)

  private func wrapped(_ view: AnyView, _ wrapping: Wrapping) -> AnyView {
    switch wrapping {
    case .padding: AnyView(view.padding(0))
    case .ownView: AnyView(Watch { view })
    case .column: AnyView(VStack { view })
    case .rowOfTwo:
      AnyView(
        HStack(spacing: 0) {
          view
          Color.red.frame(width: 0.1, height: 1)
        })
    case .overlay: AnyView(view.overlay { Color.clear.frame(width: 0, height: 0) })
    case .condition: AnyView(Group { if true { view } })
    case .ownModifier: AnyView(view.modifier(Nothing()))
    }
  }

  @Test(arguments: Wrapping.allCases)
  func `are shown, clicked, changed and let go`(wrapping: Wrapping) {
    let name = Knob("deep")
    let laid = Laid(in: size) {
      Watch {
        (0..<1_000).reduce(AnyView(Counter(name.value))) { view, _ in wrapped(view, wrapping) }
      }
    }
    #expect(laid.texts == ["deep 0"])
    laid.click("deep 0")
    #expect(laid.texts == ["deep 1"])
    name.value = "changed"
    #expect(laid.texts == ["changed 1"])
    laid.layOut(in: CGSize(width: 300, height: 500))
    #expect(laid["changed 1"].height == 17)
  }
}

private struct Nothing: ViewModifier {
  func body(content: Content) -> some View { content }
}
