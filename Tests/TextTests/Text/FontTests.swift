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

@Suite struct FontTests {
  /// Sizes in points of the text styles from xSmall to accessibility5, as Apple's Human Interface
  /// Guidelines list them for iOS.
  private static let published: [(Font.TextStyle, [CGFloat])] = [
    (.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ]

  @Test(arguments: published)
  func `a text style has the published sizes`(style: Font.TextStyle, sizes: [CGFloat]) {
    let font = Font.system(style)
    #expect(DynamicTypeSize.allCases.map { font.resolved(at: $0).size } == sizes)
  }

  @Test func `every text style has a font`() {
    #expect(Set(Self.published.map(\.0)) == Set(Font.TextStyle.allCases))
    let named: [(Font, Font.TextStyle)] = [
      (.largeTitle, .largeTitle), (.title, .title), (.title2, .title2), (.title3, .title3),
      (.headline, .headline), (.subheadline, .subheadline), (.body, .body),
      (.callout, .callout), (.footnote, .footnote), (.caption, .caption), (.caption2, .caption2),
    ]
    for (font, style) in named { #expect(font == .system(style)) }
  }

  @Test func `the size never decreases with a larger type size`() {
    for style in Font.TextStyle.allCases {
      let sizes = DynamicTypeSize.allCases.map { Font.system(style).resolved(at: $0).size }
      #expect(sizes == sizes.sorted())
    }
  }

  @Test func `a fixed size is independent of the type size`() {
    let sizes = DynamicTypeSize.allCases.map { Font.system(size: 64).resolved(at: $0).size }
    #expect(Set(sizes) == [64])
  }

  @Test func `the default weight is regular, except for headlines`() {
    for style in Font.TextStyle.allCases {
      let key = Font.system(style).resolved(at: .large)
      #expect(key.weight == (style == .headline ? .semibold : .regular))
      #expect(!key.isItalic)
    }
    #expect(Font.headline.weight(.light).resolved(at: .large).weight == .light)
    #expect(Font.body.bold().italic().resolved(at: .large).weight == .bold)
    #expect(Font.body.bold().italic().resolved(at: .large).isItalic)
    #expect(Font.system(size: 9, weight: .black).resolved(at: .large).weight == .black)
    #expect(Font.system(.title, weight: .thin).resolved(at: .small).weight == .thin)
  }

  @Test(arguments: [
    (CGFloat(0), CGFloat(1)), (-5, 1), (.nan, 1), (.infinity, 1), (0.5, 1), (12.5, 12.5),
    (1e9, 2_000),
  ])
  func `invalid sizes are replaced`(requestedSize: CGFloat, size: CGFloat) {
    #expect(Font.system(size: requestedSize).resolved(at: .large).size == size)
  }

  @Test func `there are twelve type sizes, five of them for accessibility`() {
    let all = DynamicTypeSize.allCases
    #expect(all.count == 12)
    #expect(all.filter(\.isAccessibilitySize).count == 5)
    #expect(zip(all, all.dropFirst()).allSatisfy { $0 < $1 && $0.larger == $1 && $1.smaller == $0 })
    #expect(DynamicTypeSize.xSmall.smaller == .xSmall)
    #expect(DynamicTypeSize.accessibility5.larger == .accessibility5)
  }
}
