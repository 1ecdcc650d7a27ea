import EngineTesting
import Foundation
import PlumbPlatform
import PlumbUI
import Testing

@testable import TestSupport

@MainActor @Suite struct SourceLineTests {
  /// A view whose lines are counted from the one with the number `start`.
  private struct Pets: View {
    static let start: UInt = #line
    @State private var isLong = true

    var body: some View {
      VStack {
        Text("first")
        Text("second").padding(3)
          .background { Color.red }
        HStack {
          ForEach(["cat", "dog"], id: \.self) { name in
            Text(name)
            Divider()
          }
          if isLong {
            Text("long")
          }
        }
        Button {
        } label: {
          Text("vote")
        }
        .buttonStyle(.plain)
        Leaf().padding(4)
        Circle().fill(.blue).frame(height: 9)
        GeometryReader { geometry in
          Text("geometry")
        }
      }
    }
  }

  private struct Leaf: View {
    var body: some View {
      Text("leaf")
    }
  }

  /// The lines of the nodes of a window after they were inspected.
  private struct Inspected {
    let inspection: WindowInspection

    @MainActor init(_ content: some View) {
      let tree = ViewTree(root: content, textServices: .monospaced)
      let size = CGSize(width: 300, height: 400)
      tree.layOut(in: size, scale: 1)
      inspection = WindowInspection(
        of: tree, platform: HeadlessPlatform(textServices: .monospaced))
      tree.layOut(in: size, scale: 1)
      inspection.add(tree.displayList(), at: 0)
    }

    /// Returns the lines of the first node with a name or label, counted from a line.
    @MainActor func lines(_ name: String, from start: UInt) throws -> [Int] {
      let frame = try #require(inspection.frames.last)
      let node = try #require(frame.nodes.first { $0.name == name || $0.label == name })
      let lines = try #require(inspection.details(of: node.id)).sourceLines
      #expect(lines.allSatisfy { $0.file == "RuntimeTests/SourceLineTests.swift" })
      return lines.map { Int($0.line) - Int(start) }
    }
  }

  @Test(arguments: [
    ("first", 5), ("second", 6), (".padding(3)", 6), ("Color", 7), ("cat", 10), ("dog", 10),
    ("long", 14), ("vote", 19), (".padding(4)", 22), ("leaf", 33), ("Circle", 23),
    (".frame(height: 9)", 23), ("geometry", 25), ("GeometryReader", 24), ("VStack", 4),
    ("HStack", 8),
  ]) func everyViewHasTheLineOfItsExpression(name: String, line: Int) throws {
    #expect(try Inspected(Pets()).lines(name, from: Pets.start) == [line])
  }

  @Test func aViewThatIsNotShownCountsToo() throws {
    struct Choice: View {
      static let start: UInt = #line
      var body: some View {
        ViewThatFits {
          Text("a text that is much wider than the window, which has 300 points")
          Text("short")
        }
      }
    }
    let lines = try Inspected(Choice()).lines("short", from: Choice.start)
    #expect(lines == [4])
  }

  @Test func aViewThatContainsAnotherOfItsTypeIsOneOfSeveral() throws {
    struct Layers: View {
      static let start: UInt = #line
      var body: some View {
        Text("base")
          .overlay {
            Text("front")
          }
      }
    }
    let inspected = Inspected(Layers())
    #expect(try inspected.lines("base", from: Layers.start).sorted() == [2, 4])
    #expect(try inspected.lines("front", from: Layers.start).sorted() == [2, 4])
  }

  @Test func aLinkInATextIsNotTakenForALinkView() throws {
    struct Links: View {
      static let start: UInt = #line
      var body: some View {
        VStack {
          Text("See [here](https://a.org).")
          Link("first", destination: URL(filePath: "/first")).padding(3)
          Link("second", destination: URL(filePath: "/second")).padding(4)
        }
      }
    }
    let inspected = Inspected(Links())
    #expect(try inspected.lines(".padding(3)", from: Links.start) == [4])
    #expect(try inspected.lines(".padding(4)", from: Links.start) == [5])
  }

  @Test func aFunctionThatIsCalledTwiceHasTheSameLinesTwice() throws {
    struct Rows: View {
      static let start: UInt = #line
      var body: some View {
        Grid {
          row("one", "two")
          row("three", "four")
        }
      }

      @ViewBuilder func row(_ first: String, _ second: String) -> some View {
        Text(first)
        Text(second)
      }
    }
    let inspected = Inspected(Rows())
    for (name, line) in [("one", 9), ("two", 10), ("three", 9), ("four", 10)] {
      #expect(try inspected.lines(name, from: Rows.start) == [line])
    }
  }

  @Test func onlyEvaluationsOfAnInspectedWindowAreCollected() throws {
    let other = ViewTree(root: Pets(), textServices: .monospaced)
    let inspected = Inspected(Pets())
    other.layOut(in: CGSize(width: 100, height: 100), scale: 1)
    #expect(try inspected.lines("leaf", from: Pets.start) == [33])
  }

  @Test func openingAnInspectionIsNoChangeOfTheViews() throws {
    let inspected = Inspected(Pets())
    #expect(inspected.inspection.frames.map(\.evaluations.count) == [0])
  }
}
