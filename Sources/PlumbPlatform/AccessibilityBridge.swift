public import Foundation

/// The connection of a window to the assistive technologies of the desktop.
///
/// The platform provides it, and asks the content for everything except changes when an assistive
/// technology requests it. All members are used on the main thread.
@MainActor public protocol AccessibilityBridge: AnyObject, Sendable {
  /// Whether an assistive technology may be listening. While it is `false`, nothing is described and
  /// nothing is reported.
  var isActive: Bool { get }

  /// The content of the window; `nil` while the bridge is not active.
  var content: (any AccessibilityContent)? { get set }

  /// Reports changes to assistive technologies, in the order in which they were made.
  func report(_ changes: [AccessibilityChange])
}

/// The accessibility objects in a window.
///
/// An object that no longer exists has no properties, no children and no frame.
@MainActor public protocol AccessibilityContent: AnyObject {
  /// Returns the properties of an object; `nil` for the window itself.
  func object(_ id: AccessibilityID) -> AccessibilityObject?

  /// Returns the objects directly inside an object, in reading order.
  func children(of id: AccessibilityID) -> [AccessibilityID]

  /// Returns the current frame of an object in points from the window's top left corner.
  func frame(of id: AccessibilityID) -> CGRect?

  /// Returns the current text of an object that can be edited; `nil` for any other object.
  func editableText(of id: AccessibilityID) -> (any AccessibilityEditableText)?

  /// Performs an action of an object, as the corresponding input would.
  ///
  /// - Returns: whether the object has the action.
  func perform(_ action: AccessibilityCommand, on id: AccessibilityID) -> Bool
}

/// The identifier of an accessibility object. It belongs to one view as long as that exists, and is
/// not used again afterwards.
public struct AccessibilityID: Hashable, Sendable {
  public let rawValue: Int

  /// Creates an identifier from a number.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The window.
  public static let window = AccessibilityID(rawValue: 0)
}

/// An action that an assistive technology requests.
public enum AccessibilityCommand: Equatable, Sendable {
  /// The action of a click.
  case press
  case increment, decrement
  case setValue(Double)
  /// Gives the object the keyboard focus.
  case focus
  /// The action of the object with a name.
  case named(String)
}

/// A change that assistive technologies are notified of.
public enum AccessibilityChange: Equatable, Sendable {
  /// An object was inserted at an index.
  case childInserted(AccessibilityID, at: Int, in: AccessibilityID)
  /// The object at an index was removed, or moves to another index.
  case childRemoved(AccessibilityID, at: Int, from: AccessibilityID)
  case name(AccessibilityID, String)
  case hint(AccessibilityID, String)
  case role(AccessibilityID, AccessibilityRole)
  /// The text that describes the value has changed.
  case valueText(AccessibilityID, String)
  /// The value as a number has changed.
  case number(AccessibilityID, Double)
  /// A part of the state begins or ends.
  case state(AccessibilityID, AccessibilityState, Bool)
  /// A part of the text of a field was replaced.
  case text(AccessibilityID, AccessibilityTextChange)
  /// The caret of a field has moved to an offset in Unicode scalars.
  case caret(AccessibilityID, Int)
  /// The selected part of a field has changed.
  case textSelection(AccessibilityID)
  /// A message to be read aloud now; `isUrgent` to interrupt the current speech.
  case announcement(String, isUrgent: Bool)
  /// The contents of the window were replaced; an object to read next, if one is known.
  case contents
}
