/// The interfaces of objects with actions, and of objects with a number.
extension AccessibleReplies {
  /// An action with its name for clients.
  typealias NamedAction = (name: String, command: AccessibilityCommand)

  /// The actions of the object, the most usual first.
  var actions: [NamedAction] {
    guard case .object(let object, _) = target else { return [] }
    var actions: [NamedAction] = []
    if object.isPressable { actions.append((object.role.pressName, .press)) }
    if object.isAdjustable {
      actions += [("increment", .increment), ("decrement", .decrement)]
    }
    return actions + object.namedActions.map { ($0, .named($0)) }
  }

  func actionReply(to member: String, _ arguments: [DBusValue]) -> [DBusValue]? {
    let actions = actions
    if member == "GetActions" {
      let all = actions.map { action in
        DBusValue.structure([.string(action.name), .string(""), .string("")])
      }
      return [.array(of: "(sss)", all)]
    }
    guard case .int32(let index)? = arguments.first else { return nil }
    let action = actions.indices.contains(Int(index)) ? actions[Int(index)] : nil
    switch member {
    case "GetName", "GetLocalizedName": return [.string(action?.name ?? "")]
    case "GetDescription", "GetKeyBinding": return [.string("")]
    case "DoAction": return [.boolean(action.map { perform($0.command) } ?? false)]
    default: return nil
    }
  }

  var valueProperties: [(String, DBusValue)] {
    guard case .object(let object, _) = target, let number = object.number else { return [] }
    return [
      ("MinimumValue", .double(number.minimum)), ("MaximumValue", .double(number.maximum)),
      ("MinimumIncrement", .double(number.step)), ("CurrentValue", .double(number.value)),
      ("Text", .string(object.valueText)),
    ]
  }
}

extension AccessibilityRole {
  /// The name of the action of a click.
  fileprivate var pressName: String {
    switch self {
    case .toggle: "toggle"
    case .link: "jump"
    case .popUpButton: "press"
    default: "click"
    }
  }
}
