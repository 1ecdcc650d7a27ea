import ArgumentParser
import Foundation
import SwiftUI

/// `tally`: the poll in a window.
struct WindowCommand: SceneCommand {
  static let configuration = CommandConfiguration(
    commandName: "window",
    abstract: "Open the poll in a window (the default).")

  @OptionGroup var scene: SceneOptions

  /// Shows the window until it is closed, then prints the votes; without a display, renders an
  /// image and prints its path.
  @MainActor func perform() throws {
    do {
      try Self.showWindow(with: scene.votes, options: scene.appOptions())
    } catch SDLError.noDisplay {
      try renderInstead()
    }
  }

  /// Shows the window until it is closed, then prints the votes.
  ///
  /// - Throws: `SDLError.noDisplay` if there is no display.
  @MainActor static func showWindow(with poll: Poll, options: AppOptions) throws {
    let model = PollModel(poll)
    try TallyApp(model: model).runInWindow(options)
    print(model.poll.votesDescription)
  }

  @MainActor private func renderInstead() throws {
    let folder = (try? Self.cacheFolder()) ?? FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("poll.png")
    try HeadlessPoll(options: scene).write(to: file)
    let message = "tally: There is no display, so the poll is rendered to an image instead.\n"
    FileHandle.standardError.write(Data(message.utf8))
    print(file.path)
  }

  /// The program's folder in the user's caches.
  private static func cacheFolder() throws -> URL {
    let caches = try FileManager.default.url(
      for: .cachesDirectory, in: .userDomainMask, appropriateFor: nil, create: true)
    let folder = caches.appendingPathComponent("tally")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
