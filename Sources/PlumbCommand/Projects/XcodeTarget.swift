import Foundation

/// A target of an Xcode project with everything that its build uses.
struct XcodeTarget {
  /// A file or folder of a target.
  struct Item {
    var url: URL
    /// Whether a folder is copied as it is.
    var isFolderReference = false
    /// The systems for which it is used, in Xcode's words; empty for all.
    var systems: [String] = []
  }

  /// A product of a package that a target uses.
  struct PackageProduct: Equatable {
    var name: String
    /// The package in another place; `nil` for one on this machine.
    var remote: RemotePackage?
    /// The folder of a package on this machine, if the project names it.
    var folder: URL?
  }

  var id: String
  var name: String
  /// The kind of the product, without Apple's prefix: `application`, `app-extension`.
  var type: String
  var settings: XcodeSettings
  var items: [Item] = []
  /// The ids of the targets that are built before.
  var dependencies: [String] = []
  var products: [PackageProduct] = []
  /// The names of the scripts that are run during the build.
  var scripts: [String] = []
}

extension XcodeProject {
  /// The targets with products, also those without Swift files.
  var products: [XcodeTarget] {
    let project = file.objects[file.rootObject]
    return (project?.targets ?? []).compactMap { id in
      guard let object = file.objects[id], object.isa == "PBXNativeTarget" else { return nil }
      var target = XcodeTarget(
        id: id, name: object.name ?? "?",
        type: (object.productType ?? "").replacing("com.apple.product-type.", with: ""),
        settings: XcodeSettings(of: object, in: project, file, places: places, root: root))
      target.items = items(ofPhases: object) + synchronizedItems(of: object, id: id)
      target.dependencies = file.objects(object.dependencies).compactMap(\.target)
      target.products = file.objects(object.packageProductDependencies).compactMap(packageProduct)
      target.scripts = file.objects(object.buildPhases).filter {
        $0.isa == "PBXShellScriptBuildPhase"
      }.map { $0.name ?? "Run Script" }
      return target
    }
  }

  /// The language of texts that are in no other one.
  var developmentRegion: String {
    file.objects[file.rootObject]?.developmentRegion ?? "en"
  }

  /// The folders of the packages on this machine that the project has, as references or as files.
  var packageFolders: [URL] {
    let named = file.objects(file.objects[file.rootObject]?.packageReferences)
      .compactMap { $0.relativePath.map { root.appending(path: $0).standardizedFileURL } }
    let listed = places.values.filter { $0.pathExtension.isEmpty }.sorted { $0.path < $1.path }
    return named
      + listed.filter { folder in
        FileKind(folder.appending(path: "Package.swift")) == .file
          && !named.contains { $0.path == folder.path } && folder.path != root.path
      }
  }

  // MARK: Files

  private func items(ofPhases target: XcodeProjectFile.Object) -> [XcodeTarget.Item] {
    file.objects(target.buildPhases).filter {
      $0.isa == "PBXSourcesBuildPhase" || $0.isa == "PBXResourcesBuildPhase"
    }.flatMap { file.objects($0.files) }.flatMap { entry -> [XcodeTarget.Item] in
      guard let id = entry.fileRef, let object = file.objects[id] else { return [] }
      // A file in several languages is a group of them.
      let ids = object.isa == "PBXVariantGroup" ? object.children ?? [] : [id]
      let systems = (entry.platformFilters ?? []) + [entry.platformFilter].compactMap(\.self)
      return ids.compactMap { id in
        places[id].map { url in
          XcodeTarget.Item(
            url: url, isFolderReference: file.objects[id]?.lastKnownFileType == "folder",
            systems: systems)
        }
      }
    }
  }

  private func synchronizedItems(
    of target: XcodeProjectFile.Object, id: String
  ) -> [XcodeTarget.Item] {
    let own = Set(target.fileSystemSynchronizedGroups ?? [])
    return places.sorted { $0.value.path < $1.value.path }.flatMap { group, folder in
      let object = file.objects[group]
      let sets = file.objects(object?.exceptions).filter { $0.target == id }
      let exceptions = sets.flatMap { $0.membershipExceptions ?? [] }
      let systems = sets.reduce(into: [String: [String]]()) { all, set in
        all.merge(set.platformFiltersByRelativePath ?? [:]) { $1 }
      }
      let copied = (object?.explicitFolders ?? []).map { folder.appending(path: $0).path }
      let found =
        own.contains(group)
        ? FolderItems(folder, copied: Set(copied)).urls.filter { url in
          !exceptions.contains { url.isInside(folder.appending(path: $0)) }
        }
        : exceptions.map { folder.appending(path: $0) }.flatMap { url in
          FolderItems.isPlainFolder(url) ? FolderItems(url).urls : [url]
        }
      return found.map { url in
        let path = String(url.path.trimmingPrefix("\(folder.path)/"))
        return XcodeTarget.Item(
          url: url, isFolderReference: copied.contains(url.path), systems: systems[path] ?? [])
      }
    }
  }

  // MARK: Packages

  private func packageProduct(
    _ object: XcodeProjectFile.Object
  ) -> XcodeTarget.PackageProduct? {
    guard let name = object.productName else { return nil }
    var product = XcodeTarget.PackageProduct(name: name)
    let package = object.package.flatMap { file.objects[$0] }
    if let path = package?.relativePath {
      product.folder = root.appending(path: path).standardizedFileURL
    } else if let url = package?.repositoryURL {
      product.remote = RemotePackage(url: url, requirement: package?.requirement ?? [:])
    }
    return product
  }
}
