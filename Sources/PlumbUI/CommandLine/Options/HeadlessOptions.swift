internal import Foundation

/// The arguments of a program that draws or prints a window instead of opening it.
struct HeadlessOptions {
  let verb: HeadlessVerb
  /// The file to write, `-` for standard output; `nil` if none is named.
  private(set) var output: String?
  private(set) var size: SceneSize?
  private(set) var scale = 1.0
  private(set) var appearance = Appearance()
  private(set) var language = "en"
  private(set) var layoutDirection: LayoutDirection?
  /// The id of the scene of the window; `nil` for the first window.
  private(set) var window: String?
  /// The file of the document; `nil` for a new one.
  private(set) var document: String?
  private(set) var actions: [SceneAction] = []
  /// The time that tasks are given at the start and after each action, in seconds.
  private(set) var wait = 0.0
  /// The time after the last action in seconds; `nil` for the end of all movement.
  private(set) var time: Double?
  private(set) var isAnimated = false
  private(set) var frames = FrameTimes()
  /// Whether the elements are printed as an outline.
  private(set) var printsText = false
  private(set) var traceReport = TraceReport()
  private(set) var wantsHelp = false
  /// The options that exclude each other, of those that were given.
  private var forms: [HeadlessOption] = []

  /// Reads arguments.
  ///
  /// - Parameter arguments: the arguments of the program without its name; the first one is a verb.
  /// - Throws: a sentence about the first argument that cannot be used.
  init(_ arguments: ArraySlice<String>) throws(BadValue) {
    var rest = arguments
    guard let first = rest.popFirst(), let verb = HeadlessVerb(argument: first) else {
      let verbs = HeadlessVerb.allCases.map(\.rawValue).joined(separator: ", ")
      throw BadValue(description: "The first argument must be one of \(verbs).")
    }
    self.verb = verb
    output = first.valueAfterEqualSign
    while let argument = rest.popFirst() { try read(argument, &rest) }
    if !wantsHelp { try check() }
  }

  private mutating func read(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(BadValue) {
    if verb == .render, output == nil, argument == "-" || !argument.hasPrefix("-") {
      output = argument
      return
    }
    let name = argument.prefix { $0 != "=" }
    guard let option = HeadlessOption(argument: name), option.verbs.contains(verb) else {
      let known = HeadlessOption.allCases.filter { $0.verbs.contains(verb) }.map(\.argument)
      throw BadValue(
        description: "\"\(argument)\" is no option of \(verb.rawValue), which has "
          + known.joined(separator: ", ") + ".")
    }
    let attached = argument.valueAfterEqualSign
    guard let placeholder = option.placeholder else {
      if let attached {
        throw BadValue(description: "\(name) has no value; leave \"=\(attached)\" out.")
      }
      return setFlag(option)
    }
    // The next argument is the value, also if it looks like an option.
    guard let value = attached ?? rest.popFirst() else {
      throw BadValue(description: "\(name) needs a value: \(name) \(placeholder).")
    }
    do throws(BadValue) {
      try set(option, to: value)
    } catch {
      throw BadValue(description: "\"\(value)\" is no value of \(name): \(error.description)")
    }
  }

  private mutating func setFlag(_ option: HeadlessOption) {
    switch option {
    case .reducedMotion: appearance.reducesMotion = true
    case .animate: isAnimated = true
    case .text: printsText = true
    case .json: traceReport.form = .json
    case .summary: traceReport.form = .summary
    case .traceEvents: traceReport.form = .traceEvents
    case .help: wantsHelp = true
    default: return
    }
    if [.text, .json, .summary, .traceEvents].contains(option), !forms.contains(option) {
      forms.append(option)
    }
  }

  private mutating func set(_ option: HeadlessOption, to text: String) throws(BadValue) {
    switch option {
    case .output: output = text
    case .size: size = try SceneSize.parse(text)
    case .scale: scale = try OptionValue.scale(text)
    case .appearance: appearance.colorScheme = try OptionValue.appearance(text)
    case .typeSize: appearance.typeSize = try OptionValue.typeSize(text)
    case .language: language = try OptionValue.language(text)
    case .layoutDirection: layoutDirection = try OptionValue.layoutDirection(text)
    case .window: window = text
    case .document: document = text
    case .click: actions.append(.click(try SceneAction.point(text)))
    case .tap: actions.append(.tap(label: text))
    case .wait: wait = try FrameTimes.duration(text)
    case .at: time = try OptionValue.seconds(text)
    case .fps: frames.rate = try FrameTimes.rate(text)
    case .duration: frames.duration = try FrameTimes.duration(text)
    case .type: traceReport.type = text
    case .label: traceReport.label = text
    case .inside: traceReport.inside = text
    case .reducedMotion, .animate, .text, .json, .summary, .traceEvents, .help: break
    }
  }

  /// Checks that the options can be together.
  private func check() throws(BadValue) {
    if verb == .render, output == nil {
      throw BadValue(
        description: "--render needs the file to write, as in --render out.png, or - for standard "
          + "output.")
    }
    if isAnimated, time != nil {
      throw BadValue(description: "--animate shows all moments; leave --at out.")
    }
    if forms.count > 1 {
      let names = forms.map(\.argument).joined(separator: " and ")
      throw BadValue(description: "\(names) exclude each other; give one of them.")
    }
    try size?.check(scale: scale)
  }
}

extension HeadlessOptions {
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

extension String {
  /// The text after the first equal sign; `nil` without one.
  fileprivate var valueAfterEqualSign: String? {
    firstIndex(of: "=").map { String(self[index(after: $0)...]) }
  }
}
