/// Counts how often something happens, also where only expressions may stand.
final class Count {
  private(set) var value = 0

  func add() { value += 1 }
}
