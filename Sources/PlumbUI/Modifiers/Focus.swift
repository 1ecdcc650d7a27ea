internal import Foundation

extension View {
  /// Joins a state to the keyboard focus of the view: it is true while the view or one in it has the
  /// focus, and gives the view the focus when it becomes true.
  ///
  /// It becomes false again where neither the view nor one in it can have the focus.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true, otherwise: false)
  }

  /// Joins a state to the keyboard focus of the view: it has a value while the view or one in it has
  /// the focus, and gives the view the focus when it gets that value.
  ///
  /// It loses the value again where neither the view nor one in it can have the focus.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    focused(binding, equals: value, otherwise: nil)
  }

  nonisolated private func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value, otherwise other: Value?
  ) -> some View {
    modifier(
      FocusedModifier(
        isWanted: { binding.wrappedValue == value },
        tell: { isInside in
          if isInside {
            if binding.wrappedValue != value { binding.wrappedValue = value }
          } else if binding.wrappedValue == value, let none = other ?? Value.valueOfNone {
            binding.wrappedValue = none
          }
        }))
  }

  /// Lets the view have the keyboard focus.
  ///
  /// It shows a ring round itself while it has. The pointer does not give it the focus.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Lets the view have the keyboard focus.
  ///
  /// - Parameter interactions: changes nothing: the keyboard moves the focus here, whatever for.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }

  /// Gives a view the focus when it comes into the window.
  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View {
    modifier(DefaultFocusModifier { binding.wrappedValue = value })
  }
}

extension Hashable {
  /// The value that names no view, if the type has one.
  fileprivate static var valueOfNone: Self? {
    (Self.self as? any ExpressibleByNilLiteral.Type)?.init(nilLiteral: ()) as? Self
  }
}

/// What a view does with the keyboard focus; see `focusable(_:interactions:)`.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

private enum IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the nearest focusable view round this one has the keyboard focus.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

private struct FocusedModifier {
  let isWanted: () -> Bool
  let tell: (Bool) -> Void
}

extension FocusedModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(FocusedNode.self) { FocusedNode(at: $0) }
    node.resolveChildren(content)
    node.update(modifier)
  }
}

/// Joins a state to the focus of the views in it.
private final class FocusedNode: ViewNode, FocusObserver {
  private var modifier: FocusedModifier?
  private var wasWanted = false
  private var isInside = false

  func update(_ modifier: FocusedModifier) {
    self.modifier = modifier
    let isWanted = modifier.isWanted()
    defer { wasWanted = isWanted }
    guard isWanted != wasWanted, isWanted != isInside else { return }
    // The views in it may be there only after this update.
    tree.afterLayout { [weak self] in self?.moveFocus(inside: isWanted) }
  }

  private func moveFocus(inside isWanted: Bool) {
    guard isMounted, isWanted != isInside else { return }
    if !isWanted {
      tree.focus(nil)
    } else if let target = tree.focusTargets(in: self).first {
      tree.focus(target)
    } else {
      modifier?.tell(false)
    }
  }

  func focusMoved(isInside: Bool) {
    self.isInside = isInside
    modifier?.tell(isInside)
  }
}

private struct FocusableModifier {
  let isFocusable: Bool
}

extension FocusableModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(FocusableNode.self) { FocusableNode(at: $0) }
    node.update(modifier, content)
  }
}

private final class FocusableNode: WrapperNode<FocusRingNode>, FocusTarget {
  private var content: (@MainActor (inout _ChildCursor) -> Void)?
  private var isWilling = true
  private var isFocused = false

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { FocusRingNode() }, change: { _, _ in })
  }

  var isFocusable: Bool { isWilling && environment.isEnabled }

  func update(
    _ modifier: FocusableModifier, _ content: @escaping @MainActor (inout _ChildCursor) -> Void
  ) {
    isWilling = modifier.isFocusable
    self.content = content
    evaluate()
  }

  override func evaluate() {
    guard let content else { return }
    var inner = environment
    inner.isFocused = isFocused
    resolveChildren(in: inner, content)
    let ring = isFocused ? environment.focusRing : nil
    update { layoutNode, _ in layoutNode.ring = ring }
    didEvaluate()
  }

  func focusChanged(_ isFocused: Bool) {
    self.isFocused = isFocused
    setNeedsUpdate()
  }
}

extension EnvironmentValues {
  /// The colour of the ring round what has the focus.
  var focusRing: ResolvedColor { Color.accentColor.opacity(0.8).resolved(in: colorAppearance) }
}

private struct DefaultFocusModifier {
  let focus: () -> Void
}

extension DefaultFocusModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(DefaultFocusNode.self) { place in
      place.tree.afterLayout { modifier.focus() }
      return DefaultFocusNode(at: place)
    }
    node.resolveChildren(content)
  }
}

private final class DefaultFocusNode: ViewNode {}
