internal import Foundation

/// A request as a call of the interface `org.freedesktop.Application` of the Desktop Entry Specification.
extension ProgramRequest {
  /// The interface of the calls.
  static let interface = "org.freedesktop.Application"

  /// The member and the arguments of the call.
  var call: (member: String, arguments: [DBusValue]) {
    switch purpose {
    case .activate: ("Activate", [platformData])
    case .open(let urls):
      ("Open", [.array(of: "s", urls.map { .string($0.absoluteString) }), platformData])
    case .perform(let action):
      ("ActivateAction", [.string(action), .array(of: "v", []), platformData])
    }
  }

  /// Creates the request of a call; `nil` if the interface has no such call.
  init?(member: String, arguments: [DBusValue?]) {
    guard let purpose = Self.purpose(of: member, arguments),
      case .array("{sv}", let entries)?? = arguments.last
    else { return nil }
    self.init(purpose, activationToken: Self.token(in: entries))
  }

  private static func purpose(of member: String, _ arguments: [DBusValue?]) -> Purpose? {
    switch (member, arguments.count) {
    case ("Activate", 1): return .activate
    case ("Open", 2):
      guard case .array("s", let items)? = arguments[0] else { return nil }
      return .open(items.compactMap(url))
    case ("ActivateAction", 3):
      guard case .string(let action)? = arguments[0] else { return nil }
      return .perform(action: action)
    default: return nil
    }
  }

  private static func token(in entries: [DBusValue]) -> String? {
    for key in tokenKeys {
      for case .entry(.string(key), let value) in entries {
        if case .string(let token) = value.unwrapped, !token.isEmpty { return token }
      }
    }
    return nil
  }

  private static func url(_ item: DBusValue) -> URL? {
    guard case .string(let text) = item, let url = URL(string: text), url.scheme != nil else {
      return nil
    }
    return url
  }

  /// The names of the token, which is a startup id for programs and desktops of X11.
  private static let tokenKeys = ["activation-token", "desktop-startup-id"]

  private var platformData: DBusValue {
    let entries = activationToken.map { token in
      Self.tokenKeys.map { DBusValue.entry(.string($0), .variant(.string(token))) }
    }
    return .array(of: "{sv}", entries ?? [])
  }
}
