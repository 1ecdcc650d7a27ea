/// The traits that describe a view to assistive technologies.
public struct AccessibilityTraits: SetAlgebra, Hashable, Sendable {
  private var bits: UInt32

  private init(bits: UInt32) {
    self.bits = bits
  }

  /// Creates an empty set of traits.
  public init() {
    self.init(bits: 0)
  }

  /// The view is a button.
  public static let isButton = AccessibilityTraits(bits: 1)
  /// The view is the header of a section.
  public static let isHeader = AccessibilityTraits(bits: 1 << 1)
  /// The view is selected.
  public static let isSelected = AccessibilityTraits(bits: 1 << 2)
  /// The view is a link.
  public static let isLink = AccessibilityTraits(bits: 1 << 3)
  /// The view is a search field.
  public static let isSearchField = AccessibilityTraits(bits: 1 << 4)
  /// The view is an image.
  public static let isImage = AccessibilityTraits(bits: 1 << 5)
  /// The view plays a sound when it is activated.
  public static let playsSound = AccessibilityTraits(bits: 1 << 6)
  /// The view is a key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(bits: 1 << 7)
  /// The view is text that cannot be changed.
  public static let isStaticText = AccessibilityTraits(bits: 1 << 8)
  /// The view summarises the state of the app when it starts.
  public static let isSummaryElement = AccessibilityTraits(bits: 1 << 9)
  /// The label or value of the view changes often.
  public static let updatesFrequently = AccessibilityTraits(bits: 1 << 10)
  /// The view starts a media session when it is activated.
  public static let startsMediaSession = AccessibilityTraits(bits: 1 << 11)
  /// The view handles touches directly.
  public static let allowsDirectInteraction = AccessibilityTraits(bits: 1 << 12)
  /// The view turns the page when it has been read.
  public static let causesPageTurn = AccessibilityTraits(bits: 1 << 13)
  /// The siblings of the view are ignored.
  public static let isModal = AccessibilityTraits(bits: 1 << 14)
  /// The view is a toggle.
  public static let isToggle = AccessibilityTraits(bits: 1 << 15)
  /// The view is a tab bar.
  public static let isTabBar = AccessibilityTraits(bits: 1 << 16)

  public func contains(_ member: AccessibilityTraits) -> Bool { bits & member.bits == member.bits }

  public func union(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits | other.bits)
  }

  public func intersection(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits & other.bits)
  }

  public func symmetricDifference(_ other: AccessibilityTraits) -> AccessibilityTraits {
    AccessibilityTraits(bits: bits ^ other.bits)
  }

  public mutating func formUnion(_ other: AccessibilityTraits) { self = union(other) }

  public mutating func formIntersection(_ other: AccessibilityTraits) {
    self = intersection(other)
  }

  public mutating func formSymmetricDifference(_ other: AccessibilityTraits) {
    self = symmetricDifference(other)
  }

  @discardableResult
  public mutating func insert(
    _ newMember: AccessibilityTraits
  ) -> (inserted: Bool, memberAfterInsert: AccessibilityTraits) {
    defer { formUnion(newMember) }
    return (!contains(newMember), newMember)
  }

  @discardableResult
  public mutating func remove(_ member: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(member)
    bits &= ~member.bits
    return common.bits == 0 ? nil : common
  }

  @discardableResult
  public mutating func update(with newMember: AccessibilityTraits) -> AccessibilityTraits? {
    let common = intersection(newMember)
    formUnion(newMember)
    return common.bits == 0 ? nil : common
  }
}

/// The treatment of the elements inside a view that is an element itself.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// The elements inside are omitted.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// The elements inside become children of the element.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// The properties of the elements inside are merged into the element, and the elements are
  /// omitted.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// The kind of an accessibility action.
public struct AccessibilityActionKind: Equatable, Sendable {
  /// The name of the action.
  let name: String

  /// The action of a tap.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Closes a modal view or cancels an operation.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The most important action, such as starting or stopping playback.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// Deletes the item.
  public static let delete = AccessibilityActionKind(name: "delete")
  /// Shows the menu of the view.
  public static let showMenu = AccessibilityActionKind(name: "showMenu")
}

/// The direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  case increment, decrement
}

/// The level of a heading; `h1` is the most important one.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
