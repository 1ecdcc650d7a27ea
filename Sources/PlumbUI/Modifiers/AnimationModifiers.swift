extension View {
  /// Lets changes of the view move with an animation whenever a value changes.
  ///
  /// As SwiftUI: it concerns the view it is applied to and what is inside, beats the animation of
  /// a transaction from outside, and `nil` lets the changes jump.
  nonisolated public func animation<Value: Equatable>(
    _ animation: Animation?, value: Value
  ) -> some View {
    transaction(value: value) { $0.animate(with: animation) }
  }

  /// Lets every change of the view move with an animation, whatever caused it.
  @available(
    *, deprecated,
    message: "Use animation(_:value:), which moves what follows from one value, or withAnimation."
  )
  nonisolated public func animation(_ animation: Animation?) -> some View {
    transaction { $0.animate(with: animation) }
  }

  /// Lets the changes made by some modifiers move with an animation.
  ///
  /// As SwiftUI: it concerns the modifiers that `body` applies; the view they are applied to goes on
  /// moving as the transaction from outside says.
  nonisolated public func animation<Body: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> Body
  ) -> some View {
    transaction({ $0.animate(with: animation) }, body: body)
  }
}

extension Transaction {
  /// Moves as a view says, unless such animations are ignored.
  fileprivate mutating func animate(with animation: Animation?) {
    if !disablesAnimations { self.animation = animation }
  }
}
