import Combine

/// A model in a file that imports Combine alone.
public final class Counter: ObservableObject {
  public let objectWillChange = PassthroughSubject<Void, Never>()
  public let home = URL(fileURLWithPath: "/")
  public private(set) var count = 0 { willSet { objectWillChange.send() } }

  public init() {}

  public func increment() { DispatchQueue.main.async { self.count += 1 } }
}
