internal import Foundation

/// The start of a process, once it is known that no other process goes on in its place.
@MainActor struct InstanceStart {
  /// The addresses and files that the process is to open.
  var urls: ReceivedURLs
  /// The action that the process performs when its windows are there; `nil` for none.
  var action: String?
  /// The text with which the desktop lets the first window take the keyboard focus; `nil` for none.
  var activationToken: String?
  /// The connection by which the process receives later starts; `nil` if each start has a process of its own.
  var instance: PrimaryInstance?

  /// The argument with which the bus starts a program, to send it a request then: the one of GTK's programs, which
  /// packagers know.
  private static let serviceOption = "--gapplication-service"
  /// The argument before the name of an action.
  private static let actionOption = "--action"

  /// Returns the start of this process; `nil` if another process goes on in its place.
  ///
  /// Called before any window, scene or delegate exists.
  ///
  /// - Parameters:
  ///   - arguments: the arguments without the name of the program.
  ///   - information: the information about the program.
  ///   - variable: returns the value of an environment variable.
  ///   - claim: claims the name of the program.
  /// - Throws: an error if another process has the name and does not answer.
  static func make(
    _ options: AppOptions, arguments: [String] = Array(CommandLine.arguments.dropFirst()),
    information: ProgramInformation = .shared,
    variable: (String) -> String? = ProcessVariables.value,
    claim: @MainActor (ApplicationName, ProgramRequest) -> InstanceClaim = {
      PrimaryInstance.claim($0, handingOver: $1)
    }
  ) throws(UnansweredStartError) -> InstanceStart? {
    var arguments = arguments
    let action = takeAction(from: &arguments, of: information)
    let urls = ReceivedURLs(arguments: arguments)
    let start = InstanceStart(urls: urls, action: action)
    guard let name = name(options, information), variable("PLUMB_NEW_INSTANCE")?.isEmpty ?? true
    else { return start }
    let token = ["XDG_ACTIVATION_TOKEN", "DESKTOP_STARTUP_ID"].compactMap(variable)
      .first { !$0.isEmpty }
    switch claim(name, ProgramRequest(start.purpose, activationToken: token)) {
    case .granted(let instance):
      return start.serving(instance, awaitsRequest: arguments.contains(serviceOption))
    case .handedOver: return nil
    case .unanswered: throw UnansweredStartError()
    case .unavailable: return start
    }
  }

  /// The purpose of the start for the process that goes on in place of this one.
  private var purpose: ProgramRequest.Purpose {
    if let action { return .perform(action: action) }
    return urls.list.isEmpty ? .activate : .open(urls.list)
  }

  /// Returns the start of the process that receives later ones; `nil` if it was to wait for a request and none came.
  private func serving(_ instance: PrimaryInstance, awaitsRequest: Bool) -> InstanceStart? {
    var start = self
    start.instance = instance
    guard awaitsRequest else { return start }
    guard let request = instance.firstRequest() else { return nil }
    start.activationToken = request.activationToken
    switch request.purpose {
    case .activate: break
    case .open(let urls): start.urls = ReceivedURLs(urls)
    case .perform(let action): start.action = action
    }
    return start
  }

  /// Has the windows of the program do what later starts ask for, once their first frames are shown.
  func serve(_ windows: AppWindows<some App>, on platform: SDLPlatform) {
    if let action { Task { [weak windows] in windows?.receive(.perform(action: action)) } }
    instance?.receive { [weak windows, weak platform] request in
      platform?.activationToken = request.activationToken
      windows?.receive(request.purpose)
    }
  }

  /// Returns the name with which only one process of the program runs; `nil` if each start has one of its own.
  private static func name(
    _ options: AppOptions, _ information: ProgramInformation
  ) -> ApplicationName? {
    guard information.prohibitsMultipleInstances else { return nil }
    let identifier = options.applicationID ?? information.identifier
    if let name = ApplicationName(identifier) { return name }
    RuntimeWarning.showOnce(
      "LSMultipleInstancesProhibited has no effect, because “\(identifier)” is no name for the"
        + " desktop's bus; set CFBundleIdentifier to one with a dot, such as org.example.Pets.")
    return nil
  }

  /// Removes an action that the program has from the arguments, and returns its name; `nil` if there is none.
  private static func takeAction(
    from arguments: inout [String], of information: ProgramInformation
  ) -> String? {
    guard let index = arguments.firstIndex(of: actionOption), index + 1 < arguments.count,
      information.actions.contains(arguments[index + 1])
    else { return nil }
    defer { arguments.removeSubrange(index...index + 1) }
    return arguments[index + 1]
  }
}

/// The error that another process of the program runs and does not answer.
struct UnansweredStartError: Error, CustomStringConvertible {
  var description: String {
    "The program is running already and does not answer. End it, or set PLUMB_NEW_INSTANCE=1 to"
      + " start another process."
  }
}

extension ProgramInformation {
  /// Whether only one process of the program runs, as on a Mac by the same key.
  fileprivate var prohibitsMultipleInstances: Bool {
    switch values["LSMultipleInstancesProhibited"] {
    case .bool(let isProhibited): isProhibited
    // Xcode's editor of property lists writes such a text where the type of a value was not set.
    case .string(let text): text == "YES"
    default: false
    }
  }

  fileprivate var identifier: String {
    if case .string(let identifier)? = values["CFBundleIdentifier"] { identifier } else { "" }
  }

  /// The names of the actions of the program's icon.
  fileprivate var actions: [String] {
    guard case .array(let items)? = values["UIApplicationShortcutItems"] else { return [] }
    return items.compactMap { item in
      guard case .dictionary(let entries) = item,
        case .string(let type)? = entries["UIApplicationShortcutItemType"]
      else { return nil }
      return type
    }
  }
}
