internal import Foundation

/// Files that were downloaded, in a folder of the user's caches.
///
/// Together they have at most `limit` bytes; the files that were not used for the longest time are removed first. A
/// file is complete or not there: it is written beside its place and then moved. Damaged files are removed. Several
/// programs may use the folder at a time.
package actor DownloadCache {
  private let folder: URL
  private let limit: Int
  /// The bytes of all files; `nil` before they have been counted.
  private var total: Int?

  /// The largest number of bytes of all files.
  package static let usualLimit = 64 << 20

  package init(folder: URL, limit: Int = usualLimit) {
    self.folder = folder
    self.limit = limit
  }

  /// The folder of this program.
  package static var usualFolder: URL {
    let caches =
      BaseDirectories().cache.map { URL(filePath: $0) }
      ?? FileManager.default.homeDirectoryForCurrentUser.appending(path: ".cache")
    return caches.appending(path: ProcessInfo.processInfo.processName)
      .appending(path: "Downloads")
  }

  /// Returns the file of an address; `nil` if there is none, or it is outdated or damaged.
  package func data(for url: URL, at now: Date = .now) -> Data? { file(for: url, at: now)?.data }

  /// Returns the file of an address, and the date until which it is kept; `nil` if there is none, or it is outdated or
  /// damaged.
  package func file(for url: URL, at now: Date = .now) -> (data: Data, end: Date)? {
    let place = place(of: url)
    guard let bytes = try? RegularFile.contents(of: place.path, limit: limit) else { return nil }
    guard let entry = CachedDownload(bytes), entry.address == url.absoluteString, entry.end > now
    else {
      remove(place, byteCount: bytes.count)
      return nil
    }
    // The time of the last use.
    try? FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: place.path)
    return (entry.data, entry.end)
  }

  /// Keeps a file until a date. A file that cannot be written is not kept.
  package func store(_ data: Data, for url: URL, until end: Date) {
    let bytes = CachedDownload(address: url.absoluteString, end: end, data: data).bytes
    guard bytes.count <= limit / 4 else { return }
    let place = place(of: url)
    let count = total ?? files().reduce(0) { $0 + $1.byteCount }
    let old = (try? place.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
    do {
      try FileManager.default.createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try bytes.write(to: place, options: .atomic)
    } catch {
      return
    }
    total = count - old + bytes.count
    if total ?? 0 > limit { evict() }
  }

  /// Removes the files that were not used for the longest time, until a tenth of the limit is free.
  private func evict() {
    let files = files().sorted { $0.lastUse < $1.lastUse }
    var sum = files.reduce(0) { $0 + $1.byteCount }
    for file in files where sum > limit - limit / 10 {
      try? FileManager.default.removeItem(at: file.url)
      sum -= file.byteCount
    }
    total = sum
  }

  private func remove(_ place: URL, byteCount: Int) {
    try? FileManager.default.removeItem(at: place)
    total = total.map { max($0 - byteCount, 0) }
  }

  private func files() -> [(url: URL, byteCount: Int, lastUse: Date)] {
    let keys: Set<URLResourceKey> = [.fileSizeKey, .contentModificationDateKey]
    let urls = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: Array(keys))
    return (urls ?? []).compactMap { url in
      guard let values = try? url.resourceValues(forKeys: keys), let count = values.fileSize else {
        return nil
      }
      return (url, count, values.contentModificationDate ?? .distantPast)
    }
  }

  /// Returns the place of the file of an address, named by a hash. The file repeats the address, because two may have
  /// the same hash.
  private func place(of url: URL) -> URL {
    var (first, second): (UInt64, UInt64) = (0xCBF2_9CE4_8422_2325, 0x9E37_79B9_7F4A_7C15)
    for byte in url.absoluteString.utf8 {
      first = (first ^ UInt64(byte)) &* 0x100_0000_01B3
      second = (second ^ UInt64(byte)) &* 0x100_0000_01B3 ^ (second >> 29)
    }
    let name = [first, second].map { part in
      let digits = String(part, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
    return folder.appending(path: name.joined())
  }
}

/// The contents of a file in the cache: a mark, a date, an address, a checksum and the data.
struct CachedDownload {
  let address: String
  /// The date at which the data become outdated.
  let end: Date
  let data: Data

  private static let mark = Array("PlumbDL1".utf8)

  init(address: String, end: Date, data: Data) {
    self.address = address
    self.end = end
    self.data = data
  }

  var bytes: Data {
    var bytes = Data(Self.mark)
    func append(_ number: UInt64) {
      bytes.append(contentsOf: (0..<8).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) })
    }
    append(UInt64(max(end.timeIntervalSince1970, 0)))
    append(UInt64(CRC32(data).value))
    append(UInt64(address.utf8.count))
    bytes.append(contentsOf: address.utf8)
    bytes.append(data)
    return bytes
  }

  /// Reads the contents of a file; `nil` if they are damaged.
  init?(_ bytes: Data) {
    let bytes = Data(bytes)
    let header = Self.mark.count + 24
    guard bytes.count >= header, bytes.starts(with: Self.mark) else { return nil }
    func number(_ index: Int) -> UInt64 {
      let start = Self.mark.count + index * 8
      return (0..<8).reduce(0) { $0 | UInt64(bytes[start + $1]) << ($1 * 8) }
    }
    let length = number(2)
    guard length <= UInt64(bytes.count - header) else { return nil }
    let split = header + Int(length)
    address = String(decoding: bytes[header..<split], as: UTF8.self)
    data = bytes[split...]
    end = Date(timeIntervalSince1970: Double(number(0)))
    guard UInt64(CRC32(data).value) == number(1) else { return nil }
  }
}
