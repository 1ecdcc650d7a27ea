internal import Foundation

extension HeadlessOptions {
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
    self.init(verb)
    output = first.valueAfterEqualSign
    var given: [HeadlessOption] = []
    while let argument = rest.popFirst() {
      // A picture has one file; another word is no option.
      if verb == .render, output == nil, argument == "-" || !argument.hasPrefix("-") {
        output = argument
      } else {
        given.append(try read(argument, &rest))
      }
    }
    if !wantsHelp { try check(given) }
  }

  /// Reads an option and its value, and returns it.
  private mutating func read(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(BadValue) -> HeadlessOption {
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
      try set(option, to: "")
      return option
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
    return option
  }

  /// Sets an option to a text, which is empty for an option without a value.
  private mutating func set(_ option: HeadlessOption, to text: String) throws(BadValue) {
    switch option {
    case .output: output = text
    case .size: size = try SceneSize.parse(text)
    case .scale: scale = try OptionValue.scale(text)
    case .appearance: appearance.colorScheme = try OptionValue.appearance(text)
    case .typeSize: appearance.typeSize = try OptionValue.typeSize(text)
    case .language: language = try OptionValue.language(text)
    case .layoutDirection: layoutDirection = try OptionValue.layoutDirection(text)
    case .reducedMotion: appearance.reducesMotion = true
    case .window: window = text
    case .document: document = text
    case .click: actions.append(.click(try SceneAction.point(text)))
    case .tap: actions.append(.tap(label: text))
    case .wait: wait = try FrameTimes.duration(text)
    case .at: time = try OptionValue.seconds(text)
    case .animate: isAnimated = true
    case .fps: frames.rate = try FrameTimes.rate(text)
    case .duration: frames.duration = try FrameTimes.duration(text)
    case .text: printsText = true
    case .json: traceReport.form = .json
    case .summary: traceReport.form = .summary
    case .traceEvents: traceReport.form = .traceEvents
    case .type: traceReport.type = text
    case .label: traceReport.label = text
    case .inside: traceReport.inside = text
    case .help: wantsHelp = true
    }
  }

  /// Checks that options can be together.
  private func check(_ given: [HeadlessOption]) throws(BadValue) {
    if verb == .render, output == nil {
      throw BadValue(
        description: "--render needs the file to write, as in --render out.png, or - for standard "
          + "output.")
    }
    if isAnimated, time != nil {
      throw BadValue(description: "--animate shows all moments; leave --at out.")
    }
    let forms = HeadlessOption.forms.filter(given.contains)
    if forms.count > 1 {
      let names = forms.map(\.argument).joined(separator: " and ")
      throw BadValue(description: "\(names) exclude each other; give one of them.")
    }
    try size?.check(scale: scale)
  }
}

extension HeadlessOption {
  /// The forms of the output, of which one is given at most.
  fileprivate static let forms: [HeadlessOption] = [.text, .json, .summary, .traceEvents]
}

extension String {
  /// The text after the first equal sign; `nil` without one.
  fileprivate var valueAfterEqualSign: String? {
    firstIndex(of: "=").map { String(self[index(after: $0)...]) }
  }
}
