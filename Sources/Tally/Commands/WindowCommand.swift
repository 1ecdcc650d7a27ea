import ArgumentParser
import Foundation
import PlumbUI

/// `tally`: the poll in a window.
struct WindowCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "window",
    abstract: "Open the poll in a window (the default).")

  @OptionGroup var scene: SceneOptions

  /// Shows the window until it is closed, then prints the votes; without a display, renders a
  /// picture and prints its path.
  @MainActor func perform() throws {
    do {
      let assets = AssetFinder(explicit: scene.assets)
      let host = try SDLWindowHost(
        title: "Tally", applicationID: "io.github.plumb_ui.Tally", size: scene.size.cgSize,
        fontFolder: try assets.fontFolder(),
        scale: scene.scale.map { CGFloat($0) })
      let model = PollModel(scene.votes)
      let loop = FrameLoop(
        root: PollScreen(model: model), host: host,
        environment: scene.environment(
          translations: try assets.translationFolder(), locale: EnvironmentValues().locale),
        appearance: scene.decidedAppearance)
      try loop.run()
      print(model.poll.votesDescription)
    } catch SDLError.noDisplay {
      try renderInstead()
    }
  }

  @MainActor private func renderInstead() throws {
    let folder = (try? Self.cacheFolder()) ?? FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("poll.png")
    try HeadlessPoll(options: scene).write(to: file)
    let message = "tally: There is no display, so the poll is rendered to a picture instead.\n"
    FileHandle.standardError.write(Data(message.utf8))
    print(file.path)
  }

  /// A folder of the program's own among the person's caches.
  private static func cacheFolder() throws -> URL {
    let caches = try FileManager.default.url(
      for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let folder = caches.appendingPathComponent("tally")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
