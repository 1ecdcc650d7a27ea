import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Sample source code of a contest with observable objects.
@MainActor @Suite struct ContestTests {
  private let windowSize = CGSize(width: 390, height: 700)

  @Test func `a click on a button is counted, in the board and on the stage`() {
    let harness = LayoutHarness(in: windowSize) { ContestPreviewRoot() }
    #expect(harness.texts.filter { Int($0) != nil } == ["0", "1", "2"])
    let before = harness["face of elk"]
    #expect(before.midX == 195)
    for _ in 0..<3 { harness.click("owl") }
    #expect(harness.texts.filter { Int($0) != nil } == ["3", "1", "2"])
    #expect(harness["face of owl"] == before)
  }

  @Test func `a tie arranges the faces in a row, with the same views`() {
    let contest = Contest(points: [1, 1, 0])
    let harness = LayoutHarness(in: windowSize) { ContestView().environmentObject(contest) }
    harness.show(at: 0)
    let start = harness.frame(of: "face of elk", at: 0)
    contest.entries[2].points = 1
    harness.show(at: 0)
    #expect(harness.frame(of: "face of elk", at: 0) == start)
    let middle = harness.frame(of: "face of elk", at: 0.1)
    let faces = ["owl", "fox", "elk"].map { harness.frame(of: "face of \($0)", at: 5) }
    #expect(Set(faces.map(\.minY)).count == 1)
    #expect(faces[0].maxX < faces[1].minX && faces[1].maxX < faces[2].minX)
    let way = defaultSpring(0.1)
    #expect(abs(middle.midX - (start.midX + (faces[2].midX - start.midX) * way)) < 0.5)
    #expect(abs(middle.midY - (start.midY + (faces[2].midY - start.midY) * way)) < 0.5)
  }

  @Test func `buttons are in a column where the row does not fit`() {
    let narrow = LayoutHarness(in: CGSize(width: 120, height: 700)) { ContestPreviewRoot() }
    let buttons = narrow.elements.filter { $0.type == "Button" }.map(\.frame)
    #expect(buttons.count == 3)
    #expect(Set(buttons.map(\.minX)).count == 1)
  }
}
