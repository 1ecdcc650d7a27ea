import EngineTesting
import Foundation
import PlumbPlatform
import PlumbUI
import Testing

@testable import TestSupport

@MainActor @Suite struct InspectedNodeTests {
  /// A view with its inspection after a frame.
  private struct Inspected {
    let tree: ViewTree
    let inspection: WindowInspection
    let frame: InspectedFrame

    @MainActor init(in size: CGSize, @ViewBuilder _ content: () -> some View) throws {
      tree = ViewTree(root: content(), textServices: .monospaced)
      tree.layOut(in: size, scale: 1)
      inspection = WindowInspection(
        of: tree, platform: HeadlessPlatform(textServices: .monospaced))
      tree.layOut(in: size, scale: 1)
      inspection.add(tree.displayList(), at: 0)
      frame = try #require(inspection.frames.last)
    }

    /// Returns the first node with a name or label.
    @MainActor func node(_ name: String) throws -> InspectedNode {
      try #require(frame.nodes.first { $0.name == name || $0.label == name })
    }

    @MainActor func details(_ name: String) throws -> InspectedDetails {
      try #require(try inspection.details(of: node(name).id))
    }
  }

  @Test func aStackTellsWhatItsOtherChildrenTook() throws {
    let inspected = try Inspected(in: CGSize(width: 320, height: 40)) {
      HStack(spacing: 0) {
        Color.red.frame(width: 30)
        Color.green.frame(width: 50)
        Text("abc").frame(maxWidth: .infinity)
      }
    }
    // The stack divides 320; 240 remain after 30 and 50.
    let explanation = try inspected.details(".frame(maxWidth: ∞)").explanation
    #expect(
      explanation.hasPrefix(
        "The stack had 320 points of width. After its two less flexible children took 80, this one was "
          + "offered 240 and took all of it."))
    #expect(try inspected.details(".frame(width: 30)").explanation.contains("The frame is 30 wide"))
  }

  @Test func aStackTellsOfSpacingAndPriorities() throws {
    let inspected = try Inspected(in: CGSize(width: 100, height: 40)) {
      HStack(spacing: 10) {
        Color.red.frame(minWidth: 20)
        Color.blue.layoutPriority(1)
      }
    }
    // 100 less the spacing of 10 and the minimum of 20 kept for the other child.
    let explanation = try inspected.details(".layoutPriority(1)").explanation
    #expect(explanation.contains("of which its spacing takes 10"))
    #expect(explanation.contains("20 were kept for the minimum of its one less important child"))
    #expect(explanation.contains("was offered 70 and took all of it"))
  }

  @Test(arguments: [
    (".padding(8)", "It was offered"), ("Text", "The padding kept 16 points of the width and 16"),
  ]) func modifiersTellWhatTheyKeep(name: String, sentence: String) throws {
    let inspected = try Inspected(in: CGSize(width: 200, height: 100)) {
      VStack { Text("abc").padding(8) }
    }
    let explanation = try inspected.details(name).explanation
    if name == "Text" {
      #expect(explanation.hasPrefix(sentence))
      // Three characters, each half as wide as the font is high, which is 17, up to a whole pixel.
      #expect(explanation.hasSuffix("The text needs 26 × 17 for one line."))
    } else {
      #expect(
        explanation.hasPrefix("As the only child this one was offered")
          || explanation.contains("took"))
    }
  }

  @Test func limitsAreThoseOfThreeProposals() throws {
    let inspected = try Inspected(in: CGSize(width: 200, height: 100)) {
      Color.red.frame(minWidth: 20, idealWidth: 50, maxWidth: 80)
    }
    let details = try inspected.details(".frame(minWidth: 20, idealWidth: 50, maxWidth: 80)")
    #expect((details.minimum.width, details.ideal.width, details.maximum.width) == (20, 50, 80))
  }

  @Test func theTreeNamesCompositeViewsWithTheirContent() throws {
    struct Inner: View {
      var body: some View {
        HStack {
          Text("one")
          Text("two")
        }
      }
    }
    let inspected = try Inspected(in: CGSize(width: 200, height: 100)) { Inner().padding(4) }
    let stack = try #require(inspected.frame.nodes.first { $0.views == ["Inner"] })
    #expect(stack.name.hasPrefix("HStack"))
    #expect(stack.frame.width < 200)
    let index = try #require(inspected.frame.index(of: stack.id))
    #expect(
      inspected.frame.children(of: index).map { inspected.frame.nodes[$0].label } == ["one", "two"])
    #expect(inspected.frame.treeText.contains("Inner › HStack"))
  }

  @Test func theInnermostNodeIsFoundAtAPoint() throws {
    let inspected = try Inspected(in: CGSize(width: 100, height: 50)) {
      HStack(spacing: 0) {
        Color.red.accessibilityLabel("left")
        Text("a")
      }
    }
    let text = try inspected.node("a")
    let found = inspected.frame.index(at: CGPoint(x: text.frame.midX, y: text.frame.midY))
    #expect(found.map { inspected.frame.nodes[$0].id } == text.id)
    let color = try #require(inspected.frame.index(at: CGPoint(x: 2, y: 25)))
    #expect(inspected.frame.nodes[color].name == "Color")
  }

  @Test func askingForDetailsIsNotPartOfTheConversation() throws {
    let inspected = try Inspected(in: CGSize(width: 100, height: 50)) {
      HStack {
        Text("a")
        Color.red
      }
    }
    let before = inspected.tree.recordedStepCount
    _ = try inspected.details("a")
    #expect(inspected.tree.recordedStepCount == before)
    inspected.inspection.layOutAgain()
    inspected.tree.layOut(in: CGSize(width: 100, height: 50), scale: 1)
    #expect(inspected.tree.recordedStepCount > before)
  }

  @Test func gapsAndGuidesOfAStackAreWhereItsChildrenAre() throws {
    let inspected = try Inspected(in: CGSize(width: 110, height: 50)) {
      HStack(alignment: .top, spacing: 10) {
        Color.red.frame(width: 40, height: 20)
        Color.blue.frame(width: 60, height: 30)
      }
    }
    let stack = try #require(inspected.frame.nodes.first { $0.name.hasPrefix("HStack") })
    let details = try #require(inspected.inspection.details(of: stack.id))
    // The stack is 30 high, in the middle of 50.
    #expect(details.gaps == [CGRect(x: 40, y: 10, width: 10, height: 30)])
    #expect(details.guides.map(\.position) == [10])
    #expect(details.guides.map(\.isVertical) == [false])
  }
}
