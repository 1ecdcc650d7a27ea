import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Texts that are drawn by a renderer. A character is 10 points wide, a line 20 points high.
@MainActor @Suite struct TextRendererTests {
  /// A renderer that draws with a closure and records its arguments.
  private struct Recorder: TextRenderer {
    var seen: Seen
    var margin: CGFloat = 0
    var position = 0.0
    var drawing: (Text.Layout, inout GraphicsContext) -> Void = { _, _ in }

    var animatableData: Double {
      get { position }
      set { position = newValue }
    }

    func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
      seen.layout = layout
      seen.positions.append(position)
      drawing(layout, &ctx)
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
      let size = text.sizeThatFits(proposal)
      return CGSize(width: size.width + margin, height: size.height)
    }
  }

  private final class Seen {
    var layout: Text.Layout?
    var positions: [Double] = []
  }

  private struct Mark: TextAttribute, Equatable {
    var number: Int
  }

  private struct OtherMark: TextAttribute {}

  private func layout(
    of text: Text, width: CGFloat? = nil, in direction: LayoutDirection = .leftToRight
  ) throws -> Text.Layout {
    let seen = Seen()
    var environment = EnvironmentValues()
    environment.layoutDirection = direction
    let harness = LayoutHarness(proposing: width, nil, environment: environment) {
      text.font(.system(size: 20)).textRenderer(Recorder(seen: seen))
    }
    _ = harness.tree.displayList()
    return try #require(seen.layout)
  }

  private func pixels(_ content: some View) -> [UInt32] {
    let canvas = ImageRenderer(content: content).canvas(with: .monospaced)
    return Array(canvas.pixels)
  }

  private func rendered(
    _ drawing: @escaping (Text.Layout, inout GraphicsContext) -> Void
  ) -> Recorder {
    Recorder(seen: Seen(), drawing: drawing)
  }

  private let sample = Text("ab \(Text("cd").underline()) ef\ngh").font(.system(size: 20))

  // MARK: Drawing

  @Test func `lines, runs and glyphs draw what the text draws without a renderer`() {
    let plain = pixels(sample)
    #expect(plain.contains { $0 != 0 })
    #expect(
      plain == pixels(sample.textRenderer(rendered { for line in $0 { $1.draw(line) } })))
    #expect(
      plain
        == pixels(
          sample.textRenderer(
            rendered { for line in $0 { for run in line { $1.draw(run) } } })))
    let unlined = Text("ab cd").font(.system(size: 20))
    #expect(
      pixels(unlined)
        == pixels(
          unlined.textRenderer(
            rendered { layout, context in
              for slice in layout.flatMap({ $0 }).flatMap({ $0 }) { context.draw(slice) }
            })))
  }

  @Test func `a renderer that draws nothing shows nothing`() {
    #expect(pixels(sample.textRenderer(rendered { _, _ in })).allSatisfy { $0 == 0 })
  }

  @Test func `a copy of the context moves a line`() {
    let moved = sample.textRenderer(
      rendered { layout, context in
        for line in layout {
          var copy = context
          copy.translateBy(x: 3, y: 4)
          copy.draw(line)
        }
      })
    #expect(pixels(moved.padding(10)) == pixels(sample.offset(x: 3, y: 4).padding(10)))
  }

  @Test func `the innermost renderer applies, to all texts inside`() {
    let (inner, outer) = (Seen(), Seen())
    _ = LayoutHarness {
      VStack {
        Text("a").textRenderer(Recorder(seen: inner))
        Text("b")
      }
      .textRenderer(Recorder(seen: outer))
    }
    #expect(inner.layout?.first?.first?.count == 1)
    #expect(inner.layout != nil && outer.layout != nil && inner.layout != outer.layout)
  }

  // MARK: The layout

  @Test func `a layout has lines of runs of glyphs with their places`() throws {
    let layout = try layout(of: Text("abc de"), width: 40)
    #expect(layout.map { $0.map(\.count) } == [[3], [2]])
    let first = try #require(layout.first?.first)
    #expect(first.typographicBounds.rect == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(first.map(\.typographicBounds.origin.x) == [0, 10, 20])
    #expect(layout[1].typographicBounds.rect == CGRect(x: 0, y: 20, width: 20, height: 20))
    #expect(layout[1].origin.y - layout[0].origin.y == 20)
    #expect(!layout.isTruncated)
  }

  @Test func `tracking separates the glyphs of a line`() throws {
    let line = try #require(try layout(of: Text("abc").tracking(4)).first)
    let glyphs = line.flatMap { Array($0) }
    #expect(glyphs.map(\.typographicBounds.origin.x) == [0, 14, 28])
    #expect(glyphs.map(\.typographicBounds.width) == [14, 14, 14])
  }

  @Test func `letters written from right to left are one glyph`() throws {
    let layout = try layout(of: Text("אבג"), width: 100, in: .rightToLeft)
    let run = try #require(layout.first?.first)
    #expect(run.count == 1 && run.layoutDirection == .rightToLeft)
    #expect(run.typographicBounds.width == 30)
  }

  @Test func `an attribute marks the runs of its text only`() throws {
    let text = Text("a") + Text("b").customAttribute(Mark(number: 3)).bold() + Text("c")
    let runs = try #require(try layout(of: text).first).map { $0 }
    #expect(runs.map { $0[Mark.self]?.number } == [nil, 3, nil])
    #expect(runs[1].first?[Mark.self] == Mark(number: 3))
    #expect(runs[1][OtherMark.self] == nil)
  }

  @Test func `attributes of several types are combined, the inner one of a type applies`() throws {
    let text = Text("a").customAttribute(Mark(number: 1)).customAttribute(OtherMark())
      .customAttribute(Mark(number: 2))
    let run = try #require(try layout(of: text).first?.first)
    #expect(run[Mark.self]?.number == 1)
    #expect(run[OtherMark.self] != nil)
  }

  // MARK: Size and changes

  @Test func `a renderer determines the size`() {
    let harness = LayoutHarness(proposing: nil, nil) {
      Text("abc").font(.system(size: 20)).textRenderer(Recorder(seen: Seen(), margin: 5))
    }
    #expect(harness.measuredSize == CGSize(width: 35, height: 20))
  }

  @Test func `a text without its renderer has its own size again`() {
    let knob = Knob(true)
    let harness = LayoutHarness(proposing: nil, nil) {
      Reading(knob) { isRendered in
        Text("abc").font(.system(size: 20))
          .textRenderer(Recorder(seen: Seen(), margin: isRendered ? 5 : 0))
      }
    }
    #expect(harness.measuredSize.width == 35)
    knob.value = false
    #expect(harness.measuredSize.width == 30)
  }

  @Test func `the animatable data of a renderer is animated`() {
    let (knob, seen) = (Knob(0.0), Seen())
    let harness = LayoutHarness {
      Reading(knob) { Text("abc").textRenderer(Recorder(seen: seen, position: $0)) }
    }
    harness.show(at: 0)
    withAnimation(.linear(duration: 1)) { knob.value = 10 }
    harness.show(at: 0)
    harness.show(at: 0.5)
    _ = harness.tree.displayList()
    #expect(seen.positions.last == 5)
  }
}

/// A view of a value that may change.
private struct Reading<Value, Content: View>: View {
  let knob: Knob<Value>
  let content: (Value) -> Content

  init(_ knob: Knob<Value>, @ViewBuilder content: @escaping (Value) -> Content) {
    self.knob = knob
    self.content = content
  }

  var body: some View { content(knob.value) }
}
