internal import Foundation

/// Modifiers for the accessibility elements of views, which `ViewTree.elements()` returns.
extension View {
  /// Sets the label of the view.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    modifyingProperties { $0.label = label.string(in: $1) }
  }

  /// Sets the label of the view, looked up in the string tables.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the label of the view.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the value of the view, such as the number of a slider.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    modifyingProperties { $0.value = value.string(in: $1) }
  }

  /// Sets the value of the view, looked up in the string tables.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value of the view.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets a description of the result of using the view.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    modifyingProperties { $0.hint = hint.string(in: $1) }
  }

  /// Sets a description of the result of using the view, looked up in the string tables.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Sets a description of the result of using the view.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Sets the names of the view for voice control, in order of preference.
  nonisolated public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    modifyingProperties { properties, context in
      properties.inputLabels = inputLabels.map { $0.string(in: context) }
    }
  }

  /// Sets the names of the view for voice control, looked up in the string tables.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey]
  ) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Sets the names of the view for voice control.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S]
  ) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Sets the identifier of the view, which programs use to find it and which is not read to users.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifyingProperties { properties, _ in properties.identifier = identifier }
  }

  /// Sets whether the view and its descendants are omitted from the elements.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifyingProperties { properties, _ in properties.isHidden = hidden }
  }

  /// Adds traits to the view.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifyingProperties { properties, _ in properties.addedTraits = traits }
  }

  /// Removes traits from the view.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifyingProperties { properties, _ in properties.removedTraits = traits }
  }

  /// Sets the level of the view as a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    modifyingProperties { properties, _ in properties.headingLevel = level }
  }

  /// Sets the priority of the view among its siblings; elements with higher priority come first.
  nonisolated public func accessibilitySortPriority(_ sortPriority: Double) -> some View {
    modifyingProperties { properties, _ in properties.sortPriority = sortPriority }
  }

  /// Creates one element for the view, and sets how the elements of its descendants are treated.
  nonisolated public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifyingProperties { properties, _ in properties.children = children }
  }

  /// Adds an accessibility action to the view.
  @preconcurrency nonisolated public func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    modifyingProperties { properties, _ in
      properties.actions.append(.init(kind: actionKind, handler: handler))
    }
  }

  /// Adds an accessibility action with a custom name to the view.
  @preconcurrency nonisolated public func accessibilityAction(
    named name: Text, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    modifyingProperties { properties, context in
      let kind = AccessibilityActionKind(name: name.string(in: context))
      properties.actions.append(.init(kind: kind, handler: handler))
    }
  }

  /// Adds an accessibility action with a custom name, looked up in the string tables, to the view.
  @preconcurrency nonisolated public func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an accessibility action with a custom name to the view.
  @_disfavoredOverload
  @preconcurrency nonisolated public func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping @MainActor () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }

  /// Adds the actions of buttons, which are never shown, to the view; their labels name them.
  nonisolated public func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    modifier(AccessibilityOverrideModifier(content(), as: .actions))
  }

  /// Adds the actions of buttons to the view. On this platform actions have no categories.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }

  /// Sets the action that increments and decrements the view's value.
  @preconcurrency nonisolated public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> some View {
    modifyingProperties { properties, _ in properties.adjust = handler }
  }

  /// Replaces the element of the view by the elements of another view, which is never shown.
  nonisolated public func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> some View {
    modifier(AccessibilityOverrideModifier(representation(), as: .element))
  }

  /// Replaces the children of the view's element by the elements of other views, which are never
  /// shown.
  nonisolated public func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> some View {
    modifier(AccessibilityOverrideModifier(children(), as: .children))
  }

  /// Sets the kind of the element of a part of a built-in control.
  nonisolated package func accessibilityRole(_ role: ElementRole) -> some View {
    modifyingProperties { properties, _ in properties.role = role }
  }

  /// Sets whether the content that a button of a built-in control discloses is shown.
  nonisolated package func accessibilityExpanded(_ isExpanded: Bool) -> some View {
    modifyingProperties { properties, _ in properties.isExpanded = isExpanded }
  }

  /// Returns the view with a change of its properties.
  @usableFromInline nonisolated func modifyingProperties(
    _ change: @escaping (inout AccessibilityProperties, LocalizationContext) -> Void
  ) -> some View {
    modifier(AccessibilityModifier(change: change))
  }
}

@usableFromInline struct AccessibilityModifier {
  let change: (inout AccessibilityProperties, LocalizationContext) -> Void
}

extension AccessibilityModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let context = cursor.localizationContext
    let node = cursor.node(AccessibilityViewNode.self) { AccessibilityViewNode(at: $0) }
    var properties = AccessibilityProperties()
    modifier.change(&properties, context)
    node.properties = properties
    node.resolveChildren(content)
  }
}

@usableFromInline struct AccessibilityOverrideModifier<Description: View> {
  let description: Description
  let use: AccessibilityOverrideViewNode.Description

  nonisolated init(_ description: Description, as use: AccessibilityOverrideViewNode.Description) {
    self.description = description
    self.use = use
  }
}

extension AccessibilityOverrideModifier: _PrimitiveModifier {
  @usableFromInline static func _resolve(
    _ modifier: Self, _ content: @escaping @MainActor (inout _ChildCursor) -> Void,
    at cursor: inout _ChildCursor
  ) {
    let node = cursor.node(AccessibilityOverrideViewNode.self) {
      AccessibilityOverrideViewNode(at: $0)
    }
    node.description = modifier.use
    node.resolveChildren { cursor in
      let primary = cursor.node(AccessibilityPropertyViewNode.self) {
        AccessibilityPropertyViewNode(at: $0)
      }
      primary.resolveChildren(content)
      let description = cursor.node(AccessibilityPropertyViewNode.self) {
        AccessibilityPropertyViewNode(at: $0)
      }
      description.isShown = false
      description.resolveChildren { Description._resolve(modifier.description, at: &$0) }
    }
  }
}
