import Foundation
import PlumbFiles

// The package of an earlier run, in whose place the new one is put.

extension PortedPackage {
  /// The entries that belong to this program.
  private static let entries = ["Package.swift", "Sources", "Assets", links, PortRecord.name]
  /// The folder of the earlier entries while they are replaced.
  private static let earlier = ".plumb-port-old"

  // MARK: Files of a person

  /// Takes over the files of the earlier package that this program did not write as they are now.
  mutating func keepFiles(in new: URL, record: PortRecord) throws {
    kept = []
    guard let old = PortRecord(in: folder) else { return }
    let sources = folder.appending(path: "Sources")
    for path in FileManager.default.subpaths(atPath: sources.path) ?? [] {
      let name = "Sources/\(path)"
      let file = folder.appending(path: name)
      let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
      guard attributes[.type] as? FileAttributeType == .typeRegular, !crossesLink(path, in: sources)
      else { continue }
      let data = try RegularFile.data(of: file)
      let wasWritten = old.copies[name] != nil
      if old.copies[name] == PortRecord.digest(data) { continue }
      // A copy of a file that is not changed any more would be a second one, and a file in the place of a folder
      // that the project has by now would be written into the project.
      if wasWritten && record.copies[name] == nil || isTaken(path, in: new) {
        try putAside(data, name)
      } else {
        if wasWritten { kept.append(name) }
        try Self.write(data, to: new.appending(path: name))
      }
    }
  }

  private mutating func putAside(_ data: Data, _ name: String) throws {
    var place = "\(Self.replaced)/\(name)"
    func isFree() -> Bool {
      let url = folder.appending(path: place)
      return !Self.exists(url) || (try? RegularFile.data(of: url)) == data
    }
    while !isFree() { place += "-2" }
    try Self.write(data, to: folder.appending(path: place))
    putAside.append((name, place))
  }

  private func isTaken(_ path: String, in new: URL) -> Bool {
    let sources = new.appending(path: "Sources")
    return crossesLink(path, in: sources) || FileKind(sources.appending(path: path)) == .folder
  }

  /// Whether a path in a folder goes through a link.
  private func crossesLink(_ path: String, in folder: URL) -> Bool {
    var url = folder
    for part in path.split(separator: "/").dropLast() {
      url.append(path: String(part))
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: url.path)) != nil {
        return true
      }
    }
    return false
  }

  // MARK: Replacing

  /// Puts back what a run has moved away and was then interrupted.
  func restoreEntries() throws {
    let old = folder.appending(path: Self.earlier)
    guard FileKind(old) == .folder else { return }
    for entry in Self.entries {
      let (before, place) = (old.appending(path: entry), folder.appending(path: entry))
      if Self.exists(before), !Self.exists(place) {
        try FileManager.default.moveItem(at: before, to: place)
      }
    }
    try FileManager.default.removeItem(at: old)
  }

  /// Puts a written package in its place: all of it, or nothing.
  func put(_ new: URL) throws {
    let files = FileManager.default
    guard FileKind(folder) == .folder else { return try files.moveItem(at: new, to: folder) }
    let old = folder.appending(path: Self.earlier)
    try files.createDirectory(at: old, withIntermediateDirectories: true)
    var moves: [(from: URL, to: URL)] = []
    do {
      for entry in Self.entries {
        let place = folder.appending(path: entry)
        let (earlier, later) = (old.appending(path: entry), new.appending(path: entry))
        for move in [(from: place, to: earlier), (from: later, to: place)]
        where Self.exists(move.from) {
          try files.moveItem(at: move.from, to: move.to)
          moves.append(move)
        }
      }
    } catch {
      for move in moves.reversed() { try? files.moveItem(at: move.to, to: move.from) }
      try? files.removeItem(at: old)
      throw error
    }
    try? files.removeItem(at: old)
  }

  private static func exists(_ url: URL) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: url.path)) != nil
  }
}
