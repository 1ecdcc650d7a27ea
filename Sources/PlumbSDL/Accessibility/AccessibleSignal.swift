/// A signal to assistive technologies, as their protocol divides it.
struct AccessibleSignal {
  /// The last part of the interface.
  var group = "Object"
  var member: String
  var detail = ""
  var first: Int32 = 0
  var second: Int32 = 0
  var value = DBusValue.int32(0)

  /// A change of the name, the description, the role or the value.
  static func property(_ name: String, _ value: DBusValue) -> AccessibleSignal {
    AccessibleSignal(member: "PropertyChange", detail: "accessible-\(name)", value: value)
  }

  /// The begin or the end of a state.
  static func state(_ name: String, _ isTrue: Bool) -> AccessibleSignal {
    AccessibleSignal(member: "StateChanged", detail: name, first: isTrue ? 1 : 0)
  }

  /// An insertion ("add") or a removal ("remove").
  static func children(
    _ change: String, at index: Int32, _ child: DBusValue
  ) -> AccessibleSignal {
    AccessibleSignal(member: "ChildrenChanged", detail: change, first: index, value: child)
  }

  /// An insertion ("insert") into the text of a field, or a removal ("delete").
  static func text(_ change: String, _ part: String, at offset: Int) -> AccessibleSignal {
    AccessibleSignal(
      member: "TextChanged", detail: change, first: Int32(clamping: offset),
      second: Int32(clamping: part.unicodeScalars.count), value: .string(part))
  }

  /// A movement of the caret of a field.
  static func caret(at offset: Int) -> AccessibleSignal {
    AccessibleSignal(member: "TextCaretMoved", first: Int32(clamping: offset))
  }

  /// A message to be read aloud.
  static func announcement(_ message: String, isUrgent: Bool) -> AccessibleSignal {
    AccessibleSignal(member: "Announcement", first: isUrgent ? 2 : 1, value: .string(message))
  }

  /// A change of a window, such as "Activate".
  static func window(_ change: String, title: String) -> AccessibleSignal {
    AccessibleSignal(group: "Window", member: change, value: .string(title))
  }
}
