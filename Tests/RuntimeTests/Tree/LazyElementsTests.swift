import EngineTesting
import Testing

@_spi(Nodes) @testable import PlumbCore
@testable import TestSupport

/// The elements of a lazy list and their changes.
@MainActor @Suite struct LazyElementsTests {
  /// An element whose id is a part of it.
  private struct Element: Equatable {
    var id: Int
    var name: String
  }

  private func elements(_ ids: [Int]) -> [Element] {
    ids.map { Element(id: $0, name: "\($0)") }
  }

  /// Returns the identities of elements with some ids.
  private func keys(_ ids: [Int]) -> [LazyElementKey<Int>] {
    var counts: [Int: Int] = [:]
    return ids.map { id in
      defer { counts[id, default: 0] += 1 }
      return counts[id].map { .repeated(id, $0) } ?? .id(id)
    }
  }

  /// Returns one of several small or large changes of some ids.
  private func changed(_ ids: [Int], _ random: inout SplitMix64) -> [Int] {
    var ids = ids
    let count = Int.random(in: 1...3, using: &random)
    for _ in 0..<count {
      let index = Int.random(in: 0...ids.count, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: ids.insert(Int.random(in: 0..<400, using: &random), at: index)
      case 1: if index < ids.count { ids.remove(at: index) }
      case 2:
        if index < ids.count {
          let id = ids.remove(at: index)
          ids.insert(id, at: Int.random(in: 0...ids.count, using: &random))
        }
      case 3: ids.insert(contentsOf: (0..<40).map { 1_000 + $0 + index }, at: index)
      case 4: ids.removeSubrange(index..<min(index + 50, ids.count))
      case 5: if index < ids.count { ids[index] = Int.random(in: 0..<2_000, using: &random) }
      case 6: ids.shuffle(using: &random)
      default: ids.reverse()
      }
    }
    return ids
  }

  @Test func `kept ranges of elements are the same before and after any change`() {
    var random = SplitMix64(seed: 14)
    for _ in 0..<200 {
      var ids = Array(0..<Int.random(in: 0..<200, using: &random))
      var lazy = LazyElements<[Element], Int>()
      _ = lazy.update(elements(ids), id: \.id, elementsAreIDs: false)
      for _ in 0..<10 {
        let before = ids
        ids = changed(ids, &random)
        let changes = lazy.update(elements(ids), id: \.id, elementsAreIDs: false)
        let after = ids
        #expect((0..<lazy.count).map { lazy.id(at: $0) } == after)
        #expect((0..<lazy.count).map { lazy.key(at: $0) } == keys(after))
        for (index, id) in before.enumerated() {
          if let new = changes.index(of: index) { #expect(after[new] == id) }
        }
        // An element that was not replaced is nowhere else.
        #expect(
          before.indices.count { changes.index(of: $0) != nil }
            == after.count - changes.replacements.reduce(0) { $0 + $1.new.count })
        for range in changes.keptRanges(of: before.count) {
          #expect(range.new >= 0 && range.new + range.old.count <= after.count)
        }
        for id in after { #expect(lazy.contains(id)) }
        if let removed = lazy.removedIDs {
          #expect(Set(removed) == Set(before).subtracting(after))
        }
      }
    }
  }

  @Test func `elements with changed contents and the same ids are the same`() {
    var lazy = LazyElements<[Element], Int>()
    let before = elements(Array(0..<100))
    _ = lazy.update(before, id: \.id, elementsAreIDs: false)
    let after = before.map { Element(id: $0.id, name: "a much longer name than before \($0.id)") }
    #expect(lazy.update(after, id: \.id, elementsAreIDs: false).isEmpty)
    #expect(lazy[7] == after[7])
  }

  @Test func `a range grows, shrinks and moves`() {
    var lazy = LazyElements<Range<Int>, Int>()
    func update(_ range: Range<Int>) -> ElementChanges {
      lazy.update(range, id: \.self, elementsAreIDs: true)
    }
    _ = update(0..<1_000_000_000)
    #expect(update(0..<1_000_000_001).replacements.map(\.new) == [1_000_000_000..<1_000_000_001])
    #expect(update(5..<1_000_000_001).replacements.map(\.old) == [0..<5])
    #expect(lazy.id(at: 0) == 5)
    #expect(lazy.contains(1_000_000_000))
    #expect(!lazy.contains(4))
    #expect(lazy.index(of: 7) == 2)
    _ = update(3..<8)
    #expect((0..<lazy.count).map { lazy.id(at: $0) } == [3, 4, 5, 6, 7])
  }

  @Test func `elements with the same id are told from each other by their order`() {
    var lazy = LazyElements<[Element], Int>()
    func update(_ ids: [Int]) -> [LazyElementKey<Int>?] {
      _ = lazy.update(elements(ids), id: \.id, elementsAreIDs: false)
      return (0..<lazy.count).map { lazy.key(at: $0) }
    }
    #expect(update([1, 2, 1, 3]) == [.id(1), .id(2), .repeated(1, 1), .id(3)])
    #expect(lazy.index(of: 1) == 0)
    #expect(update([1, 2, 4, 3]) == [.id(1), .id(2), .id(4), .id(3)])
    #expect(update([1, 2, 4, 2, 2]) == [.id(1), .id(2), .id(4), .repeated(2, 1), .repeated(2, 2)])
    #expect(update([2, 1, 2]) == [.id(2), .id(1), .repeated(2, 1)])
  }

  @Test func `the state of the row released first is lost beyond the limit`() {
    let states = KeptItemStates<Int>()
    let limit = KeptItemStates<Int>.limit
    let tree = ViewTree(root: EmptyView(), textServices: .monospaced)
    guard let root = tree.rootNode else { return }
    let state = KeptViewState(of: root)
    for row in 0..<limit { states.keep(state, of: row) }
    // Seen and released again, so the next one is the oldest.
    #expect(states.take(0) != nil)
    states.keep(state, of: 0)
    states.keep(state, of: limit)
    #expect(states.count == limit)
    #expect(states.take(1) == nil)
    #expect(states.take(0) != nil)
    #expect(states.take(limit) != nil)
    for _ in 0..<3 {
      for row in 0..<2 * limit { states.keep(state, of: row) }
      #expect(states.count == limit)
    }
    states.removeAll { !$0.isMultiple(of: limit) }
    #expect(states.count == 1)
  }

  /// Numbers that are computed when they are read, as the elements of a binding are: earlier copies change with them.
  private struct Computed: RandomAccessCollection {
    let numbers: Kept<[Int]>

    var startIndex: Int { 0 }
    var endIndex: Int { MainActor.assumeIsolated { numbers.value.count } }
    subscript(index: Int) -> Int { MainActor.assumeIsolated { numbers.value[index] } }
  }

  @Test(arguments: [3, 100, 10_000, 10_001])
  func `a collection that computes its elements is compared with its elements of before`(count: Int)
  {
    let numbers = Kept(Array(0..<count))
    var lazy = LazyElements<Computed, Int>()
    func update() -> ElementChanges {
      lazy.update(Computed(numbers: numbers), id: { $0 }, elementsAreIDs: false)
    }
    func keysAreRight() -> Bool {
      lazy.count == numbers.value.count
        && numbers.value.indices.allSatisfy { lazy.key(at: $0) == .id(numbers.value[$0]) }
    }
    _ = update()
    numbers.value.removeLast()
    #expect(lazy[count - 1] == nil)
    #expect(!update().isEmpty)
    #expect(keysAreRight())
    numbers.value.insert(-1, at: 0)
    #expect(!update().isEmpty)
    #expect(keysAreRight())
    numbers.value = []
    #expect(update() == .all(count, by: 0))
    #expect(lazy[0] == nil)
    #expect(lazy.index(of: 0) == nil)
  }
}
