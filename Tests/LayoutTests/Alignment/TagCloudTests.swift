import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  /// The well-known arrangement of tags whose guide functions share variables: the functions of each tag start from the
  /// values that the functions of the previous tag have left. It depends on the order in which a stack calls them.
  @MainActor @Suite struct TagCloudTests {
    /// The frames of tags in rows from the top leading corner, by the rule of the arrangement: a tag
    /// that does not fit beside those before it starts a row as far down as it is high.
    private func rows(_ tags: [Tag], in width: CGFloat, padding: CGFloat = 0) -> [CGRect] {
      var position = CGPoint.zero
      return tags.map { tag in
        let size = CGSize(width: tag.width + 2 * padding, height: tag.height + 2 * padding)
        if position.x + size.width > width {
          position.x = 0
          position.y += size.height
        }
        defer { position.x += size.width }
        return CGRect(
          x: position.x + padding, y: position.y + padding, width: tag.width, height: tag.height)
      }
    }

    private let tags = [50, 60, 30, 80, 20, 40, 70, 30].enumerated().map {
      Tag(name: "tag \($0.offset)", width: $0.element, height: 20)
    }

    private func check(
      _ harness: LayoutHarness, _ tags: [Tag], in width: CGFloat, padding: CGFloat = 0,
      from origin: CGPoint = .zero, _ location: SourceLocation = #_sourceLocation
    ) {
      for (tag, frame) in zip(tags, rows(tags, in: width, padding: padding)) {
        #expect(
          harness[tag.name] == frame.offsetBy(dx: origin.x, dy: origin.y), "\(tag.name)",
          sourceLocation: location)
      }
    }

    @Test func `tags stand in rows, for any width and again for one before`() {
      let harness = LayoutHarness(in: size(200, 200)) { Cloud(tags: tags) }
      check(harness, tags, in: 200)
      for width: CGFloat in [130, 80, 300, 200, 130, 199, 200] {
        harness.layOut(in: size(width, 200))
        check(harness, tags, in: width)
      }
    }

    @Test func `tags may have padding inside or outside of their guides`() {
      let inside = LayoutHarness(in: size(200, 300)) { Cloud(tags: tags, padding: .inside) }
      check(inside, tags, in: 200, padding: 4)
      // The guides do not know the padding outside: rows overlap, and all are moved by its width.
      let outside = LayoutHarness(in: size(200, 300)) { Cloud(tags: tags, padding: .outside) }
      check(outside, tags, in: 200, from: CGPoint(x: 4, y: 4))
    }

    @Test func `the stack is as large as all rows, measured and placed`() {
      let harness = LayoutHarness(in: size(200, 300)) {
        Cloud(tags: tags).tagStack(in: 200).background { greedy("cloud") }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
      }
      let all = rows(tags, in: 200).reduce(CGRect.zero) { $0.union($1) }
      #expect(harness["cloud"] == all)
      check(harness, tags, in: 200)
    }

    @Test func `the height of the cloud is reported to a state`() {
      let harness = LayoutHarness(in: size(200, 400)) { ReportedCloud(tags: tags) }
      let all = rows(tags, in: 200).reduce(CGRect.zero) { $0.union($1) }
      #expect(harness["below"].minY == all.height)
      check(harness, tags, in: 200)
      harness.layOut(in: size(130, 400))
      let narrow = rows(tags, in: 130).reduce(CGRect.zero) { $0.union($1) }
      #expect(harness["below"].minY == narrow.height)
      check(harness, tags, in: 130)
    }

    @Test func `tags are arranged again when one changes its size by itself`() {
      let knobs = tags.map { Knob($0.width) }
      let harness = LayoutHarness(in: size(200, 300)) { Cloud(tags: tags, knobs: knobs) }
      check(harness, tags, in: 200)
      var changed = tags
      for (index, width): (Int, CGFloat) in [(2, 90), (7, 150), (0, 10), (2, 30), (0, 50)] {
        changed[index].width = width
        knobs[index].value = width
        check(harness, changed, in: 200)
      }
    }

    @Test func `tags are arranged again when some are added and removed`() {
      let shown = Knob(tags)
      let harness = LayoutHarness(in: size(200, 300)) {
        ObservedContent { Cloud(tags: shown.value) }
      }
      check(harness, tags, in: 200)
      shown.value.remove(at: 3)
      check(harness, shown.value, in: 200)
      shown.value.insert(Tag(name: "new", width: 65, height: 20), at: 1)
      check(harness, shown.value, in: 200)
      shown.value.removeLast()
      check(harness, shown.value, in: 200)
    }

    @Test func `a stack asks each child for both guides before the next one`() {
      let log = Log()
      let harness = LayoutHarness(proposing: 100, 100) {
        ZStack(alignment: .bottomTrailing) {
          ForEach(0..<3) { index in
            fixedView("\(index)", 10, 10)
              .alignmentGuide(.trailing) { log.add("\(index) across", $0.width) }
              .alignmentGuide(.bottom) { log.add("\(index) down", $0.height) }
          }
        }
      }
      _ = harness.measuredSize
      let pass = (0..<3).flatMap { ["\($0) across", "\($0) down"] }
      #expect(log.entries.count.isMultiple(of: pass.count) && !log.entries.isEmpty)
      for start in stride(from: 0, to: log.entries.count, by: pass.count) {
        #expect(Array(log.entries[start..<min(start + pass.count, log.entries.count)]) == pass)
      }
    }

    @Test func `guides of a column that share a variable are asked in order`() {
      // Each view is indented by 10 more than the one before, and the last one resets the variable.
      let knob = Knob(CGFloat(20))
      let harness = LayoutHarness(proposing: nil, nil) {
        ObservedContent { Steps(knob: knob) }
      }
      for height: CGFloat in [20, 30, 20, 25] {
        knob.value = height
        #expect((0..<4).map { harness["\($0)"].minX } == [0, 10, 20, 30])
      }
    }
  }

  private final class Log {
    var entries: [String] = []

    func add(_ entry: String, _ value: CGFloat) -> CGFloat {
      entries.append(entry)
      return value
    }
  }

  private struct Tag: Equatable {
    var name: String
    var width: CGFloat
    var height: CGFloat
  }

  /// A tag of a width that may be changed from outside.
  private struct TagView: View {
    let tag: Tag
    let knob: Knob<CGFloat>?

    var body: some View {
      fixedView(tag.name, knob?.value ?? tag.width, tag.height)
    }
  }

  private struct Cloud: View {
    enum Padding { case none, inside, outside }

    let tags: [Tag]
    var padding = Padding.none
    var knobs: [Knob<CGFloat>] = []

    var body: some View {
      GeometryReader { geometry in tagStack(in: geometry.size.width) }
    }

    func tagStack(in total: CGFloat) -> some View {
      var width = CGFloat.zero
      var height = CGFloat.zero
      return ZStack(alignment: .topLeading) {
        ForEach(tags.indices, id: \.self) { index in
          TagView(tag: tags[index], knob: index < knobs.count ? knobs[index] : nil)
            .padding(padding == .inside ? 4 : 0)
            .alignmentGuide(.leading) { d in
              if abs(width - d.width) > total {
                width = 0
                height -= d.height
              }
              let result = width
              if index == tags.count - 1 { width = 0 } else { width -= d.width }
              return result
            }
            .alignmentGuide(.top) { _ in
              let result = height
              if index == tags.count - 1 { height = 0 }
              return result
            }
            .padding(padding == .outside ? 4 : 0)
        }
      }
    }
  }

  /// A cloud in a reader, which takes any height, in a frame with the height of the tags.
  private struct ReportedCloud: View {
    let tags: [Tag]
    @State private var height = CGFloat.zero

    var body: some View {
      VStack(spacing: 0) {
        GeometryReader { geometry in
          Cloud(tags: tags).tagStack(in: geometry.size.width).background(HeightReader($height))
        }
        .frame(height: height)
        fixedView("below", 10, 10)
        Spacer(minLength: 0)
      }
    }
  }

  private struct HeightReader: View {
    @Binding var height: CGFloat

    init(_ height: Binding<CGFloat>) {
      _height = height
    }

    var body: some View {
      GeometryReader { geometry in
        Color.clear
          .onAppear { height = geometry.size.height }
          .onChange(of: geometry.size.height) { height = geometry.size.height }
      }
    }
  }

  private struct Steps: View {
    let knob: Knob<CGFloat>

    var body: some View {
      var indentation = CGFloat.zero
      VStack(alignment: .leading, spacing: 0) {
        ForEach(0..<4) { index in
          fixedView("\(index)", 20, index == 1 ? knob.value : 20)
            .alignmentGuide(.leading) { _ in
              let result = indentation
              if index == 3 { indentation = 0 } else { indentation -= 10 }
              return result
            }
        }
      }
    }
  }
}
