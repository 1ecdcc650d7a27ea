internal import Foundation

extension View {
  /// Binds a state to the keyboard focus of the view: it is true while the view or a descendant has
  /// the focus, and moves the focus to the view when it becomes true.
  ///
  /// It is reset to false if neither the view nor a descendant is focusable.
  nonisolated public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    focused(condition, equals: true)
  }

  /// Binds a state to the keyboard focus of the view: it has the value while the view or a
  /// descendant has the focus, and moves the focus to the view when it is set to the value.
  ///
  /// It is reset if neither the view nor a descendant is focusable.
  nonisolated public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      FocusedModifier(
        requestsFocus: { binding.wrappedValue == value },
        focusDidChange: { isInside in
          if isInside {
            if binding.wrappedValue != value { binding.wrappedValue = value }
          } else if binding.wrappedValue == value {
            binding.wrappedValue = binding.noFocus
          }
        }))
  }

  /// Sets whether the view can have the keyboard focus.
  ///
  /// A focused view is surrounded by a ring. Pressing the view with the pointer does not focus it.
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableModifier(isFocusable: isFocusable))
  }

  /// Sets whether the view can have the keyboard focus.
  ///
  /// - Parameter interactions: has no effect: the focus moves with the keyboard regardless of its
  ///   purpose.
  nonisolated public func focusable(
    _ isFocusable: Bool = true, interactions: FocusInteractions
  ) -> some View {
    focusable(isFocusable)
  }

  /// Moves the focus to a view when it is first shown.
  nonisolated public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> some View {
    modifier(DefaultFocusModifier { binding.wrappedValue = value })
  }
}

/// A set of interactions for which a view has the focus; see `focusable(_:interactions:)`.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int

  /// Activating the view, as a button.
  public static let activate = FocusInteractions(rawValue: 1)
  /// Editing the view's content.
  public static let edit = FocusInteractions(rawValue: 2)
  /// All interactions.
  public static let automatic: FocusInteractions = [.activate, .edit]

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension EnvironmentValues {
  /// Whether the nearest focusable ancestor has the keyboard focus.
  @EnvironmentEntry(until: .presentation) public internal(set) var isFocused: Bool = false

  /// Sets whether the nearest focusable ancestor has the keyboard focus.
  package mutating func setFocused(_ isFocused: Bool) { self.isFocused = isFocused }
}

@usableFromInline struct FocusedModifier {
  let requestsFocus: () -> Bool
  let focusDidChange: (Bool) -> Void
}

extension FocusedModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(FocusedViewNode.self) { FocusedViewNode(at: $0) }
    node.resolveChildren(content)
    node.update(modifier)
  }
}

/// A node that keeps a state in sync with the focus of its descendants.
private final class FocusedViewNode: ViewNode, FocusObserver {
  private var modifier: FocusedModifier?
  private var requestedFocus = false
  private var isInside = false

  func update(_ modifier: FocusedModifier) {
    self.modifier = modifier
    let requestsFocus = modifier.requestsFocus()
    defer { requestedFocus = requestsFocus }
    guard requestsFocus != requestedFocus, requestsFocus != isInside else { return }
    // The views may be inserted only in this update.
    tree.afterLayout { [weak self] in self?.moveFocus(inside: requestsFocus) }
  }

  private func moveFocus(inside requestsFocus: Bool) {
    guard isMounted, requestsFocus != isInside else { return }
    if !requestsFocus {
      tree.focus.move(to: nil)
    } else if let target = KeyboardFocus.targets(in: self).first {
      tree.focus.move(to: target)
      target.scrollIntoView()
    } else if !isAlternative {
      modifier?.focusDidChange(false)
    }
  }

  /// Whether another view is shown instead of the views inside, for example by `ViewThatFits`; the other view then
  /// takes the focus.
  private var isAlternative: Bool {
    var layoutNodes: [LayoutNode] = []
    appendLayoutNodes(to: &layoutNodes)
    return !layoutNodes.isEmpty && !layoutNodes.contains(where: \.isShownInTree)
  }

  func focusMoved(isInside: Bool) {
    self.isInside = isInside
    modifier?.focusDidChange(isInside)
  }
}

@usableFromInline struct FocusableModifier {
  let isFocusable: Bool
}

extension FocusableModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(FocusableViewNode.self) { FocusableViewNode(at: $0) }
    node.update(modifier, content)
  }
}

private final class FocusableViewNode: ClosureWrapperViewNode<FocusRingLayoutNode>, FocusTarget {
  private var content: (@MainActor (inout _ChildCursor) -> Void)?
  private var allowsFocus = true
  private var isFocused = false

  init(at place: _ChildCursor.Place) {
    super.init(at: place, make: { FocusRingLayoutNode() }, change: { _, _ in })
  }

  var isFocusable: Bool { allowsFocus && environment.isEnabled }

  func update(
    _ modifier: FocusableModifier, _ content: @escaping @MainActor (inout _ChildCursor) -> Void
  ) {
    allowsFocus = modifier.isFocusable
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
  /// Whether a focused view is surrounded by a ring.
  @EnvironmentEntry public internal(set) var isFocusEffectEnabled: Bool = true

  /// The colour of the ring around the focused view; `nil` for no ring.
  package var focusRing: ResolvedColor? {
    isFocusEffectEnabled ? Color.accentColor.opacity(0.8).resolved(in: colorAppearance) : nil
  }
}

extension View {
  /// Sets whether focused views within this view are shown without a ring.
  ///
  /// As SwiftUI: inside a view in which the effect is disabled, no view can enable it again.
  nonisolated public func focusEffectDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.isFocusEffectEnabled) { $0 = $0 && !disabled }
  }
}

@usableFromInline struct DefaultFocusModifier {
  let focus: () -> Void
}

extension DefaultFocusModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(DefaultFocusViewNode.self) { place in
      place.tree.afterLayout { modifier.focus() }
      return DefaultFocusViewNode(at: place)
    }
    node.resolveChildren(content)
  }
}

private final class DefaultFocusViewNode: ViewNode {}
