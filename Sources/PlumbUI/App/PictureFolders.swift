internal import Foundation

/// Finds the files of pictures.
struct AssetCatalogs {
  var environment = ProcessInfo.processInfo.environment
  // The first argument may say anything; the kernel knows.
  var executable = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
  /// The names in a folder, none where there is no such folder.
  var contents: (URL) -> [String] = { folder in
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  /// Where a picture is looked for, in order.
  func places(of name: ImageAssetName) -> [URL] {
    if !name.bundleFolders.isEmpty {
      return name.bundleFolders.flatMap { [$0, $0.appending(path: "Images")] }
    }
    if let named = environment["PLUMB_ASSETS"], !named.isEmpty {
      // Who names a folder means that one, not another one that happens to exist.
      return [URL(filePath: named).appending(path: "Images")]
    }
    let program = executable.lastPathComponent
    let folder = executable.deletingLastPathComponent()
    let installed = folder.deletingLastPathComponent().appending(path: "share/\(program)/Images")
    let shared = DataFolders(environment).urls.map { $0.appending(path: "\(program)/Images") }
    let around = sequence(first: folder) { $0.path == "/" ? nil : $0.deletingLastPathComponent() }
    let resources = contents(folder).filter { $0.hasSuffix(".resources") }
      .map { folder.appending(path: $0) }
    return [installed] + shared + around.map { $0.appending(path: "Assets/Images") }
      + resources.flatMap { [$0, $0.appending(path: "Images")] }
  }

  /// The file of a picture that fits a screen best: the smallest with enough pixels to a point, or
  /// the largest.
  func file(of name: ImageAssetName, scale: CGFloat, isDark: Bool) -> ImageAssetFile? {
    guard leadsDown(name) else { return nil }
    for place in places(of: name) {
      let files = files(named: name.name, in: place)
      let fitting = files.filter { $0.isDark == isDark }
      let usable = (fitting.isEmpty ? files.filter { !$0.isDark } : fitting)
        .sorted { $0.scale < $1.scale }
      if let file = usable.first(where: { $0.scale >= scale }) ?? usable.last { return file }
    }
    return nil
  }

  /// Whether a name leads down from a folder, never out of it.
  func leadsDown(_ name: ImageAssetName) -> Bool {
    let parts = name.name.split(separator: "/", omittingEmptySubsequences: false)
    return !parts.contains { ["", ".", ".."].contains($0) }
  }

  private func files(named name: String, in folder: URL) -> [ImageAssetFile] {
    let path = folder.appending(path: name)
    let plain = plainFiles(named: path.lastPathComponent, in: path.deletingLastPathComponent())
    return plain + sets(in: folder).flatMap { files(ofSet: $0.appending(path: "\(name).imageset")) }
  }

  /// The folders that may hold sets: one itself, and those of the catalogues in it.
  func sets(in folder: URL) -> [URL] {
    let catalogues = contents(folder).filter { $0.hasSuffix(".xcassets") }
      .map { folder.appending(path: $0) }
    return [folder] + catalogues.flatMap { groups(in: $0, depth: 0) }
  }

  /// A folder of a catalogue and those in it that only put sets in order.
  private func groups(in folder: URL, depth: Int) -> [URL] {
    // A link may lead back to where it is.
    guard depth < 8 else { return [] }
    let inner = contents(folder).filter { !$0.contains(".") }
    return [folder] + inner.flatMap { groups(in: folder.appending(path: $0), depth: depth + 1) }
  }

  private func plainFiles(named name: String, in folder: URL) -> [ImageAssetFile] {
    let stem = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let names = Set(contents(folder))
    return [("", 1), ("@1x", 1), ("@2x", 2), ("@3x", 3)].compactMap { suffix, scale in
      let file = "\(stem)\(suffix).png"
      guard names.contains(file) else { return nil }
      return ImageAssetFile(url: folder.appending(path: file), scale: scale)
    }
  }

  /// The files a set's own list names; without a list, all of them by their names.
  private func files(ofSet set: URL) -> [ImageAssetFile] {
    let names = contents(set)
    if names.isEmpty { return [] }
    guard let data = try? Data(contentsOf: set.appending(path: "Contents.json")),
      let list = try? JSONDecoder().decode(ImageSet.self, from: data)
    else {
      return names.filter { $0.hasSuffix(".png") }.map {
        let scale: CGFloat = $0.hasSuffix("@3x.png") ? 3 : $0.hasSuffix("@2x.png") ? 2 : 1
        return ImageAssetFile(url: set.appending(path: $0), scale: scale)
      }
    }
    return list.images.compactMap { entry in
      guard let name = entry.filename, names.contains(name) else { return nil }
      return ImageAssetFile(
        url: set.appending(path: name), scale: entry.factor, isDark: entry.isDark)
    }
  }
}

/// A file with a picture.
struct ImageAssetFile: Hashable {
  var url: URL
  /// Pixels per point.
  var scale: CGFloat
  /// Whether it is meant for dark surroundings.
  var isDark = false
}

/// What `Contents.json` says about a set of files.
private struct ImageSet: Decodable {
  struct Entry: Decodable {
    struct Appearance: Decodable {
      var appearance: String
      var value: String
    }

    var filename: String?
    var scale: String?
    var appearances: [Appearance]?

    /// `2x` is 2; a file for every scale counts as one for 1.
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
