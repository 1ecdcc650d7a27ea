/// A value that tracks the view of several at which assistive technologies are.
///
/// On this platform they are at the view that has the keyboard focus. So only a view that can have it is found, and a
/// write to the value moves the keyboard focus.
@propertyWrapper public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  private var state: FocusState<Value>

  /// Creates a state that is `true` while assistive technologies are at a view.
  public init() where Value == Bool {
    state = FocusState()
  }

  /// Creates a state that is `true` while some assistive technologies are at a view. On this platform they cannot be
  /// distinguished.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init()
  }

  /// Creates a state whose value is the id of the view that assistive technologies are at, or `nil`.
  public init<ID: Hashable>() where Value == ID? {
    state = FocusState()
  }

  /// Creates a state whose value is the id of the view that some assistive technologies are at, or `nil`. On this
  /// platform they cannot be distinguished.
  public init<ID: Hashable>(for technologies: AccessibilityTechnologies) where Value == ID? {
    self.init()
  }

  /// The current value. Writing it moves the focus.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding { Binding(focus: state.projectedValue) }

  /// A property wrapper that reads and writes a state stored elsewhere.
  @propertyWrapper public struct Binding {
    let focus: FocusState<Value>.Binding

    /// The current value. Writing it moves the focus.
    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

/// Kinds of assistive technologies.
public struct AccessibilityTechnologies: SetAlgebra, OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Screen readers.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Technologies with which everything is controlled by switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}
