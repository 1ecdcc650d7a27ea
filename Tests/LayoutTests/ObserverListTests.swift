import EngineTesting
import Foundation
import PlumbUI
import Testing

@_spi(Nodes) @testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import TestSupport

/// The lists of observers of positions and available sizes.
@MainActor @Suite struct ObserverListTests {
  @Test func `an anchor that is read repeatedly is recorded once`() {
    let reads = GeometryReads()
    let (reader, first, second) = (LayoutNode(), LayoutNode(), LayoutNode())
    let proxy = GeometryProxy(reader, reads: reads)
    for _ in 0..<1_000 {
      for node in [first, second] { _ = proxy[Anchor(.bounds, in: node)] }
    }
    #expect(reads.anchorReads.count == 2)
    #expect(!reads.areOutdated(for: reader))
  }

  @Test func `observers of an available size that never changes are removed with their nodes`() {
    let availableSize = AvailableSize()
    var leaving = (0..<1_000).map { _ in RelativeFrameLayoutNode() }
    let staying = (0..<100).map { _ in RelativeFrameLayoutNode() }
    for node in leaving { availableSize.addObserver(node) }
    #expect(availableSize.observers.count == 1_000)
    leaving = []
    for node in staying { availableSize.addObserver(node) }
    #expect(availableSize.observers.count == 100)
    #expect(staying.allSatisfy { availableSize.observers[ObjectIdentifier($0)]?.node === $0 })
  }
}
