internal import Foundation

/// A cache of the images of a program.
///
/// Visible images stay in memory, and so do the most recently read ones, up to `limit` pixels.
final class ImageAssetLibrary: ImageAssetSource {
  /// The library of this program.
  @MainActor static let shared = ImageAssetLibrary()

  /// The largest number of bytes of a file; an image within the limit of pixels needs no more.
  private static let largestFile = 1 << 29

  private struct Request: Hashable {
    var name: ImageAssetName
    var scale: CGFloat
    var isDark: Bool
  }

  private struct Entry {
    weak var bitmap: Bitmap?
  }

  private let folders: AssetCatalogs
  private let limit: Int
  /// The file of each request; `nil` if there is none.
  private var files: [Request: ImageAssetFile?] = [:]
  /// The images that were read and may still be in use.
  private var bitmaps: [URL: Entry] = [:]
  private var unreadable: Set<URL> = []
  /// The most recently read images.
  private var recent: [Bitmap] = []

  /// Creates an empty cache.
  ///
  /// - Parameter limit: the number of pixels of images that are kept although they are not visible.
  init(folders: AssetCatalogs = AssetCatalogs(), limit: Int = 1 << 25) {
    self.folders = folders
    self.limit = limit
  }

  func image(named name: ImageAssetName, scale: CGFloat, isDark: Bool) -> ImageAsset? {
    let request = Request(name: name, scale: scale, isDark: isDark)
    guard let file = file(for: request), let bitmap = bitmap(of: file, name: name.name) else {
      return nil
    }
    return ImageAsset(bitmap: bitmap, scale: file.pixelScale)
  }

  private func file(for request: Request) -> ImageAssetFile? {
    if let cached = files[request] { return cached }
    let file = folders.file(of: request.name, scale: request.scale, isDark: request.isDark)
    if file == nil, !files.contains(where: { $0.key.name == request.name }) {
      let searchFolders = folders.searchFolders(of: request.name)
      RuntimeWarning.show(
        "There is no image named \"\(request.name.name)\"; it was searched for in "
          + "\(searchFolders.first?.path ?? "no folder") and "
          + "\(max(searchFolders.count - 1, 0)) other folders.")
    }
    files[request] = .some(file)
    return file
  }

  private func bitmap(of file: ImageAssetFile, name: String) -> Bitmap? {
    if let cached = bitmaps[file.url]?.bitmap { return cached }
    if unreadable.contains(file.url) { return nil }
    do {
      let bitmap = try readMakingRoom(file)
      bitmaps[file.url] = Entry(bitmap: bitmap)
      keep(bitmap)
      return bitmap
    } catch {
      if (error as? ImageDecoder.Failure)?.isTemporary != true { unreadable.insert(file.url) }
      RuntimeWarning.showOnce("The image \"\(name)\" in \(file.url.path) cannot be shown: \(error)")
      return nil
    }
  }

  /// Reads a file; if there is no memory for it, first removes images that nothing shows.
  private func readMakingRoom(_ file: ImageAssetFile) throws -> Bitmap {
    do {
      return try read(file)
    } catch let failure as ImageDecoder.Failure where failure.isTemporary && !recent.isEmpty {
      recent = []
      return try read(file)
    }
  }

  private func read(_ file: ImageAssetFile) throws -> Bitmap {
    try ImageDecoder.bitmap(
      RegularFile.contents(of: file.url.path, limit: Self.largestFile),
      named: file.url.lastPathComponent, scale: file.pixelScale)
  }

  private func keep(_ bitmap: Bitmap) {
    recent.append(bitmap)
    var sum = recent.reduce(0) { $0 + $1.width * $1.height }
    while sum > limit, let oldest = recent.first {
      sum -= oldest.width * oldest.height
      recent.removeFirst()
    }
  }
}
