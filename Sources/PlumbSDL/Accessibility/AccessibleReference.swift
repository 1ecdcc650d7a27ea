/// An object that assistive technologies find: the program, a window of it, or an object in a window.
@MainActor enum AccessibleReference {
  case application
  case window(AccessibleWindow)
  case object(AccessibilityID, in: AccessibleWindow)

  /// The service that knows all programs.
  static let registry = "org.a11y.atspi.Registry"
  static let cachePath = "/org/a11y/atspi/cache"
  static let rootPath = base + "root"
  /// The path of no object.
  static let nullPath = "/org/a11y/atspi/null"
  private static let base = "/org/a11y/atspi/accessible/"

  /// The path on the bus.
  var path: String {
    switch self {
    case .application: Self.rootPath
    case .window(let window): "\(Self.base)\(window.number)"
    case .object(let id, let window):
      id == .window ? "\(Self.base)\(window.number)" : "\(Self.base)\(window.number)_\(id.rawValue)"
    }
  }

  /// The object with a path; `nil` if no open window has such a path.
  init?(path: String, in windows: [AccessibleWindow]) {
    guard path.hasPrefix(Self.base) else { return nil }
    let name = path.dropFirst(Self.base.count)
    if name == "root" {
      self = .application
      return
    }
    let numbers = name.split(separator: "_", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(numbers.count),
      let window = windows.first(where: { $0.number == numbers[0] })
    else { return nil }
    if numbers.count == 1 {
      self = .window(window)
    } else {
      guard let number = numbers[1] else { return nil }
      self = .object(AccessibilityID(rawValue: number), in: window)
    }
  }
}
