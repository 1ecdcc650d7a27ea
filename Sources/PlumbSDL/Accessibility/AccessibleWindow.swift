internal import Foundation

/// A window as assistive technologies find it.
@MainActor final class AccessibleWindow: AccessibilityBridge {
  /// The number in the paths of its objects.
  let number: Int
  private weak var application: AccessibleApplication?
  /// Returns the title, the position of the content on the desktop in pixels, and the pixels per point.
  private let properties: () -> Properties
  private var title = ""
  private var wasInFront = false

  /// The properties of the window itself.
  struct Properties {
    var title = ""
    /// The position of the content on the desktop, in pixels.
    var origin = CGPoint.zero
    /// The size of the content in points.
    var size = CGSize.zero
    var pixelsPerPoint: CGFloat = 1
    /// Whether keys are sent to the window.
    var isInFront = false
  }

  /// A change of the list of windows.
  enum ListChange {
    case opened(AccessibleWindow)
    case closed(AccessibleWindow, at: Int)
  }

  init(
    number: Int, in application: AccessibleApplication, properties: @escaping () -> Properties
  ) {
    self.number = number
    self.application = application
    self.properties = properties
    application.add(self)
  }

  /// The current properties of the window itself.
  var current: Properties { properties() }

  /// Removes the closed window, and has clients forget its objects.
  func close() {
    let objects = objects
    content = nil
    application?.remove(self)
    for id in objects { application?.forget(.object(id, in: self)) }
    application?.forget(.window(self))
  }

  /// The objects in the window, each before the objects inside it.
  var objects: [AccessibilityID] {
    guard let content else { return [] }
    var objects = content.children(of: .window)
    var next = 0
    while next < objects.count {
      objects += content.children(of: objects[next])
      next += 1
    }
    return objects
  }

  var isActive: Bool { application?.isActive ?? false }

  var content: (any AccessibilityContent)? {
    didSet {
      guard content != nil else { return }
      application?.embed()
      title = current.title
      wasInFront = false
    }
  }

  /// Performs an action of an object, and has the next frame follow.
  func perform(_ command: AccessibilityCommand, on id: AccessibilityID) -> Bool {
    defer { application?.wake() }
    return content?.perform(command, on: id) ?? false
  }

  func report(_ changes: [AccessibilityChange]) {
    followWindow()
    for change in changes { report(change) }
  }

  /// Reports whether the window has been brought to the front or to the back, and a new title.
  func followWindow() {
    guard content != nil else { return }
    let current = current
    if current.isInFront != wasInFront {
      wasInFront = current.isInFront
      send(.window(wasInFront ? "Activate" : "Deactivate", title: current.title), .window)
      send(.state("active", wasInFront), .window)
    }
    if current.title != title {
      title = current.title
      send(.property("name", .string(title)), .window)
    }
  }

  private func report(_ change: AccessibilityChange) {
    switch change {
    case .childInserted(let id, let index, let parent):
      send(.children("add", at: Int32(clamping: index), reference(to: id)), parent)
    case .childRemoved(let id, let index, let parent):
      send(.children("remove", at: Int32(clamping: index), reference(to: id)), parent)
      if content?.object(id) == nil { application?.forget(.object(id, in: self)) }
    case .name(let id, let name): send(.property("name", .string(name)), id)
    case .hint(let id, _), .valueText(let id, _):
      guard let object = content?.object(id) else { return }
      send(.property("description", .string(object.spokenDescription)), id)
    case .role(let id, let role): send(.property("role", .uint32(role.number)), id)
    case .number(let id, let number): send(.property("value", .double(number)), id)
    case .state(let id, let state, let isTrue): report(state, isTrue, of: id)
    case .text(let id, let change): report(change, of: id)
    case .caret(let id, let offset): send(.caret(at: offset), id)
    case .textSelection(let id): send(AccessibleSignal(member: "TextSelectionChanged"), id)
    case .announcement(let message, let isUrgent):
      send(.announcement(message, isUrgent: isUrgent), .window)
    case .contents: send(AccessibleSignal(member: "VisibleDataChanged"), .window)
    }
  }

  private func report(_ change: AccessibilityTextChange, of id: AccessibilityID) {
    if !change.oldText.isEmpty { send(.text("delete", change.oldText, at: change.offset), id) }
    if !change.newText.isEmpty { send(.text("insert", change.newText, at: change.offset), id) }
  }

  private func report(_ state: AccessibilityState, _ isTrue: Bool, of id: AccessibilityID) {
    let role = content?.object(id)?.role ?? .group
    for state in AccessibleState.all(of: state, role: role) {
      send(.state(state.name, isTrue), id)
    }
    if state == .focused, isTrue { send(AccessibleSignal(group: "Focus", member: "Focus"), id) }
  }

  private func send(_ signal: AccessibleSignal, _ id: AccessibilityID) {
    application?.send(signal, of: .object(id, in: self))
  }

  private func reference(to id: AccessibilityID) -> DBusValue {
    application?.reference(to: .object(id, in: self))
      ?? .structure([.string(""), .objectPath(AccessibleReference.nullPath)])
  }
}
