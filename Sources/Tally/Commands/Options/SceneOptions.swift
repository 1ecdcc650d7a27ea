import ArgumentParser
import Foundation
import GalleryScenes
import SwiftUI

/// The options that name the content, which is the poll or an example of the gallery, and its
/// surroundings.
@dynamicMemberLookup
struct SceneOptions: ParsableArguments {
  @OptionGroup var display: DisplayOptions
  @OptionGroup var poll: PollOptions

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Votes to start with, in place of the stored ones; they and those cast are not stored.",
      valueName: "Cat=25,Goldfish=9,Dog=16"),
    transform: VotesList.init)
  var votes: VotesList?

  @Option(
    help: ArgumentHelp(
      "An example of the gallery in place of the poll; see tally gallery --list.",
      valueName: "NAME"),
    transform: SceneName.parse)
  var scene: GalleryScene?

  /// The size of a picture.
  var size: SceneSize {
    get { display.givenSize ?? scene.map { SceneSize($0.size) } ?? .usual }
    set { display.givenSize = newValue }
  }

  subscript<Value>(dynamicMember option: WritableKeyPath<DisplayOptions, Value>) -> Value {
    get { display[keyPath: option] }
    set { display[keyPath: option] = newValue }
  }

  func validate() throws {
    do throws(BadValue) {
      try size.check(scale: display.scale ?? 1)
    } catch {
      throw ValidationError(error.description)
    }
    if scene != nil {
      guard votes == nil, poll.data == nil, poll.source == .known(.favouritePet) else {
        throw ValidationError(
          "--scene shows an example instead of the poll; leave --votes, --poll and --data out.")
      }
    }
    guard votes != nil else { return }
    guard poll.data == nil else {
      throw ValidationError("Give either --votes, which are not stored, or --data.")
    }
    // A poll file is read by the command.
    if case .known = poll.source { _ = try startPoll() }
  }

  /// Returns the poll with the votes to start with.
  nonisolated func startPoll() throws -> Poll {
    let poll = try poll.poll()
    guard let votes else { return poll }
    do throws(VotesError) {
      return try poll.withVotes(votes.text)
    } catch {
      throw ValidationError(error.description)
    }
  }

  /// Returns the options with which the app is shown.
  ///
  /// - Parameter locale: the locale if no language is given; `nil` for the locale of the user.
  func appOptions(locale: Locale? = nil) -> AppOptions {
    var options = display.appOptions(locale: locale)
    // Only the place and the size of the poll's window are remembered.
    if scene != nil { options.size = size.cgSize }
    return options
  }
}
