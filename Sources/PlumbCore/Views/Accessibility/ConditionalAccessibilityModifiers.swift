public import Foundation

// Modifiers that set a property under a condition, without another identity of the view where it changes.
extension View {
  /// Sets the label of the view if a condition is true.
  ///
  /// - Parameter isEnabled: the condition; while it is false, the label of the view stays as it is.
  nonisolated public func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> some View {
    modifyingProperties { properties, context in
      if isEnabled { properties.label = label.string(in: context) }
    }
  }

  /// Sets the label of the view, looked up in the string tables, if a condition is true.
  nonisolated public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets the label of the view, which is not localised, if a condition is true.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the value of the view if a condition is true.
  ///
  /// - Parameter isEnabled: the condition; while it is false, the value of the view stays as it is.
  nonisolated public func accessibilityValue(
    _ value: Text, isEnabled: Bool
  ) -> some View {
    modifyingProperties { properties, context in
      if isEnabled { properties.value = value.string(in: context) }
    }
  }

  /// Sets the value of the view, looked up in the string tables, if a condition is true.
  nonisolated public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the value of the view, which is not localised, if a condition is true.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Sets the hint on what happens after an action if a condition is true.
  ///
  /// - Parameter isEnabled: the condition; while it is false, the hint of the view stays as it is.
  nonisolated public func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> some View {
    modifyingProperties { properties, context in
      if isEnabled { properties.hint = hint.string(in: context) }
    }
  }

  /// Sets the hint on what happens after an action, looked up in the string tables, if a condition is true.
  nonisolated public func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// Sets the hint on what happens after an action, which is not localised, if a condition is true.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> some View {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }

  /// Sets the labels with which the view can be named by voice if a condition is true.
  nonisolated public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool
  ) -> some View {
    modifyingProperties { properties, context in
      if isEnabled { properties.inputLabels = inputLabels.map { $0.string(in: context) } }
    }
  }

  /// Sets the labels, looked up in the string tables, with which the view can be named by voice if a condition is
  /// true.
  nonisolated public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets the labels, which are not localised, with which the view can be named by voice if a condition is true.
  @_disfavoredOverload
  nonisolated public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }

  /// Sets the identifier by which tests find the view if a condition is true.
  nonisolated public func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> some View {
    modifyingProperties { properties, _ in
      if isEnabled { properties.identifier = identifier }
    }
  }

  /// Sets whether the view is hidden from assistive technologies if a condition is true.
  nonisolated public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> some View {
    modifyingProperties { properties, _ in
      if isEnabled { properties.isHidden = hidden }
    }
  }

  /// Returns the view unchanged; on this platform it has no effect: a press is sent to the middle of the view.
  nonisolated public func accessibilityActivationPoint(
    _ point: CGPoint, isEnabled: Bool
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: a press is sent to the middle of the view.
  nonisolated public func accessibilityActivationPoint(
    _ point: UnitPoint, isEnabled: Bool
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: no technology drags.
  nonisolated public func accessibilityDragPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> some View {
    self
  }

  /// Returns the view unchanged; on this platform it has no effect: no technology drags.
  nonisolated public func accessibilityDropPoint(
    _ point: UnitPoint, description: Text, isEnabled: Bool
  ) -> some View {
    self
  }
}
