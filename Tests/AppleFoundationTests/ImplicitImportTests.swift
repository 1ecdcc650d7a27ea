import Combine
import Foundation
import FoundationNetworking
import ImplicitImports
import PlumbBase
import PlumbLog
import Testing

/// Files of a program for a Mac, which import one module each, compile and do what they do there.
struct ImplicitImportTests {
  @Test func `a model in a file that imports Foundation alone publishes its changes`() {
    let downloads = Downloads()
    var counts: [Int] = []
    let subscription = downloads.$names.sink { counts.append($0.count) }
    downloads.add("a")
    downloads.add("b")
    #expect(downloads.names == ["a", "b"])
    #expect(counts == [0, 1, 2])
    subscription.cancel()
  }

  @Test func `requests are made in a file that imports Foundation alone`() throws {
    let request = Downloads.request(try #require(URL(string: "http://localhost")))
    #expect(request.value(forHTTPHeaderField: "accept") == "text/plain")
  }

  @Test func `values of geometry, of time and of chance are there`() {
    #expect(Downloads.step(CGSize(width: 4, height: 2)).dx == 2)
    #expect(Downloads.elapsed { usleep(1_000) } >= 0.001)
    let rolls = (0..<600).map { _ in Downloads.roll() }
    #expect(Set(rolls) == [1, 2, 3, 4, 5, 6])
    #expect(Logs.nanoseconds(of: 5) == 5)
  }

  @Test func `a program's own types win`() {
    #expect(ImplicitImports.Future().path.length == 5)
    #expect(ImplicitImports.Subject(rawValue: "biology") == .biology)
  }

  @Test func `a program finds the modules by Apple's names, and nobody else does`() {
    #expect(FoundModules.hasLog)
    #expect(FoundModules.hasDarwin)
    #expect(FoundModules.clock() > 0)
    #if canImport(os) || canImport(Darwin) || canImport(QuartzCore) || canImport(ObjectiveC)
      Issue.record("A module of a ported program is visible to others.")
    #endif
  }

  @Test func `a lock protects its value`() {
    DispatchQueue.concurrentPerform(iterations: 100) { _ in
      Logs.lock.withLock { $0 += 1 }
    }
    #expect(Logs.lock.withLock { $0 } == 100)
  }
}
