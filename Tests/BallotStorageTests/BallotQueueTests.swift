import BallotStorage
import Foundation
import Synchronization
import Testing

/// The last report of a queue.
private final class Reports: Sendable {
  private let last = Mutex<BallotQueue.Report?>(nil)

  func receive(_ report: BallotQueue.Report) { last.withLock { $0 = report } }

  /// Waits until a report is as wanted; fails after ten seconds.
  func wait(
    for condition: (BallotQueue.Report) -> Bool, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for _ in 0..<1_000 {
      if let report = last.withLock(\.self), condition(report) { return }
      usleep(10_000)
    }
    Issue.record("No such report in ten seconds.", sourceLocation: sourceLocation)
  }
}

@Suite struct BallotQueueTests {
  @Test func `a report contains all entries submitted before it was stored`() throws {
    let folder = try TestFolder()
    let reports = Reports()
    let queue = BallotQueue(.file(folder.votes), poll: "pets", receive: reports.receive)
    for index in 0..<100 { queue.submit(.vote(for: index % 2 == 0 ? "cat" : "dog")) }
    reports.wait { $0.stored == 100 && $0.votes == ["cat": 50, "dog": 50] }
    #expect(queue.finish(within: 10).entries.isEmpty)
  }

  @Test func `the votes of another queue are reported without asking`() throws {
    let folder = try TestFolder()
    let reports = [Reports(), Reports()]
    let queues = reports.map {
      BallotQueue(.file(folder.votes), poll: "pets", receive: $0.receive)
    }
    for reports in reports { reports.wait(for: \.isRead) }
    queues[0].submit(.vote(for: "cat"))
    reports[1].wait { $0.votes == ["cat": 1] && $0.stored == 0 }
    queues[1].submit(.vote(for: "dog"))
    reports[0].wait { $0.votes == ["cat": 1, "dog": 1] && $0.stored == 1 }
  }

  @Test func `a reset by another program is reported`() throws {
    let folder = try TestFolder()
    let reports = Reports()
    let queue = BallotQueue(.file(folder.votes), poll: "pets", receive: reports.receive)
    queue.submit(.vote(for: "cat"))
    reports.wait { $0.votes == ["cat": 1] }
    _ = try BallotStore(.file(folder.votes)).reset("pets")
    reports.wait { $0.votes.isEmpty }
    queue.submit(.vote(for: "dog"))
    reports.wait { $0.votes == ["dog": 1] }
  }

  @Test func `what cannot be stored stays in the queue until it can`() throws {
    let folder = try TestFolder()
    let lock = try Raw(folder.votes)
    let reports = Reports()
    try lock.execute("PRAGMA journal_mode = WAL; CREATE TABLE other(x); DROP TABLE other;")
    try lock.execute("BEGIN IMMEDIATE")
    let queue = BallotQueue(.file(folder.votes), poll: "pets", receive: reports.receive)
    let vote = BallotEntry.vote(for: "cat")
    queue.submit(vote)
    reports.wait { $0.failure?.kind == .locked && $0.stored == 0 }
    #expect(queue.finish(within: 0.01).entries == [vote])
    try lock.execute("ROLLBACK")
    reports.wait { $0.failure == nil && $0.stored == 1 && $0.votes == ["cat": 1] }
  }

  @Test func `a damaged row is found although it is not read, and reported`() throws {
    let folder = try TestFolder()
    let entries = (0..<20).map { BallotEntry.vote(for: "goldfish", at: $0) }
    try BallotStore(.file(folder.votes)).append(entries)
    var bytes = try Data(contentsOf: URL(filePath: folder.votes))
    let name = try #require(bytes.range(of: Data("petsgoldfish".utf8)))
    bytes[name.lowerBound] ^= 1
    try bytes.write(to: URL(filePath: folder.votes))
    let reports = Reports()
    let queue = BallotQueue(.file(folder.votes), poll: "pets", receive: reports.receive)
    reports.wait { $0.salvages.first?.entries == 19 && $0.votes == ["goldfish": 19] }
    #expect(queue.finish(within: 1).entries.isEmpty)
  }
}
