import EngineTesting
import SwiftUI
import Testing

@testable import TestSupport

/// The positions of views in short listings; texts are 8.5 points per character and 17 per line.
@MainActor @Suite struct NotesTests {
  private func measuredSize(
    _ width: CGFloat?, _ height: CGFloat?, @ViewBuilder _ content: () -> some View
  ) -> CGSize {
    LayoutHarness(proposing: width, height, content).measuredSize
  }

  @Test func `a frame has the size set by its sliders`() {
    let harness = LayoutHarness(in: CGSize(width: 516, height: 400)) {
      MeasuredFrame(content: Color.red.accessibilityLabel("content"))
    }
    #expect(harness["content"].size == CGSize(width: 100, height: 100))
    // The knob is 16 points wide, so 500 points of travel correspond to 0 to 500.
    harness.click(
      CGPoint(x: 8 + 250, y: harness.elements.filter { $0.type == "SliderTrack" }[0].frame.midY))
    #expect(harness["content"].size == CGSize(width: 250, height: 100))
  }

  @Test func `paths and shapes have the proposed size`() {
    #expect(tent.contains(CGPoint(x: 50, y: 70)))
    #expect(measuredSize(120, 90) { TipUp() } == CGSize(width: 120, height: 90))
    #expect(measuredSize(120, nil) { TipUp() } == CGSize(width: 120, height: 10))
    #expect(
      TipUp().path(in: CGRect(x: 0, y: 0, width: 10, height: 10)).contains(CGPoint(x: 5, y: 9)))
  }

  @Test func `a rotated shape and its border are inside the frame`() {
    #expect(LayoutHarness { TurnedSquare() }["turned"].size == CGSize(width: 100, height: 100))
  }

  @Test func `an image has its own size unless it is resizable`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 40)) { ThreeImages() }
    // A symbol is 1.2 em. The fitted one is sized before the one without a limit: 40 of its 112.
    #expect(harness["fixed"].size == CGSize(width: 60, height: 60))
    #expect(harness["fitted"].size == CGSize(width: 40, height: 40))
    #expect(harness["resizable"].size == CGSize(width: 300 - 60 - 40 - 16, height: 40))
  }

  @Test func `a text wraps in its frame`() {
    #expect(
      measuredSize(nil, nil) { Text("Hello, world").frame(width: 100) }
        == CGSize(width: 100, height: 34))
  }

  @Test func `a knob has an ideal size and a fixed ratio`() {
    #expect(measuredSize(100, 50) { DialKnob() } == CGSize(width: 32, height: 32))
    #expect(measuredSize(nil, nil) { DialKnob().resizable() } == CGSize(width: 32, height: 32))
    #expect(measuredSize(100, 50) { DialKnob().resizable() } == CGSize(width: 50, height: 50))
  }

  @Test func `a background may be larger than its text`() {
    let harness = LayoutHarness { CapsuleRound() }
    // Five characters are 42.5 points, in whole pixels 43, and five more on each side.
    #expect(harness["capsule"].size == CGSize(width: 53, height: 27))
  }

  @Test func `an offset only affects drawing`() {
    let harness = LayoutHarness(in: CGSize(width: 200, height: 60)) { RaisedCircle() }
    // Three circles of 60 and two distances of 8 leave 4 of 200 points.
    #expect(harness["red"] == CGRect(x: 2, y: 0, width: 60, height: 60))
    #expect(harness["blue"] == CGRect(x: 70, y: -30, width: 60, height: 60))
    #expect(harness["green"] == CGRect(x: 138, y: 0, width: 60, height: 60))
  }

  @Test func `a matched circle covers the square`() {
    let harness = LayoutHarness(in: CGSize(width: 300, height: 100)) { MatchedPair() }
    #expect(harness["source"] == CGRect(x: 46, y: 0, width: 100, height: 100))
    #expect(harness["follower"] == harness["source"])
  }

  @Test func `a minimum width makes a row wider than available`() {
    let harness = LayoutHarness(in: CGSize(width: 250, height: 50)) { WideRectangle() }
    #expect(harness["text"].width == 102)
    #expect(harness["wide"].width == 200)
    #expect(harness["wide"].minX - harness["text"].maxX == 8)
  }

  @Test func `a file name is complete and its path is truncated`() {
    let harness = LayoutHarness(in: CGSize(width: 200, height: 50)) { FileName() }
    // Eleven characters are 93.5 points, in whole pixels 94.
    #expect(harness["file"].width == 94)
    #expect(harness["path"].width <= 106)
    #expect(harness["path"].width > 90)
  }

  @Test func `minimum lengths are reserved for lower priorities`() {
    let harness = LayoutHarness { PriorityPair() }
    #expect(harness["red"].width == 50)
    #expect(harness["blue"].width == 25)
  }

  @Test func `columns that exceed the width are computed twice`() {
    let two = LayoutHarness(proposing: 300, nil) {
      UnevenGrid(columns: [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 250))])
    }
    // (300 − 8) / 2 = 146 beside 250 make 404; (404 − 8) / 2 = 198 beside 250 make 456, 156 too many.
    #expect(two.measuredSize == CGSize(width: 300, height: 108))
    #expect(two["item 0"] == CGRect(x: -78, y: 0, width: 198, height: 50))
    #expect(two["item 1"] == CGRect(x: 128, y: 0, width: 250, height: 50))
    #expect(two["item 2"].minY == 58)

    let three = LayoutHarness(proposing: 300, nil) {
      UnevenGrid(columns: [
        GridItem(.flexible(minimum: 100)), GridItem(.adaptive(minimum: 40)),
        GridItem(.flexible(minimum: 180)),
      ])
    }
    // 100, two of 42 and 180 make 388 with the gaps; then 124, two of 58 and 180 make 444.
    #expect(three["item 0"] == CGRect(x: -72, y: 0, width: 124, height: 50))
    #expect(three["item 1"] == CGRect(x: 60, y: 0, width: 58, height: 50))
    #expect(three["item 2"] == CGRect(x: 126, y: 0, width: 58, height: 50))
    #expect(three["item 3"] == CGRect(x: 192, y: 0, width: 180, height: 50))
  }

  @Test func `a grid has as many columns as fit`() {
    let harness = LayoutHarness(in: CGSize(width: 400, height: 200)) { AdaptiveGrid() }
    // Seven columns of 50 and six distances of 8 fit into 400, an eighth does not.
    #expect(abs(harness["item 0"].width - (400 - 48) / 7) < 0.01)
    #expect(harness["item 6"].minY == harness["item 0"].minY)
    #expect(harness["item 7"].minY == harness["item 0"].minY + 58)
  }

  @Test func `a view of a ring and a background is 75 points wide`() {
    let harness = LayoutHarness { Text("Hello").disc(foreground: .white, background: .gray) }
    #expect(harness["ring"].size == CGSize(width: 69, height: 69))
    #expect(harness["Hello"].midX == harness["ring"].midX)
  }
}
