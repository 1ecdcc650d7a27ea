import ArgumentParser
import BallotStorage
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
    let poll = try scene.startPoll()
    let location = scene.votes == nil ? Self.usable(scene.poll.location) : .memory
    do {
      try Self.showWindow(with: poll, storedAt: location, options: scene.appOptions())
    } catch SDLError.noDisplay {
      try renderInstead(location)
    }
  }

  /// Shows the window until it is closed, then prints the votes.
  ///
  /// - Throws: `SDLError.noDisplay` if there is no display, an error with a sentence if votes could
  ///   not be stored.
  @MainActor static func showWindow(
    with poll: Poll, storedAt location: BallotLocation, options: AppOptions
  ) throws {
    let model = location == .memory ? PollModel(poll) : PollModel(poll, storedAt: location)
    do {
      try TallyApp(model: model).runInWindow(options)
    } catch {
      try model.storeRest()
      throw error
    }
    print(model.poll.votesDescription)
    try model.storeRest()
  }

  /// Returns a location or, where there is none, memory: the votes are worth showing all the same.
  static func usable(_ location: () throws(BadValue) -> BallotLocation) -> BallotLocation {
    do throws(BadValue) {
      return try location()
    } catch {
      Program.warn("\(error.description) Until then the votes are lost when the window closes.")
      return .memory
    }
  }

  @MainActor private func renderInstead(_ location: BallotLocation) throws {
    var scene = scene
    if scene.votes == nil { scene.poll.data = location }
    let folder = (try? Self.cacheFolder()) ?? FileManager.default.temporaryDirectory
    let file = folder.appendingPathComponent("poll.png")
    try HeadlessPoll(options: scene).write(to: file)
    Program.warn("There is no display, so the poll is rendered to an image instead.")
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
