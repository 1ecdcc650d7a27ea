import BallotStorage
import Foundation
import SwiftUI

/// The poll or an example of the gallery, laid out without a window, for the commands that print or draw.
final class HeadlessScreen {
  let app: HeadlessApp
  /// The layouts that the last action has caused, or the layouts of the first frame; empty unless
  /// recorded.
  private(set) var layoutTrace = LayoutTrace(nodes: [], steps: [], isTruncated: false)

  /// Lays the app out, in English unless the options say otherwise, and performs actions.
  ///
  /// The votes come from the options, or from the file that the options name; they are not changed
  /// there.
  ///
  /// - Parameter recordsLayout: whether `layoutTrace` is recorded.
  /// - Throws: a sentence when the poll or its votes cannot be read, the fonts are missing or a
  ///   button to tap does not exist.
  init(
    options: SceneOptions, actions: [SceneAction] = [], recordsLayout: Bool = false
  ) throws {
    let appOptions = options.appOptions(locale: Locale(identifier: "en"))
    app =
      if let scene = options.scene {
        try HeadlessApp(SceneApp(scene: scene), options: appOptions, recordsLayout: recordsLayout)
      } else {
        try HeadlessApp(
          TallyApp(model: Self.model(options)), options: appOptions, recordsLayout: recordsLayout)
      }
    try app.perform(actions)
    if let trace = app.takeLayoutTrace() { layoutTrace = trace }
  }

  private static func model(_ options: SceneOptions) throws -> PollModel {
    let (poll, file) = (try options.startPoll(), options.poll.source.file)
    guard options.votes == nil, let location = options.poll.data else {
      return PollModel(poll, file: file)
    }
    return PollModel(poll, file: file, showing: try BallotStore(location).entries(of: poll.id))
  }

  /// The accessibility element of the screen.
  var elements: AccessibilityElement { app.elements }

  /// Shows the app at a time after the last click; `nil` for the state after all movement.
  func show(at seconds: Double?) { app.show(at: seconds) }

  /// Returns the pixels of the current frame. The next frame is painted on the same canvas.
  func canvas() throws -> PixelCanvas { try app.canvas() }

  /// Writes the current frame as a PNG file.
  func write(to file: URL) throws {
    try PNGFile.write(canvas(), to: file)
  }
}
