import Foundation
import SwiftUI

/// The frames of a screen after its last click, as one animated image or as one file each.
struct Film {
  let screen: HeadlessScreen
  let animation: AnimationOptions

  /// Writes the film: into a folder if there is one of that name or the name ends in a slash or has
  /// no extension, otherwise into an animated PNG.
  func write(to path: String) throws {
    let file = URL(fileURLWithPath: path)
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
    if exists ? isFolder.boolValue : (file.pathExtension.isEmpty || path.hasSuffix("/")) {
      try writeFrames(into: file)
    } else {
      try writeAnimation(to: file)
    }
  }

  private func writeFrames(into folder: URL) throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw BadValue(
        description: "The folder \(folder.path) cannot be made: \(error.localizedDescription)")
    }
    let digits = String(animation.times.count).count
    for (index, time) in animation.times.enumerated() {
      screen.show(at: time)
      let number = String(index)
      let name = "frame-" + String(repeating: "0", count: digits - number.count) + number + ".png"
      try screen.write(to: folder.appendingPathComponent(name))
    }
  }

  private func writeAnimation(to file: URL) throws {
    var picture: AnimatedPNG?
    for time in animation.times {
      screen.show(at: time)
      let canvas = try screen.canvas()
      var current =
        picture
        ?? AnimatedPNG(width: canvas.width, height: canvas.height, frameRate: animation.fps)
      try current.append(canvas)
      picture = current
    }
    try picture?.write(to: file)
  }
}
