import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

@MainActor @Suite struct RedactionTests {
  private func drawn(@ViewBuilder _ content: () -> some View) -> [DrawCommand] {
    LayoutHarness { content() }.tree.displayList().commands
  }

  /// Redacted text.
  private func count(_ commands: [DrawCommand]) -> (texts: Int, bars: Int) {
    commands.reduce((0, 0)) { sum, command in
      switch command {
      case .text: return (sum.0 + 1, sum.1)
      case .group(.opacity(0.16), let bars): return (sum.0, sum.1 + bars.count)
      case .transform(_, let contents), .clip(_, _, let contents), .group(_, let contents):
        let inner = count(contents)
        return (sum.0 + inner.texts, sum.1 + inner.bars)
      default: return sum
      }
    }
  }

  @Test func `a placeholder is a bar for each line with the width of its letters`() throws {
    let words = Text("word word").font(.system(size: 20)).underline().foregroundStyle(.red)
    // Ten points per letter, so one word fits in a line.
    let commands = drawn { words.frame(width: 60).redacted(reason: .placeholder) }
    guard case .group(.opacity(0.16), let bars) = try #require(commands.first) else {
      Issue.record("\(commands)")
      return
    }
    #expect(bars.count == 2)
    for bar in bars {
      guard case .fill(let path, _, let shading) = bar else {
        Issue.record("\(bar) is no bar.")
        continue
      }
      #expect(path.boundingRect.width == 40)
      #expect(shading == Color.red._style(in: EnvironmentValues()).shading(in: .zero))
    }
  }

  @Test func `images are grey rectangles of their size`() throws {
    let commands = drawn {
      Image(systemName: "star").resizable().frame(width: 30, height: 20)
        .redacted(reason: .placeholder)
    }
    guard case .fill(let path, _, _) = try #require(commands.first), commands.count == 1 else {
      Issue.record("\(commands)")
      return
    }
    #expect(path.uprightRect == CGRect(x: 35, y: 40, width: 30, height: 20))
  }

  @Test func `redaction can be removed for descendants`() {
    let commands = drawn {
      VStack {
        Text("hidden")
        Text("shown").unredacted()
      }
      .redacted(reason: .placeholder)
    }
    #expect(count(commands) == (1, 1))
  }

  @Test func `the privacy reason hides only sensitive content`() {
    let views = VStack {
      Text("open")
      Text("secret").privacySensitive()
      Text("open").privacySensitive(false)
    }
    #expect(count(drawn { views }) == (3, 0))
    #expect(count(drawn { views.redacted(reason: .privacy) }) == (2, 1))
    #expect(count(drawn { views.redacted(reason: .invalidated) }) == (3, 0))
    #expect(count(drawn { views.redacted(reason: [.privacy, .placeholder]) }) == (0, 3))
  }

  @Test func `redaction affects neither layout nor interaction`() {
    var count = 0
    let harness = LayoutHarness {
      Button("Go") { count += 1 }.buttonStyle(.plain).accessibilityLabel("Go")
        .redacted(reason: .placeholder)
    }
    let plain = LayoutHarness { Button("Go") {}.buttonStyle(.plain).accessibilityLabel("Go") }
    #expect(harness["Go"] == plain["Go"])
    harness.click("Go")
    #expect(count == 1)
  }
}
