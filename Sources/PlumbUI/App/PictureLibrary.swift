internal import Foundation

/// The pictures of a program, each read once.
///
/// What is shown stays in memory; of the rest as much as `limit` pixels hold.
final class ImageAssetLibrary: ImageAssetSource {
  /// The library of this program.
  @MainActor static let shared = ImageAssetLibrary()

  /// The most pixels of a picture, as many as a square of 8 192 has.
  static let largestImage = 1 << 26
  /// The most bytes of a file; a picture within the limit needs no more.
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
  private let warn: (String) -> Void
  /// Where requests led; `nil` for nowhere.
  private var files: [Request: ImageAssetFile?] = [:]
  /// What was read and may be shown somewhere.
  private var bitmaps: [URL: Entry] = [:]
  private var unreadable: Set<URL> = []
  /// What was read lately.
  private var recent: [Bitmap] = []

  /// - Parameters:
  ///   - limit: how many pixels of pictures that are not shown are kept.
  ///   - warn: is told of each picture that cannot be shown, once.
  init(
    folders: AssetCatalogs = AssetCatalogs(), limit: Int = 1 << 25,
    warn: @escaping (String) -> Void = RuntimeWarning.show
  ) {
    self.folders = folders
    self.limit = limit
    self.warn = warn
  }

  func picture(named name: ImageAssetName, scale: CGFloat, isDark: Bool) -> ImageAsset? {
    let request = Request(name: name, scale: scale, isDark: isDark)
    guard let file = file(for: request), let bitmap = bitmap(of: file, name: name.name) else {
      return nil
    }
    return ImageAsset(bitmap: bitmap, scale: file.scale)
  }

  private func file(for request: Request) -> ImageAssetFile? {
    if let known = files[request] { return known }
    let file = folders.file(of: request.name, scale: request.scale, isDark: request.isDark)
    if file == nil, !files.contains(where: { $0.key.name == request.name }) {
      let places = folders.places(of: request.name)
      warn(
        "There is no picture named \"\(request.name.name)\"; it was looked for in "
          + "\(places.first?.path ?? "no folder") and \(max(places.count - 1, 0)) other places.")
    }
    files[request] = .some(file)
    return file
  }

  private func bitmap(of file: ImageAssetFile, name: String) -> Bitmap? {
    if let known = bitmaps[file.url]?.bitmap { return known }
    if unreadable.contains(file.url) { return nil }
    do {
      let bitmap = try read(file.url)
      bitmaps[file.url] = Entry(bitmap: bitmap)
      keep(bitmap)
      return bitmap
    } catch {
      unreadable.insert(file.url)
      warn("The picture \"\(name)\" in \(file.url.path) cannot be shown: \(error)")
      return nil
    }
  }

  private func read(_ url: URL) throws -> Bitmap {
    let size = try url.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    guard size <= Self.largestFile else {
      throw SDLError.unreadablePicture(reason: "\(size) bytes are more than \(Self.largestFile)")
    }
    let canvas = try PNGFile.decode(Data(contentsOf: url), limit: Self.largestImage)
    return Bitmap(canvas)
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
