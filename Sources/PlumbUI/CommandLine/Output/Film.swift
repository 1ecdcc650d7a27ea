internal import Foundation

/// The frames of an app after its last action, as one animated image or as one file each.
@MainActor package struct Film {
  private let app: HeadlessApp
  private let frames: FrameTimes

  /// Creates a film of the moments after the present one.
  package init(app: HeadlessApp, frames: FrameTimes) {
    self.app = app
    self.frames = frames
  }

  /// Writes the film: into a folder if there is one of that name or the name ends in a slash or has
  /// no extension, to standard output for `-`, otherwise into an animated PNG.
  package func write(to path: String) throws {
    if path == "-" {
      if let picture = try animation() { try StandardStream.print(picture.data()) }
      return
    }
    let file = URL(fileURLWithPath: path)
    // Without a value there is nothing of that name.
    let values = try? file.resolvingSymlinksInPath().resourceValues(forKeys: [.isDirectoryKey])
    if values?.isDirectory ?? (file.pathExtension.isEmpty || path.hasSuffix("/")) {
      try writeFrames(into: file)
    } else {
      try animation()?.write(to: file)
    }
  }

  private func writeFrames(into folder: URL) throws {
    try OutputFolder.make(folder)
    let digits = String(frames.times.count).count
    for (index, time) in frames.times.enumerated() {
      app.show(at: time)
      let number = String(index)
      let name = "frame-" + String(repeating: "0", count: digits - number.count) + number + ".png"
      try PNGFile.write(app.canvas(), to: folder.appendingPathComponent(name))
    }
  }

  /// Returns the frames as an animated image; `nil` if there are none.
  private func animation() throws -> AnimatedPNG? {
    var picture: AnimatedPNG?
    for time in frames.times {
      app.show(at: time)
      let canvas = try app.canvas()
      var current =
        picture
        ?? AnimatedPNG(width: canvas.width, height: canvas.height, frameRate: frames.rate)
      try current.append(canvas)
      picture = current
    }
    return picture
  }
}
