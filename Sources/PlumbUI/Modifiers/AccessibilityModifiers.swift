internal import Foundation

/// What views say to those who do not see them. All of it is found in `ViewTree.elements()`.
extension View {
  /// Says what a person would call the view.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    describing { $0.label = label.string(in: $1) }
  }

  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says what the view shows, such as the number of a slider.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    describing { $0.value = value.string(in: $1) }
  }

  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says what happens when the view is used.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    describing { $0.hint = hint.string(in: $1) }
  }

  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Says what a person may call the view when they speak to it, the best name first.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    describing { properties, reading in
      properties.inputLabels = inputLabels.map { $0.string(in: reading) }
    }
  }

  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Gives the view a name that programs find it by, and that nobody reads.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    describing { properties, _ in properties.identifier = identifier }
  }

  /// Leaves the view and all in it out of the elements, or not.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    describing { properties, _ in properties.isHidden = hidden }
  }

  /// Says what kind of thing the view is.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    describing { properties, _ in properties.addedTraits = traits }
  }

  /// Says what kind of thing the view is not.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    describing { properties, _ in properties.removedTraits = traits }
  }

  /// Says how important the view is among the headers.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    describing { properties, _ in properties.headingLevel = level }
  }

  /// Says where the view comes among its neighbours: those with larger numbers come first.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    describing { properties, _ in properties.sortPriority = sortPriority }
  }

  /// Makes one element of the view, and says what becomes of those in it.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    describing { properties, _ in properties.children = children }
  }

  /// Says what can be done with the view besides pressing it.
  @preconcurrency nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    describing { properties, _ in
      properties.actions.append(.init(kind: actionKind, handler: handler))
    }
  }

  /// Says what can be done with the view, under a name of one's own.
  @preconcurrency nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    describing { properties, reading in
      let kind = AccessibilityActionKind(name: name.string(in: reading))
      properties.actions.append(.init(kind: kind, handler: handler))
    }
  }

  @preconcurrency nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  @_disfavoredOverload
  @preconcurrency nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Says how the view's value is made larger and smaller.
  @preconcurrency nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    describing { properties, _ in properties.adjust = handler }
  }

  /// Has the view stand among the elements as another one, which is never shown.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(AccessibilityDescription(description: representation(), replacesElement: true))
  }

  /// Has the elements of other views, which are never shown, stand in that of the view.
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    modifier(AccessibilityDescription(description: children(), replacesElement: false))
  }

  nonisolated private func describing(
    _ change: @escaping (inout AccessibilityProperties, LocalizationContext) -> Void
  ) -> some View {
    modifier(AccessibilityModifier(change: change))
  }
}

private struct AccessibilityModifier {
  let change: (inout AccessibilityProperties, LocalizationContext) -> Void
}

extension AccessibilityModifier: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let reading = cursor.textReading
    let node = cursor.node(AccessibilityNode.self) { AccessibilityNode(at: $0) }
    var properties = AccessibilityProperties()
    modifier.change(&properties, reading)
    node.properties = properties
    node.resolveChildren(content)
  }
}

private struct AccessibilityDescription<Description: View> {
  let description: Description
  let replacesElement: Bool
}

extension AccessibilityDescription: _PrimitiveModifier {
  static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(AccessibilityOverrideNode.self) { AccessibilityOverrideNode(at: $0) }
    node.replacesElement = modifier.replacesElement
    node.resolveChildren { cursor in
      let shown = cursor.node(AccessibilityPropertyNode.self) { AccessibilityPropertyNode(at: $0) }
      shown.resolveChildren(content)
      let description = cursor.node(AccessibilityPropertyNode.self) {
        AccessibilityPropertyNode(at: $0)
      }
      description.isShown = false
      description.resolveChildren { Description._resolve(modifier.description, at: &$0) }
    }
  }
}
