import ArgumentParser
import BallotStorage
import Foundation
import GalleryScenes
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
    if let example = scene.scene { return try showExample(example) }
    let poll = try scene.startPoll()
    let location = scene.votes == nil ? Self.usable(scene.poll.location) : .memory
    do {
      try Self.showWindow(
        with: poll, of: scene.poll.source.file, storedAt: location, options: scene.appOptions())
    } catch SDLError.noDisplay {
      try renderInstead(location)
    }
  }

  /// Shows the window until it is closed, then prints the votes.
  ///
  /// - Parameters:
  ///   - file: the file of the poll; `nil` for the poll of the program.
  ///   - panel: the panel in front of the poll at first.
  /// - Throws: `SDLError.noDisplay` if there is no display, an error with a sentence if votes could
  ///   not be stored.
  @MainActor static func showWindow(
    with poll: Poll, of file: String? = nil, storedAt location: BallotLocation,
    options: AppOptions, panel: Panel? = nil
  ) throws {
    // Before the votes are opened, whose queue ends the program without room for its files.
    try SDLPlatform.checkFileLimit()
    let model =
      location == .memory
      ? PollModel(poll, file: file) : PollModel(poll, file: file, storedAt: location)
    do {
      try TallyApp(model: model, panel: panel).runInWindow(options)
    } catch {
      try model.storeRest()
      throw error
    }
    let votes = "\(model.poll.votesDescription)\n"
    do throws(BadValue) {
      try model.storeRest()
    } catch {
      // If both fail, the more serious error is that votes are not stored.
      try? StandardStream.print(votes)
      throw error
    }
    try StandardStream.print(votes)
  }

  /// Returns a location or, if there is none, memory: the votes are worth showing all the same.
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
    try PictureInstead.write(
      HeadlessScreen(options: scene).canvas(), named: "poll.png", of: "the poll")
  }

  /// Shows the window of an example until it is closed.
  @MainActor private func showExample(_ example: GalleryScene) throws {
    do {
      try SceneApp(scene: example).runInWindow(scene.appOptions())
    } catch SDLError.noDisplay {
      try PictureInstead.write(
        HeadlessScreen(options: scene).canvas(), named: "\(example.name).png", of: "the example")
    }
  }
}
