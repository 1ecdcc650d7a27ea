internal import PlumbBase

extension Future where Failure == Never {
  /// The value, as soon as there is one.
  public var value: Output {
    get async {
      switch await result {
      case .success(let value): value
      }
    }
  }
}

extension Future {
  /// The value, as soon as there is one.
  ///
  /// - Throws: The error of the future.
  public var value: Output {
    get async throws {
      try await result.get()
    }
  }

  /// The result, for which a task waits even when it is cancelled, as with Combine.
  private var result: Result<Output, Failure> {
    get async {
      let held = Guarded<AnyCancellable?>(nil)
      let sent = await withCheckedContinuation { continuation in
        let subscription = _subscribe(
          _Receiver {
            continuation.resume(returning: Sent(result: .success($0)))
          } completion: { completion in
            // A future without an error has sent its value before.
            if case .failure(let error) = completion {
              continuation.resume(returning: Sent(result: .failure(error)))
            }
          })
        held.withLock { $0 = subscription }
      }
      withExtendedLifetime(held) {}
      return sent.result
    }
  }

  /// A result that goes from the thread of the future to that of the task.
  private struct Sent: @unchecked Sendable {
    let result: Result<Output, Failure>
  }
}
