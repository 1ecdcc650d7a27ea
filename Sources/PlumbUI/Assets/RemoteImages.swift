internal import Foundation

/// The images of a program that have to be loaded: from other machines, or from files that are not among its assets.
actor RemoteImages: RemoteImageSource {
  /// The images of this program.
  static let shared = RemoteImages(cache: DownloadCache(folder: DownloadCache.usualFolder))

  /// The largest number of bytes of an image.
  static let largestFile = 32 << 20
  /// The number of pixels of the images that are kept in memory.
  private static let keptPixels = 1 << 23
  /// The number of images that are loaded at a time.
  private static let simultaneousLoads = 6

  private let cache: DownloadCache
  private let largestFile: Int
  /// The images used last, the latest at the end.
  private var recent: [(url: URL, image: Loaded)] = []
  /// The images that are being loaded, with the number of the views that wait for each.
  private var loads: [URL: (task: Task<Bitmap, any Error>, waiting: Int, number: Int)] = [:]
  private var lastLoad = 0
  private var loadCount = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private let now: @Sendable () -> Date

  /// An image and the date until which it may be shown without another request.
  private struct Loaded {
    let bitmap: Bitmap
    let end: Date
  }

  /// - Parameter now: returns the date.
  init(
    cache: DownloadCache, largestFile: Int = largestFile,
    now: @escaping @Sendable () -> Date = { .now }
  ) {
    self.cache = cache
    self.largestFile = largestFile
    self.now = now
  }

  func bitmap(at url: URL) async throws -> Bitmap {
    if let known = recall(url) { return known }
    try Task.checkCancellation()
    let (task, number) = join(url)
    let result = await withTaskCancellationHandler {
      await task.result
    } onCancel: {
      Task { await self.leave(url, number) }
    }
    try Task.checkCancellation()
    return try result.get()
  }

  /// Returns the load of an image, which begins unless another view waits for the image already.
  private func join(_ url: URL) -> (task: Task<Bitmap, any Error>, number: Int) {
    if let load = loads[url] {
      loads[url]?.waiting += 1
      return (load.task, load.number)
    }
    lastLoad += 1
    let number = lastLoad
    let task = Task {
      defer { if loads[url]?.number == number { loads[url] = nil } }
      return try await loadInTurn(url)
    }
    loads[url] = (task, 1, number)
    return (task, number)
  }

  /// Ends a load for which no view waits any more.
  private func leave(_ url: URL, _ number: Int) {
    guard let load = loads[url], load.number == number else { return }
    loads[url]?.waiting -= 1
    guard load.waiting == 1 else { return }
    // A view that wants the image from now on begins anew.
    loads[url] = nil
    load.task.cancel()
  }

  private func loadInTurn(_ url: URL) async throws -> Bitmap {
    await begin()
    defer { end() }
    try Task.checkCancellation()
    do {
      let image = try await load(url)
      keep(image, of: url)
      return image.bitmap
    } catch let error as CancellationError {
      throw error
    } catch {
      throw RemoteImageError(address: url.absoluteString, reason: "\(error)")
    }
  }

  private func load(_ url: URL) async throws -> Loaded {
    if url.isFileURL {
      let data = try Self.contents(of: url, limit: largestFile)
      // A file may change at any time.
      return Loaded(bitmap: try await Self.decode(data, url), end: .distantPast)
    }
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      throw RemoteImageError.Reason(
        description: "only addresses of HTTP, HTTPS and files are supported")
    }
    if let file = await cache.file(for: url, at: now()) {
      return Loaded(bitmap: try await Self.decode(file.data, url), end: file.end)
    }
    let response = try await HTTPDownload(url, byteLimit: largestFile).download()
    // Decoded first, so that only images are kept.
    let bitmap = try await Self.decode(response.data, url)
    let lifetime = min(response.lifetime ?? 86_400, 365 * 86_400)
    let end = now().addingTimeInterval(lifetime)
    if lifetime > 0 { await cache.store(response.data, for: url, until: end) }
    return Loaded(bitmap: bitmap, end: end)
  }

  private nonisolated static func contents(of file: URL, limit: Int) throws -> Data {
    try RegularFile.contents(of: file.path, limit: limit)
  }

  /// Decodes beside the actor, so that several images are decoded at a time.
  private nonisolated static func decode(_ data: Data, _ url: URL) async throws -> Bitmap {
    try await Task.detached(priority: .userInitiated) {
      try ImageDecoder.bitmap(data, named: url.lastPathComponent)
    }.value
  }

  // MARK: The images in memory

  private func recall(_ url: URL) -> Bitmap? {
    guard let index = recent.firstIndex(where: { $0.url == url }) else { return nil }
    let entry = recent.remove(at: index)
    guard entry.image.end > now() else { return nil }
    recent.append(entry)
    return entry.image.bitmap
  }

  private func keep(_ image: Loaded, of url: URL) {
    recent.removeAll { $0.url == url }
    guard image.end > now() else { return }
    recent.append((url, image))
    var sum = recent.reduce(0) { $0 + $1.image.bitmap.width * $1.image.bitmap.height }
    while sum > Self.keptPixels, recent.count > 1 {
      let oldest = recent.removeFirst().image.bitmap
      sum -= oldest.width * oldest.height
    }
  }

  // MARK: The number of loads

  /// Waits until fewer than the allowed number of images are being loaded.
  private func begin() async {
    if loadCount < Self.simultaneousLoads {
      loadCount += 1
    } else {
      // `end` passes its turn on.
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func end() {
    if waiting.isEmpty {
      loadCount -= 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}

/// An error thrown if an image could not be loaded.
struct RemoteImageError: LocalizedError, CustomStringConvertible {
  let address: String
  let reason: String

  /// A reason, as a clause.
  struct Reason: Error, CustomStringConvertible {
    let description: String
  }

  var description: String { "The picture \(address) could not be loaded: \(reason)." }
  var errorDescription: String? { description }
}
