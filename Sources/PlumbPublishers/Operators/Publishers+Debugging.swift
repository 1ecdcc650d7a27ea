internal import Foundation

/// Operators that stop the program in a debugger.
extension Publisher {
  /// Returns a publisher that stops the program with SIGTRAP if a closure returns `true` for an event. Without a
  /// debugger the signal ends the program.
  ///
  /// - Parameters:
  ///   - receiveSubscription: called with the subscription, before the first value.
  ///   - receiveOutput: called with every value.
  ///   - receiveCompletion: called at the end.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.HandleEvents<Self> {
    func stopping<Event>(_ condition: ((Event) -> Bool)?) -> ((Event) -> Void)? {
      guard let condition else { return nil }
      return { event in if condition(event) { raise(SIGTRAP) } }
    }
    return handleEvents(
      receiveSubscription: stopping(receiveSubscription),
      receiveOutput: stopping(receiveOutput),
      receiveCompletion: stopping(receiveCompletion))
  }

  /// Returns a publisher that stops the program with SIGTRAP when this one fails. Without a debugger the signal ends
  /// the program.
  public func breakpointOnError() -> Publishers.HandleEvents<Self> {
    breakpoint(receiveCompletion: { completion in
      if case .failure = completion { true } else { false }
    })
  }
}
