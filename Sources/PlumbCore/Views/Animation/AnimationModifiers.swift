extension View {
  /// Animates changes of the view whenever a value changes.
  ///
  /// As SwiftUI: the animation applies to the view and its descendants and overrides the animation
  /// of an outer transaction; with `nil` the changes are not animated.
  nonisolated public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    transaction(value: value) { $0.animate(with: animation) }
  }

  /// Animates every change of the view, regardless of its cause.
  @available(
    *, deprecated,
    message: "Use animation(_:value:), which moves what follows from one value, or withAnimation."
  )
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { $0.animate(with: animation) }
  }

  /// Animates the changes made by the modifiers in `body`.
  ///
  /// As SwiftUI: the animation applies only to the modifiers in `body`; the view they modify is
  /// animated with the outer transaction.
  nonisolated public func animation<Body: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Body
  ) -> some View {
    transaction({ $0.animate(with: animation) }, body: body)
  }
}

extension Transaction {
  /// Sets the animation, unless the transaction disables animations.
  fileprivate mutating func animate(with animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}
