internal import Foundation

/// The replies to the calls of assistive technologies about one object.
///
/// Each interface of the protocol is in an extension.
@MainActor struct AccessibleReplies {
  let application: AccessibleApplication
  let target: Target

  /// The target of a path.
  enum Target {
    case application
    case window(AccessibleWindow)
    case object(AccessibilityObject, AccessibleWindow)
    /// The list of all objects.
    case cache
  }

  /// `nil` if there is no object with the path.
  init?(application: AccessibleApplication, path: String) {
    self.application = application
    if path == AccessibleReference.cachePath {
      target = .cache
      return
    }
    switch AccessibleReference(path: path, in: application.windows) {
    case .application: target = .application
    case .window(let window): target = .window(window)
    case .object(let id, let window):
      guard let object = window.content?.object(id) else { return nil }
      target = .object(object, window)
    case nil: return nil
    }
  }

  init(application: AccessibleApplication, target: Target) {
    self.application = application
    self.target = target
  }

  /// Returns the values of a reply; `nil` if the object has no such method.
  func reply(
    to member: String, of interface: String, _ arguments: [DBusValue]
  ) -> [DBusValue]? {
    if interface == "org.freedesktop.DBus.Properties" {
      return replyAboutProperties(to: member, arguments)
    }
    guard let name = AccessibleInterface(fullName: interface), interfaces.contains(name) else {
      return nil
    }
    switch name {
    case .accessible: return accessibleReply(to: member, arguments)
    case .application: return member == "GetLocale" ? [.string(locale)] : nil
    case .component: return componentReply(to: member, arguments)
    case .action: return actionReply(to: member, arguments)
    case .text: return textReply(to: member, arguments)
    case .editableText: return editableTextReply(to: member, arguments)
    case .image: return imageReply(to: member, arguments)
    case .cache: return member == "GetItems" ? [items] : nil
    case .value: return nil
    }
  }

  /// The interfaces of the object.
  var interfaces: [AccessibleInterface] {
    switch target {
    case .cache: return [.cache]
    case .application: return [.accessible, .application]
    case .window: return [.accessible, .component]
    case .object(let object, _):
      var interfaces = [AccessibleInterface.accessible, .component]
      if !actions.isEmpty { interfaces.append(.action) }
      if object.number != nil { interfaces.append(.value) }
      if object.hasText { interfaces.append(.text) }
      if object.state.contains(.editable) { interfaces.append(.editableText) }
      if object.role == .image { interfaces.append(.image) }
      return interfaces
    }
  }

  // MARK: Properties

  private func replyAboutProperties(
    to member: String, _ arguments: [DBusValue]
  ) -> [DBusValue]? {
    guard case .string(let name)? = arguments.first,
      let interface = AccessibleInterface(fullName: name), interfaces.contains(interface)
    else { return nil }
    switch (member, arguments.dropFirst().first) {
    case ("GetAll", nil):
      let entries = properties(of: interface).map { name, value in
        DBusValue.entry(.string(name), .variant(value))
      }
      return [.array(of: "{sv}", entries)]
    case ("Get", .string(let property)):
      return properties(of: interface).first { $0.0 == property }.map { [.variant($0.1)] }
    case ("Set", .string(let property)):
      guard arguments.count == 3 else { return nil }
      return set(property, arguments[2].unwrapped) ? [] : nil
    default: return nil
    }
  }

  private func properties(of interface: AccessibleInterface) -> [(String, DBusValue)] {
    switch interface {
    case .accessible: accessibleProperties
    case .application: applicationProperties
    case .action: [("NActions", .int32(Int32(actions.count)))]
    case .value: valueProperties
    case .text: textProperties
    case .image: imageProperties
    case .component, .editableText, .cache: []
    }
  }

  private func set(_ property: String, _ value: DBusValue) -> Bool {
    switch (property, value, target) {
    case ("Id", .int32(let number), .application):
      application.number = number
      return true
    case ("CurrentValue", .double(let number), .object(let object, let window))
    where number.isFinite:
      return window.perform(.setValue(number), on: object.id)
    default: return false
    }
  }

  private var applicationProperties: [(String, DBusValue)] {
    [
      ("ToolkitName", .string("PlumbUI")), ("Version", .string("1.0")),
      ("AtspiVersion", .string("2.1")), ("Id", .int32(application.number)),
    ]
  }

  /// The language of the program.
  var locale: String { Locale.current.identifier }
}

/// An interface of the protocol of assistive technologies.
enum AccessibleInterface: String {
  case accessible = "Accessible"
  case application = "Application"
  case component = "Component"
  case action = "Action"
  case value = "Value"
  case text = "Text"
  case editableText = "EditableText"
  case image = "Image"
  case cache = "Cache"

  private static let prefix = "org.a11y.atspi."

  /// The interface with a name; `nil` for interfaces that no object has.
  init?(fullName: String) {
    guard fullName.hasPrefix(Self.prefix) else { return nil }
    self.init(rawValue: String(fullName.dropFirst(Self.prefix.count)))
  }

  var fullName: String { Self.prefix + rawValue }
}

extension [DBusValue] {
  /// The values, of which no call has more than three that matter.
  var asTuple: (DBusValue?, DBusValue?, DBusValue?) {
    (first, dropFirst().first, dropFirst(2).first)
  }
}
