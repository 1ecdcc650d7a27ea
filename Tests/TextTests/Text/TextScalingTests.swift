import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbText
@testable import TestSupport

/// Texts that may be scaled down; characters are half as wide as their size, and lines as high.
@MainActor @Suite struct TextScalingTests {
  private func layout(
    _ string: String, fontSize: CGFloat = 200, _ width: CGFloat?, _ height: CGFloat?,
    lineLimit: Int? = nil, least: CGFloat = 0.01
  ) -> TextLayout {
    let font = FontKey(size: fontSize, weight: .regular, isItalic: false)
    let span = TextSpan(string: string, style: SpanStyle(font: font))
    return TextLayoutEngine(
      content: TextContent(spans: [span], lineLimit: lineLimit, minimumScale: least),
      measurer: MonospacedMeasurer()
    ).layout(width: width, height: height)
  }

  @Test(
    arguments: [
      // 100 by 200 points at full size.
      (60, 60, 0.3), (60, nil, 0.6), (nil, 60, 0.3), (20, 500, 0.2), (500, 150, 0.75),
      (100, 200, 1), (nil, nil, 1), (7, 9, 0.04), (1, 1, 0.01),
    ] as [(CGFloat?, CGFloat?, CGFloat)])
  func `a single character is as large as it fits in both lengths`(
    width: CGFloat?, height: CGFloat?, scale: CGFloat
  ) {
    let result = layout("A", width, height)
    #expect(abs(result.fontScale - scale) < 1e-9)
    #expect(result.lines.map(\.text) == ["A"])
    #expect(!result.isTruncated)
  }

  @Test(arguments: ["A", "one", "one two three four", "a\nb\nc"], [nil, 1, 2])
  func `every scaled text is shown whole, in its lengths, and no larger would be`(
    string: String, lineLimit: Int?
  ) {
    for (width, height) in [(60.0, 60.0), (200, 30), (33, 150), (500, 90)] {
      let result = layout(string, width, height, lineLimit: lineLimit)
      let fits = { (layout: TextLayout) in
        !layout.isTruncated && layout.size.height <= height
          && layout.lines.allSatisfy { $0.width <= width + 1e-6 }
      }
      let isPossible = lineLimit == nil || string.split(separator: "\n").count <= lineLimit ?? 1
      #expect(fits(result) == isPossible, "\(string) in \(width) by \(height)")
      guard isPossible, result.fontScale < 1 else { continue }
      let larger = layout(
        string, fontSize: 200 * (result.fontScale + 0.01), width, height, lineLimit: lineLimit,
        least: 1)
      #expect(!fits(larger), "\(string) in \(width) by \(height)")
    }
  }

  @Test func `a text is scaled no further than it may be, and not at all by default`() {
    #expect(layout("A", 60, 60, least: 0.5).fontScale == 0.5)
    #expect(layout("A", 60, 60, least: 0.275).fontScale == 0.3)
    #expect(layout("A", 40, 40, least: 0.275).fontScale == 0.275)
    #expect(layout("A", 60, 60, least: 1).fontScale == 1)
  }

  @Test func `texts in stacks, labels and cards are scaled`() {
    let size = CGSize(width: 60, height: 60)
    func shown(@ViewBuilder _ content: () -> some View) -> CGRect {
      LayoutHarness(in: CGSize(width: 300, height: 300), content)["A"]
    }
    let text = Text(verbatim: "A").font(.system(size: 200)).minimumScaleFactor(0.01)
    #expect(shown { text.frame(width: 60, height: 60) }.size == CGSize(width: 30, height: 60))
    let card = shown {
      ZStack {
        RoundedRectangle(cornerRadius: 12)
        text.aspectRatio(1, contentMode: .fit)
      }
      .frame(width: size.width, height: size.height)
    }
    #expect(card == CGRect(x: 135, y: 120, width: 30, height: 60))
    let column = shown {
      VStack(spacing: 0) {
        Color.red.frame(height: 20)
        text
      }
      .frame(width: size.width, height: size.height)
    }
    #expect(column == CGRect(x: 140, y: 140, width: 20, height: 40))
    let label = shown {
      Label {
        text
      } icon: {
        Color.red.frame(width: 10, height: 10)
      }
      .frame(width: size.width, height: size.height)
    }
    #expect(label.height <= 60)
    #expect(label.width > 10)
    let joined = LayoutHarness(in: size) {
      (Text(verbatim: "A").font(.system(size: 200)) + Text(verbatim: "b").font(.system(size: 100)))
        .minimumScaleFactor(0.01)
    }
    // 100 and 50 points wide and 200 high: 60 of 200, 0.3.
    #expect(joined["Ab"].size == CGSize(width: 45, height: 60))
  }
}
