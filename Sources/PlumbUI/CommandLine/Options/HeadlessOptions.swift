internal import Foundation

/// The choices of a program that draws or prints a window instead of opening it.
struct HeadlessOptions {
  let verb: HeadlessVerb
  /// The file to write, `-` for standard output; `nil` if none is named.
  var output: String?
  var size: SceneSize?
  var scale = 1.0
  var appearance = Appearance()
  var language = "en"
  var layoutDirection: LayoutDirection?
  /// The id of the scene of the window; `nil` for the first window.
  var window: String?
  /// The file of the document; `nil` for a new one.
  var document: String?
  var actions: [SceneAction] = []
  /// The time that tasks are given at the start and after each action, in seconds.
  var wait = 0.0
  /// The time after the last action in seconds; `nil` for the end of all movement.
  var time: Double?
  var isAnimated = false
  var frames = FrameTimes()
  /// Whether the elements are printed as an outline.
  var printsText = false
  var traceReport = TraceReport()
  var wantsHelp = false

  /// Creates the usual choices for a verb.
  init(_ verb: HeadlessVerb) {
    self.verb = verb
  }

  /// The file to write, `-` for standard output.
  var path: String { output ?? "-" }

  var locale: Locale { Locale(identifier: language) }

  /// Returns the options with which the window is laid out.
  func appOptions() -> AppOptions {
    var options = AppOptions()
    options.size = size?.cgSize
    options.scale = CGFloat(scale)
    options.locale = locale
    options.layoutDirection = layoutDirection
    options.appearance = appearance
    return options
  }
}
