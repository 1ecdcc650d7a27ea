import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import TestSupport

/// Collections that are edited by offsets, and the views that would edit them.
@MainActor @Suite struct DynamicViewContentTests {
  private let letters = Array("abcdef")

  @Test func `elements at offsets are removed`() {
    var array = letters
    array.remove(atOffsets: [0, 3, 5])
    #expect(array == Array("bce"))
    array.remove(atOffsets: [])
    #expect(array == Array("bce"))
    // Offsets count from the start, whatever the indices are.
    var slice = letters[2...]
    slice.remove(atOffsets: [1])
    #expect(Array(slice) == Array("cef"))
    var string = "añb"
    string.remove(atOffsets: [1])
    #expect(string == "ab")
  }

  @Test(arguments: [
    ([0], 3, "bcadef"), ([0], 1, "abcdef"), ([0], 0, "abcdef"), ([0], 6, "bcdefa"),
    ([5], 0, "fabcde"), ([1, 4], 3, "acbedf"), ([1, 4], 0, "beacdf"), ([1, 4], 6, "acdfbe"),
    ([], 2, "abcdef"),
  ])
  func `elements move in front of the element at the destination`(
    source: [Int], destination: Int, result: String
  ) {
    var array = letters
    array.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(array) == result)
  }

  @Test func `a slice moves its own elements only`() {
    var array = letters
    array[2...].move(fromOffsets: [0], toOffset: 2)
    #expect(String(array) == "abdcef")
  }

  @Test func `a removal of a missing element stops the program with a message`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var array = [1]
      array.remove(atOffsets: [1])
    }
    let message = try #require(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) })
    #expect(message.contains("The offset 1 is outside of the 1 elements"))
  }

  @Test func `a move behind the end stops the program with a message`() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var array = [1]
      array.move(fromOffsets: [0], toOffset: 2)
    }
    let message = try #require(
      result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) })
    #expect(message.contains("The destination 2 of a move is outside of the 1 elements"))
  }

  @Test func `elements with editing actions are shown as without them`() {
    func rows(_ content: some DynamicViewContent<[Int]>) -> [String] {
      #expect(content.data == [1, 2])
      return LayoutHarness { VStack { content } }.elements.compactMap(\.label)
    }
    let plain = ForEach([1, 2], id: \.self) { Text("row \($0)") }
    #expect(rows(plain) == ["row 1", "row 2"])
    #expect(rows(plain.onDelete { _ in }.onMove { _, _ in }) == ["row 1", "row 2"])
    let modified = ModifiedContent(content: plain, modifier: EmptyModifier())
    #expect(rows(modified.onDelete { _ in }) == ["row 1", "row 2"])
  }

  @Test func `a value of any type may be a view`() {
    #expect(AnyView(_fromValue: 3) == nil)
    let view = AnyView(_fromValue: Text("a"))
    #expect(LayoutHarness { view }.elements.map(\.label) == ["a"])
  }

  @Test func `views with identifiers are published with their frames, in order`() {
    let knob = Found()
    _ = LayoutHarness {
      HStack(spacing: 0) {
        Color.red.frame(width: 20, height: 10)._identified(by: "red")
        VStack(spacing: 0) {
          Color.green.frame(width: 30, height: 10)._identified(by: 1)
          Color.blue.frame(width: 30, height: 20)._identified(by: 2)
        }
      }
      .backgroundPreferenceValue(_IdentifiedViewsKey.self) { tree in
        let _ = knob.read(tree)
      }
    }
    // 50 by 30 in the centre of 100 by 100.
    let frames = [
      CGRect(x: 25, y: 45, width: 20, height: 10), CGRect(x: 45, y: 35, width: 30, height: 10),
      CGRect(x: 45, y: 45, width: 30, height: 20),
    ]
    #expect(knob.identifiers == ["red", 1, 2] as [AnyHashable])
    #expect(knob.frames == frames)
  }
}

/// The views found last.
@MainActor private final class Found {
  var identifiers: [AnyHashable] = []
  var frames: [CGRect] = []

  func read(_ tree: _IdentifiedViewTree) {
    (identifiers, frames) = ([], [])
    tree.forEach(add)
  }

  private func add(_ proxy: _IdentifiedViewProxy) {
    identifiers.append(proxy.identifier)
    frames.append(proxy.boundingRect)
  }
}
