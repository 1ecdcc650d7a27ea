import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Views nested a thousand deep. In a short run all ways take turns, and each alone is half as deep.
@MainActor @Suite struct DepthTests {
  enum Wrapping: CaseIterable, Sendable {
    case padding, ownView, column, rowOfTwo, overlay, condition, ownModifier
  }

  nonisolated private static let ways = [Wrapping.allCases] + Wrapping.allCases.map { [$0] }

  private let size = CGSize(width: 400, height: 400)

  private func wrapped(_ view: AnyView, _ wrapping: Wrapping) -> AnyView {
    switch wrapping {
    case .padding: AnyView(view.padding(0))
    case .ownView: AnyView(ObservedContent { view })
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

  @Test(arguments: ways)
  func `are shown, clicked, changed and released`(wrappings: [Wrapping]) {
    let name = Knob("deep")
    let depth = TestLength.isFull || wrappings.count > 1 ? 1_000 : 500
    let harness = LayoutHarness(in: size) {
      ObservedContent {
        (0..<depth).reduce(AnyView(Counter(name.value))) { view, level in
          wrapped(view, wrappings[level % wrappings.count])
        }
      }
    }
    harness.click("deep 0")
    name.value = "changed"
    #expect(harness.texts == ["changed 1"])
    harness.layOut(in: CGSize(width: 300, height: 500))
    #expect(harness["changed 1"].height == 17)
  }
}

/// Infinitely nested views.
@MainActor @Suite struct DepthLimitTests {
  enum Kind: CaseIterable, Sendable {
    case column, rowOfTwo, padding, overlay, reader
  }

  /// Nested views.
  private struct Nest: View {
    let kind: Kind
    let depth: Int

    var body: some View {
      if depth == 0 {
        Text("bottom")
      } else {
        level(AnyView(Nest(kind: kind, depth: depth - 1)))
      }
    }

    private func level(_ inner: AnyView) -> AnyView {
      switch kind {
      case .column: AnyView(VStack { inner })
      case .rowOfTwo:
        AnyView(
          HStack(spacing: 0) {
            inner
            Color.red.frame(width: 0.001, height: 1)
          })
      case .padding: AnyView(inner.padding(0.001))
      case .overlay: AnyView(Color.blue.overlay { inner })
      case .reader: AnyView(GeometryReader { _ in inner })
      }
    }
  }

  @Test(arguments: Kind.allCases)
  func `are replaced by a placeholder and one warning without a stack overflow`(kind: Kind) throws {
    var harness: LayoutHarness?
    let warnings = RuntimeWarning.collect {
      harness = LayoutHarness(in: CGSize(width: 400, height: 400)) {
        Nest(kind: kind, depth: 100_000)
      }
    }
    #expect(harness?.elements.contains { $0.label == "nested too deeply" } == true)
    #expect(harness?.texts.contains("bottom") == false)
    #expect(warnings.count == 1)
    let sentence = try #require(warnings.first)
    #expect(sentence.contains("nested too deeply") && sentence.contains("Nest"))
    // The other recursive operations: drawing, hit testing, resizing, release.
    harness?.click(CGPoint(x: 200, y: 200))
    harness?.layOut(in: CGSize(width: 300, height: 500))
    harness = nil
  }
}

private struct Nothing: ViewModifier {
  func body(content: Content) -> some View { content }
}
