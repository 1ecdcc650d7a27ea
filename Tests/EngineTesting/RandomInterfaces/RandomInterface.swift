/// A description of a random interface: a construct, its arguments and the interfaces inside.
public struct RandomInterface: Equatable, Sendable {
  /// The position of the construct in `InterfaceConstruct.all`.
  var kind: Int
  /// Numbers from 0 to 255, from which the construct makes its arguments.
  var arguments: [Int]
  var contents: [RandomInterface]

  static let argumentCount = 3
  static let maximumDepth = 9

  /// Generates an interface of up to some thirty constructs.
  public init(_ choices: inout SplitMix64) {
    var budget = 1 + choices.below(30)
    self.init(&choices, depth: 0, &budget)
  }

  private init(_ choices: inout SplitMix64, depth: Int, _ budget: inout Int) {
    budget -= 1
    let isLeaf = budget <= 0 || depth >= Self.maximumDepth
    let kinds = isLeaf ? InterfaceConstruct.leaves : Array(InterfaceConstruct.all.indices)
    kind = choices.pick(kinds)
    arguments = (0..<Self.argumentCount).map { _ in choices.below(256) }
    let counts = InterfaceConstruct.all[kind].contents
    let count = counts.lowerBound + choices.below(counts.count)
    contents = []
    for _ in 0..<count {
      contents.append(RandomInterface(&choices, depth: depth + 1, &budget))
    }
  }

  /// The number of constructs.
  var count: Int { contents.reduce(1) { $0 + $1.count } }

  /// Returns whether it has a construct with one of some names.
  func contains(_ names: Set<String>) -> Bool {
    names.contains(InterfaceConstruct.all[kind].name) || contents.contains { $0.contains(names) }
  }

  /// Returns a simpler interface that still satisfies a condition.
  public func shrunk(while condition: (RandomInterface) -> Bool) -> RandomInterface {
    var current = self
    var attempts = 400
    while let next = current.simpler().first(where: {
      attempts -= 1
      return attempts > 0 && condition($0)
    }) {
      current = next
    }
    return current
  }

  /// Returns interfaces that are simpler in one place, the largest simplifications first.
  private func simpler() -> [RandomInterface] {
    var result = contents
    let construct = InterfaceConstruct.all[kind]
    if contents.count > construct.contents.lowerBound {
      for index in contents.indices {
        var less = self
        less.contents.remove(at: index)
        result.append(less)
      }
    }
    for (index, content) in contents.enumerated() {
      for simple in content.simpler() {
        var changed = self
        changed.contents[index] = simple
        result.append(changed)
      }
    }
    for (index, argument) in arguments.enumerated() where argument != 0 {
      var changed = self
      changed.arguments[index] = 0
      result.append(changed)
    }
    if contents.isEmpty, kind != 0 {
      var leaf = self
      leaf.kind = 0
      result.append(leaf)
    }
    return result
  }
}

extension RandomInterface: CustomStringConvertible {
  /// The constructs with their arguments; a modifier follows what it changes.
  public var description: String {
    let name = InterfaceConstruct.all[kind].name
    let inside = contents.map(\.description)
    let arguments = arguments.map { "\($0)" }.joined(separator: ", ")
    guard name.hasPrefix("."), let first = inside.first else {
      return inside.isEmpty
        ? "\(name)(\(arguments))" : "\(name)(\(arguments)) { \(inside.joined(separator: "; ")) }"
    }
    let others = inside.dropFirst()
    let block = others.isEmpty ? "" : " { \(others.joined(separator: "; ")) }"
    return "\(first)\(name)(\(arguments))\(block)"
  }
}
