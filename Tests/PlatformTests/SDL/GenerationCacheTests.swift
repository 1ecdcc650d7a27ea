import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

@Suite struct GenerationCacheTests {
  @Test func `a stored value is returned`() {
    var cache = GenerationCache<Int, String>(limit: 10)
    #expect(cache.value(for: 1) == nil)
    cache.insert("one", for: 1, cost: 1)
    #expect(cache.value(for: 1) == "one")
  }

  @Test func `the limit is never exceeded`() {
    var cache = GenerationCache<Int, Int>(limit: 100)
    for number in 0..<10_000 {
      cache.insert(number, for: number, cost: 1)
      #expect(cache.count <= 100)
    }
    #expect(cache.value(for: 9_999) == 9_999)
    #expect(cache.value(for: 0) == nil)
  }

  @Test func `values in use are kept`() {
    var cache = GenerationCache<Int, Int>(limit: 20)
    cache.insert(-1, for: -1, cost: 1)
    for number in 0..<1_000 {
      #expect(cache.value(for: -1) == -1)
      cache.insert(number, for: number, cost: 1)
    }
  }

  @Test func `costs are counted, and a value above the limit is stored alone`() {
    var cache = GenerationCache<Int, Int>(limit: 20)
    for number in 0..<50 { cache.insert(number, for: number, cost: 8) }
    #expect(cache.count == 2)
    cache.insert(100, for: 100, cost: 1_000)
    #expect(cache.value(for: 100) == 100)
    for number in 0..<10 { cache.insert(number, for: number, cost: 8) }
    #expect(cache.value(for: 100) == nil)
  }

  @Test func `storing a key again replaces its value and its cost`() {
    var cache = GenerationCache<Int, Int>(limit: 20)
    for number in 0..<100 { cache.insert(number, for: 1, cost: 5) }
    #expect(cache.count == 1)
    #expect(cache.value(for: 1) == 99)
  }
}
