import EngineTesting
import Foundation
import Observation
import Testing

@testable import PlumbCore
@testable import TestSupport

/// Cached values about rows that are not visible do not outlive changes of the rows.
@MainActor @Suite struct CachedCullingTests {
  /// The appearance of a row.
  struct Look {
    var offset = 0.0
    var height = 10.0
    var shadow = 0.0
    var zIndex = 0.0
    var text = "a"
    var isHidden = false
    var isOverlaid = false
  }

  @Observable @MainActor final class Looks {
    var rows: [Look]

    init(_ rows: [Look]) { self.rows = rows }
  }

  private struct Row: View {
    let index: Int
    let looks: Looks

    var body: some View {
      let look = looks.rows[index]
      HStack(spacing: 0) {
        if !look.isHidden { Text(verbatim: look.text) }
        Color.red.frame(width: 10, height: look.height)
          .overlay { if look.isOverlaid { Color.blue.frame(height: 3_000) } }
      }
      .padding(look.offset < 0 ? 1 : 0)
    }
  }

  /// A row with modifiers that may draw it anywhere.
  private struct ModifiedRow: View {
    let index: Int
    let looks: Looks

    var body: some View {
      let look = looks.rows[index]
      Row(index: index, looks: looks)
        .offset(y: look.offset > 0 ? look.offset : 0)
        .background { if look.shadow > 0 { Color.green.shadow(radius: look.shadow) } }
        .zIndex(look.zIndex)
    }
  }

  private struct Page: View {
    let looks: Looks
    let isPlain: Bool

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(looks.rows.indices, id: \.self) { index in
            if isPlain || !index.isMultiple(of: 40) {
              Row(index: index, looks: looks)
            } else {
              ModifiedRow(index: index, looks: looks)
            }
          }
        }
      }
    }
  }

  private func change(_ look: inout Look, by generator: inout SplitMix64) {
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: look.offset = [0, -800, 400, -5].randomElement(using: &generator) ?? 0
    case 1: look.height = Double.random(in: 0...30, using: &generator)
    case 2: look.shadow = [0, 0, 50].randomElement(using: &generator) ?? 0
    case 3: look.zIndex = [0, 0, 1].randomElement(using: &generator) ?? 0
    case 4: look.text = ["a", "b", "a\u{301}\u{301}\u{301}"].randomElement(using: &generator) ?? ""
    case 5: look.isHidden.toggle()
    default: look.isOverlaid.toggle()
    }
  }

  @Test(arguments: [true, false])
  func `a changed page draws what a new page draws`(isPlain: Bool) {
    var generator = SplitMix64(seed: 7)
    let looks = Looks(Array(repeating: Look(), count: 200))
    let size = CGSize(width: 100, height: 120)
    let harness = LayoutHarness(in: size) { Page(looks: looks, isPlain: isPlain) }
    for _ in 0..<(TestLength.isFull ? 60 : 24) {
      let index = Int.random(in: 0..<200, using: &generator)
      change(&looks.rows[index], by: &generator)
      harness.layOut()
      let fresh = LayoutHarness(in: size) { Page(looks: looks, isPlain: isPlain) }
      #expect(harness.tree.displayList() == fresh.tree.displayList())
    }
  }

  /// An animation moves rows, and they return to their places after it.
  @Test func `rows that have moved are left out again`() {
    let looks = Looks(Array(repeating: Look(), count: 200))
    let size = CGSize(width: 100, height: 120)
    let harness = LayoutHarness(in: size) { Page(looks: looks, isPlain: true) }
    let before = harness.tree.displayList()
    withAnimation(.linear(duration: 1)) { looks.rows[150].height = 900 }
    harness.show(at: 0.5)
    withAnimation(.linear(duration: 1)) { looks.rows[150].height = 10 }
    harness.show(at: 0.7)
    harness.show(at: 5)
    #expect(harness.tree.displayList() == before)
  }
}
