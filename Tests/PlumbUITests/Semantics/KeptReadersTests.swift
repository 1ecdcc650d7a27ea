import Foundation
import PlumbTesting
import Testing

@testable import PlumbUI

/// What layout keeps of views that ask for places and lengths.
@MainActor @Suite struct ObserverListTests {
  @Test func `however often a mark is asked for, it is kept once`() {
    let reads = GeometryReads()
    let (reader, first, second) = (LayoutNode(), LayoutNode(), LayoutNode())
    let proxy = GeometryProxy(reader, reads: reads)
    for _ in 0..<1_000 {
      for node in [first, second] { _ = proxy[Anchor(.bounds, in: node)] }
    }
    #expect(reads.marks.count == 2)
    #expect(!reads.areOutdated(for: reader))
  }

  @Test func `a room forgets those who left it though it never changes`() {
    let room = AvailableSize()
    var leaving = (0..<1_000).map { _ in RelativeFrameNode() }
    let staying = (0..<100).map { _ in RelativeFrameNode() }
    for node in leaving { room.follow(node) }
    #expect(room.observers.count == 1_000)
    leaving = []
    for node in staying { room.follow(node) }
    #expect(room.observers.count == 100)
    #expect(staying.allSatisfy { room.observers[ObjectIdentifier($0)]?.node === $0 })
  }
}
