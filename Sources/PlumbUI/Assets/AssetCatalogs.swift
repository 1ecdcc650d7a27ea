internal import Foundation

/// Finds the image files of a program's assets.
struct AssetCatalogs {
  /// The largest number of bytes of a set's list.
  static let largestList = 1 << 20

  /// The folders of the program's assets.
  var assets = AssetFolders()

  /// Returns the folders in which an image is searched for, in order.
  func searchFolders(of name: ImageAssetName) -> [URL] {
    if !name.bundleFolders.isEmpty {
      return name.bundleFolders.flatMap { [$0, $0.appending(path: "Images")] }
    }
    return assets.folders(of: "Images")
  }

  /// Returns the file of an image that fits a screen best: the smallest with enough pixels per
  /// point, or the largest.
  ///
  /// - Parameter scale: pixels per point.
  func file(of name: ImageAssetName, scale: CGFloat, isDark: Bool) -> ImageAssetFile? {
    guard isSubpath(name) else { return nil }
    for searchFolder in searchFolders(of: name) {
      let files = files(named: name.name, in: searchFolder)
      let fitting = files.filter { $0.isDark == isDark }
      let usable = (fitting.isEmpty ? files.filter { !$0.isDark } : fitting)
        .sorted { $0.scale < $1.scale }
      if let file = usable.first(where: { $0.scale >= scale }) ?? usable.last { return file }
    }
    return nil
  }

  /// Returns whether a name is a relative path that stays inside the folder.
  func isSubpath(_ name: ImageAssetName) -> Bool {
    let parts = name.name.split(separator: "/", omittingEmptySubsequences: false)
    return !parts.contains { ["", ".", ".."].contains($0) }
  }

  private func files(named name: String, in folder: URL) -> [ImageAssetFile] {
    let path = folder.appending(path: name)
    let plain = plainFiles(named: path.lastPathComponent, in: path.deletingLastPathComponent())
    return plain + places(ofSet: name, kind: "imageset", in: folder).flatMap(files(ofSet:))
  }

  /// Returns the folders in which a set of a kind may be.
  ///
  /// A name with slashes begins with the groups that are namespaces; groups between them that only
  /// organize sets are not part of the name.
  func places(ofSet name: String, kind: String, in folder: URL) -> [URL] {
    let folders = sets(in: folder)
    let parts = name.split(separator: "/").map(String.init)
    let direct = folders.map { $0.appending(path: "\(name).\(kind)") }
    guard parts.count > 1, let last = parts.last else { return direct }
    let organized = folders.filter {
      var groups = $0.pathComponents.dropFirst(folder.pathComponents.count)
      return parts.dropLast().allSatisfy { part in
        guard let index = groups.firstIndex(of: part) else { return false }
        groups = groups[(index + 1)...]
        return true
      }
    }
    return direct + organized.map { $0.appending(path: "\(last).\(kind)") }
  }

  /// Returns the folders that may contain sets: the folder itself and the folders of its asset
  /// catalogues.
  private func sets(in folder: URL) -> [URL] {
    let catalogues = assets.contents(folder).filter { $0.hasSuffix(".xcassets") }
      .map { folder.appending(path: $0) }
    return [folder] + catalogues.flatMap { groups(in: $0, depth: 0) }
  }

  /// Returns a folder of a catalogue and the groups in it, which only organize sets.
  private func groups(in folder: URL, depth: Int) -> [URL] {
    // A symbolic link may form a cycle.
    guard depth < 8 else { return [] }
    let inner = assets.contents(folder).filter { !$0.contains(".") }
    return [folder] + inner.flatMap { groups(in: folder.appending(path: $0), depth: depth + 1) }
  }

  private func plainFiles(named name: String, in folder: URL) -> [ImageAssetFile] {
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let names = Set(assets.contents(folder))
    return [("", 1), ("@1x", 1), ("@2x", 2), ("@3x", 3)].compactMap { suffix, scale in
      let file = "\(stem)\(suffix).png"
      guard names.contains(file) else { return nil }
      return ImageAssetFile(url: folder.appending(path: file), scale: scale)
    } + otherFiles(among: names.filter { $0 == name || Self.stem(of: $0) == name }, in: folder)
  }

  /// Returns files of other formats. Files that cannot be decoded are included, so that the reason can be reported. All
  /// count as the least suitable.
  private func otherFiles(among names: some Sequence<String>, in folder: URL) -> [ImageAssetFile] {
    names.filter { Self.stem(of: $0) != nil }.sorted().map {
      ImageAssetFile(url: folder.appending(path: $0), scale: 0)
    }
  }

  /// Returns the name of a file of another format without its ending; `nil` for any other file.
  private static func stem(of name: String) -> String? {
    ImageFormat.otherEndings.first { name.lowercased().hasSuffix($0) }
      .map { String(name.dropLast($0.count)) }
  }

  /// Returns the files listed in a set's `Contents.json`; without a list, all images by their
  /// names.
  private func files(ofSet set: URL) -> [ImageAssetFile] {
    let names = assets.contents(set)
    if names.isEmpty { return [] }
    let file = set.appending(path: "Contents.json").path
    guard let data = try? RegularFile.contents(of: file, limit: Self.largestList),
      let list = try? JSONDecoder().decode(ImageSet.self, from: data)
    else {
      return names.filter { $0.hasSuffix(".png") }.map {
        let scale: CGFloat = $0.hasSuffix("@3x.png") ? 3 : $0.hasSuffix("@2x.png") ? 2 : 1
        return ImageAssetFile(url: set.appending(path: $0), scale: scale)
      } + otherFiles(among: names, in: set)
    }
    return list.images.compactMap { entry in
      guard let name = entry.filename, names.contains(name) else { return nil }
      return ImageAssetFile(
        url: set.appending(path: name), scale: entry.factor, isDark: entry.isDark)
    }
  }
}

/// An image file.
struct ImageAssetFile: Hashable {
  var url: URL
  /// The pixels per point.
  var scale: CGFloat
  /// Whether the image is for the dark colour scheme.
  var isDark = false

  /// The pixels per point of the image after it was read. Drawings, which have no pixels of their own, are made sharp on
  /// screens with two.
  var pixelScale: CGFloat {
    if url.pathExtension.lowercased() == "svg" { return 2 }
    return scale > 0 ? scale : 1
  }
}

/// The contents of the `Contents.json` file of an image set.
private struct ImageSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }

    var filename: String?
    var scale: String?
    var appearances: [Appearance]?

    /// The pixels per point: 2 for `2x`; a file for every scale counts as one for 1.
    var factor: CGFloat {
      switch scale {
      case "2x": 2
      case "3x": 3
      default: 1
      }
    }

    var isDark: Bool {
      appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false
    }
  }

  var images: [Entry]
}
