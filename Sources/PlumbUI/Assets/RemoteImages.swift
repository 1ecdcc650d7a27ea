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
  private var recent: [(url: URL, bitmap: Bitmap)] = []
  private var loadCount = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(cache: DownloadCache, largestFile: Int = largestFile) {
    self.cache = cache
    self.largestFile = largestFile
  }

  func bitmap(at url: URL) async throws -> Bitmap {
    if let known = recall(url) { return known }
    await begin()
    defer { end() }
    // Meanwhile another view may have loaded it, or this one may have gone.
    if let known = recall(url) { return known }
    try Task.checkCancellation()
    do {
      let bitmap = try await load(url)
      keep(bitmap, of: url)
      return bitmap
    } catch let error as CancellationError {
      throw error
    } catch {
      throw RemoteImageError(address: url.absoluteString, reason: "\(error)")
    }
  }

  private func load(_ url: URL) async throws -> Bitmap {
    if url.isFileURL {
      return try await Self.decode(Self.contents(of: url, limit: largestFile), url)
    }
    guard ["http", "https"].contains(url.scheme?.lowercased()) else {
      throw RemoteImageError.Reason(
        description: "only addresses of HTTP, HTTPS and files are supported")
    }
    if let data = await cache.data(for: url) { return try await Self.decode(data, url) }
    let response = try await HTTPDownload(url, byteLimit: largestFile).download()
    // Decoded first: what is no image is not kept.
    let bitmap = try await Self.decode(response.data, url)
    let lifetime = min(response.lifetime ?? 86_400, 365 * 86_400)
    if lifetime > 0 {
      await cache.store(response.data, for: url, until: Date(timeIntervalSinceNow: lifetime))
    }
    return bitmap
  }

  private nonisolated static func contents(of file: URL, limit: Int) throws -> Data {
    guard let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    guard size <= limit else {
      throw RemoteImageError.Reason(description: "it has more than \(limit >> 20) megabytes")
    }
    return try Data(contentsOf: file)
  }

  /// Decodes beside the actor, so that several images are decoded at a time.
  private nonisolated static func decode(_ data: Data, _ url: URL) async throws -> Bitmap {
    try await Task.detached(priority: .userInitiated) {
      Bitmap(
        try ImageDecoder.decode(
          data, named: url.lastPathComponent, limit: ImageAssetLibrary.largestImage))
    }.value
  }

  // MARK: The images in memory

  private func recall(_ url: URL) -> Bitmap? {
    guard let index = recent.firstIndex(where: { $0.url == url }) else { return nil }
    // A file may have changed since it was read.
    if url.isFileURL { return nil }
    let entry = recent.remove(at: index)
    recent.append(entry)
    return entry.bitmap
  }

  private func keep(_ bitmap: Bitmap, of url: URL) {
    if url.isFileURL { return }
    recent.removeAll { $0.url == url }
    recent.append((url, bitmap))
    var sum = recent.reduce(0) { $0 + $1.bitmap.width * $1.bitmap.height }
    while sum > Self.keptPixels, recent.count > 1 {
      let oldest = recent.removeFirst().bitmap
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
