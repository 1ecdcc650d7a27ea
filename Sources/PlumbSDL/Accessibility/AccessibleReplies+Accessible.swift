internal import Foundation

/// The interface of every object: name, role, state, and the objects around and inside it.
extension AccessibleReplies {
  var accessibleProperties: [(String, DBusValue)] {
    [
      ("Name", .string(name)), ("Description", .string(spokenDescription)),
      ("Parent", parent), ("ChildCount", .int32(Int32(children.count))),
      ("Locale", .string(locale)),
      ("AccessibleId", .string(identifier)), ("HelpText", .string("")),
    ]
  }

  func accessibleReply(to member: String, _ arguments: [DBusValue]) -> [DBusValue]? {
    switch (member, arguments.first) {
    case ("GetChildren", nil): [.array(of: "(so)", children.map(application.reference))]
    case ("GetChildAtIndex", .int32(let index)):
      [
        children.indices.contains(Int(index))
          ? application.reference(to: children[Int(index)]) : none
      ]
    case ("GetIndexInParent", nil): [.int32(indexInParent)]
    case ("GetRelationSet", nil): [.array(of: "(ua(so))", [])]
    case ("GetRole", nil): [.uint32(role.number)]
    case ("GetRoleName", nil), ("GetLocalizedRoleName", nil): [.string(role.name)]
    case ("GetState", nil): [AccessibleState.bits(states)]
    case ("GetAttributes", nil): [attributes]
    case ("GetApplication", nil): [application.reference(to: .application)]
    case ("GetInterfaces", nil): [interfaceNames]
    default: nil
    }
  }

  /// All objects of the program with the properties that clients cache.
  var items: DBusValue {
    var rest: [AccessibleReference] = [.application]
    var items: [DBusValue] = []
    while let next = rest.popLast() {
      guard let replies = AccessibleReplies(application: application, path: next.path) else {
        continue
      }
      items.append(replies.item)
      rest += replies.children.reversed()
    }
    return .array(of: "((so)(so)(so)iiassusau)", items)
  }

  private var item: DBusValue {
    .structure([
      application.reference(to: reference), application.reference(to: .application), parent,
      .int32(indexInParent), .int32(Int32(children.count)), interfaceNames, .string(name),
      .uint32(role.number), .string(spokenDescription), AccessibleState.bits(states),
    ])
  }

  private var interfaceNames: DBusValue {
    .array(of: "s", interfaces.map { .string($0.fullName) })
  }

  /// The reference to no object.
  var none: DBusValue {
    .structure([.string(""), .objectPath(AccessibleReference.nullPath)])
  }

  private var name: String {
    switch target {
    case .application, .cache: AccessibleApplication.name
    case .window(let window): window.current.title
    case .object(let object, _): object.name
    }
  }

  private var spokenDescription: String {
    if case .object(let object, _) = target { object.spokenDescription } else { "" }
  }

  private var identifier: String {
    if case .object(let object, _) = target { object.identifier } else { "" }
  }

  private var role: (number: UInt32, name: String) {
    switch target {
    case .application, .cache: (75, "application")
    case .window: (23, "frame")
    case .object(let object, _): (object.role.number, object.role.name)
    }
  }

  private var reference: AccessibleReference {
    switch target {
    case .application, .cache: .application
    case .window(let window): .window(window)
    case .object(let object, let window): .object(object.id, in: window)
    }
  }

  private var parent: DBusValue {
    switch target {
    case .application, .cache:
      .structure([
        .string(AccessibleReference.registry), .objectPath(AccessibleReference.rootPath),
      ])
    case .window: application.reference(to: .application)
    case .object(let object, let window):
      application.reference(to: .object(object.parent, in: window))
    }
  }

  private var children: [AccessibleReference] {
    switch target {
    case .application: application.windows.map { .window($0) }
    case .window(let window): children(of: .window, in: window)
    case .object(let object, let window): children(of: object.id, in: window)
    case .cache: []
    }
  }

  private func children(
    of id: AccessibilityID, in window: AccessibleWindow
  ) -> [AccessibleReference] {
    (window.content?.children(of: id) ?? []).map { .object($0, in: window) }
  }

  private var indexInParent: Int32 {
    let index: Int? =
      switch target {
      case .application, .cache: nil
      case .window(let window): application.windows.firstIndex { $0 === window }
      case .object(let object, let window):
        window.content?.children(of: object.parent).firstIndex(of: object.id)
      }
    return index.map { Int32(clamping: $0) } ?? -1
  }

  private var states: [AccessibleState] {
    let always = [AccessibleState.visible]
    switch target {
    case .application, .cache: return always + [.enabled, .sensitive, .showing]
    case .window(let window):
      let inFront: [AccessibleState] = window.current.isInFront ? [.active] : []
      return always + inFront + [.enabled, .sensitive, .showing, .resizable]
    case .object(let object, _):
      var states = always + AccessibleState.all(of: object.state, role: object.role)
      if object.role == .popUpButton { states.append(.hasPopup) }
      if object.state.contains(.editable) {
        if !object.state.contains(.multiLine) { states.append(.singleLine) }
      } else if object.hasText {
        states.append(.readOnly)
      }
      return states
    }
  }

  private var attributes: DBusValue {
    var attributes = [("toolkit", "PlumbUI")]
    if case .object(let object, _) = target {
      if object.level > 0 { attributes.append(("level", "\(object.level)")) }
      if !object.valueText.isEmpty { attributes.append(("valuetext", object.valueText)) }
      if !object.identifier.isEmpty { attributes.append(("id", object.identifier)) }
    }
    return .array(of: "{ss}", attributes.map { .entry(.string($0.0), .string($0.1)) })
  }
}
