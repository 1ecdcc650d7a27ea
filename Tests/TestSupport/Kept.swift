import PlumbUI

/// A value observed by a test.
@MainActor final class Kept<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }

  var binding: Binding<Value> {
    Binding {
      MainActor.assumeIsolated { UncheckedTransfer(self.value) }.value
    } set: { value in
      let transferred = UncheckedTransfer(value)
      MainActor.assumeIsolated { self.value = transferred.value }
    }
  }
}

/// Transfers a value out of an isolated closure that runs immediately.
private struct UncheckedTransfer<Value>: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
