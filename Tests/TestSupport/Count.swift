/// A counter that can be incremented in expressions.
final class Count {
  private(set) var value = 0

  func add() { value += 1 }
}
