import Foundation
import Testing

@testable import PlumbSDL
@testable import PlumbUI
@testable import TestSupport

/// The folder of files that were downloaded.
@Suite struct DownloadCacheTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "cache-\(UUID())")

  private func url(_ name: String) throws -> URL {
    try #require(URL(string: "https://example.org/\(name)"))
  }

  private var files: [URL] {
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))
      ?? []
  }

  private func remove() { try? FileManager.default.removeItem(at: folder) }

  @Test func `a file is kept until its date`() async throws {
    defer { remove() }
    let cache = DownloadCache(folder: folder)
    let (data, now) = (Data([1, 2, 3]), Date(timeIntervalSince1970: 1_000_000))
    await cache.store(data, for: try url("a"), until: now + 60)
    #expect(await cache.data(for: try url("a"), at: now) == data)
    #expect(await cache.data(for: try url("b"), at: now) == nil)
    #expect(await DownloadCache(folder: folder).data(for: try url("a"), at: now) == data)
    // An outdated file is removed.
    #expect(await cache.data(for: try url("a"), at: now + 61) == nil)
    #expect(files.isEmpty)
  }

  @Test func `damaged files are removed`() async throws {
    defer { remove() }
    let cache = DownloadCache(folder: folder)
    let data = Data((0..<100).map { UInt8($0) })
    await cache.store(data, for: try url("a"), until: .distantFuture)
    let file = try #require(files.first)
    let good = try Data(contentsOf: file)
    // Every prefix, and every byte of the file changed.
    for count in stride(from: 0, to: good.count, by: 7) {
      try good.prefix(count).write(to: file)
      #expect(await cache.data(for: try url("a")) == nil)
      #expect(files.isEmpty)
    }
    for index in good.indices where !(8..<16).contains(index) {
      var bad = good
      bad[index] ^= 0x10
      try bad.write(to: file)
      #expect(await cache.data(for: try url("a")) == nil)
    }
    try good.write(to: file)
    #expect(await cache.data(for: try url("a")) == data)
  }

  @Test func `the files that were not used for the longest time make room`() async throws {
    defer { remove() }
    let cache = DownloadCache(folder: folder, limit: 10_000)
    let data = Data(repeating: 7, count: 2_000)
    let start = Date(timeIntervalSinceNow: -1_000)
    for index in 0..<4 {
      await cache.store(data, for: try url("\(index)"), until: .distantFuture)
      _ = await cache.data(for: try url("\(index)"), at: start + Double(index))
    }
    // The first is used again.
    _ = await cache.data(for: try url("0"), at: start + 100)
    await cache.store(data, for: try url("4"), until: .distantFuture)
    #expect(await cache.data(for: try url("0"), at: start + 101) == data)
    #expect(await cache.data(for: try url("1"), at: start + 101) == nil)
    #expect(await cache.data(for: try url("4"), at: start + 101) == data)
    // A file that would take more than a quarter is not kept.
    await cache.store(Data(count: 2_600), for: try url("5"), until: .distantFuture)
    #expect(await cache.data(for: try url("5")) == nil)
  }

  @Test func `a folder that cannot be written keeps nothing`() async throws {
    try Data().write(to: folder)
    defer { remove() }
    let cache = DownloadCache(folder: folder.appending(path: "inner"))
    await cache.store(Data([1]), for: try url("a"), until: .distantFuture)
    #expect(await cache.data(for: try url("a")) == nil)
  }

  @Test(
    arguments: [
      ("max-age=60", 60), ("public, MAX-AGE=5 , immutable", 5), ("no-store", 0), ("max-age=-3", 0),
      ("max-age=1e999", 0), ("no-cache, max-age=9", 0), ("private", nil), ("", nil),
    ] as [(String, Double?)])
  func `a header tells how long a file may be kept`(header: String, lifetime: Double?) {
    #expect(DownloadState.lifetime(in: header) == lifetime)
  }
}
