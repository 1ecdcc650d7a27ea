import Dispatch
import Foundation
import PlumbUI

/// Random interfaces of all views and modifiers.
extension LayoutProperty {
  /// The steps of one run.
  private static let stepCount = 20

  public static var interfacesInUse: LayoutProperty {
    LayoutProperty(perInterface: "interfaces endure random use", .interfaces, useFault)
  }

  public static var changedInterfaces: LayoutProperty {
    LayoutProperty(
      perInterface: "a changed interface is equal to a new one", .interfaces, changeFault)
  }

  public static var removedInterfaces: LayoutProperty {
    LayoutProperty(perInterface: "removed interfaces leave nothing", .interfaces, removalFault)
  }

  private init(
    perInterface name: String, _ share: Share,
    _ fault: @escaping @MainActor (RandomInterface, SplitMix64) -> String?
  ) {
    self.init(perSeed: name, share) { seed in
      var choices = SplitMix64(seed: seed)
      let interface = RandomInterface(&choices)
      let watch = Self.watch("Seed \(seed) hangs: \(interface)")
      defer { watch.cancel() }
      guard fault(interface, choices) != nil else { return nil }
      let small = interface.shrunk { fault($0, choices) != nil }
      return "Seed \(seed):\n\(small)\n\(fault(small, choices) ?? "")"
    }
  }

  private static func useFault(_ interface: RandomInterface, _ choices: SplitMix64) -> String? {
    var run = InterfaceRun(interface, choices)
    if let fault = run.frameFault() { return "First frame: \(fault)" }
    for step in 1...stepCount {
      if let fault = run.step(InterfaceRun.Action.allCases) { return "Step \(step): \(fault)" }
    }
    return nil
  }

  /// The constructs whose layout or drawing depends on the past: on the time at which they appeared, or on
  /// the rows that were shown, from which the lengths of the others are estimated.
  private static let lasting: Set = [
    "ProgressView", ".symbolEffect", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "List",
    "List.selected", "Form", "Table",
  ]

  private static func changeFault(_ interface: RandomInterface, _ choices: SplitMix64) -> String? {
    guard !interface.contains(lasting) else { return nil }
    var run = InterfaceRun(interface, choices)
    if let fault = run.frameFault() { return "First frame: \(fault)" }
    for step in 1...stepCount {
      if let fault = run.step(InterfaceRun.Action.repeatable) { return "Step \(step): \(fault)" }
      guard step.isMultiple(of: 5) else { continue }
      if let fault = run.differenceFromNew { return "Step \(step): \(fault)" }
    }
    return nil
  }

  private static func removalFault(_ interface: RandomInterface, _ choices: SplitMix64) -> String? {
    let before = InterfaceLife.count
    do {
      var run = InterfaceRun(interface, choices)
      for _ in 1...stepCount { _ = run.step(InterfaceRun.Action.allCases) }
      run.removeViews()
      let left = InterfaceLife.count - before
      if left > 0 { return "\(left) views are left after their removal." }
    }
    let left = InterfaceLife.count - before
    return left == 0 ? nil : "\(left) views are left after the end of their tree."
  }

  /// Stops the process if the result is not cancelled within minutes, in which a run ends on the
  /// slowest machine.
  private static func watch(_ message: String) -> DispatchWorkItem {
    let watch = DispatchWorkItem { fatalError(message) }
    DispatchQueue.global().asyncAfter(deadline: .now() + 300, execute: watch)
    return watch
  }
}

extension InterfaceRun {
  /// A description of the difference from a new interface with the same state, after all animations; `nil`
  /// if there is none.
  fileprivate var differenceFromNew: String? {
    host.layOutAfterAnimations()
    let new = HeadlessHost(
      InterfaceRoot(interface: interface, model: InterfaceModel(model.values)), size: host.size,
      scale: host.scale, textServices: .monospaced, environment: host.tree.environment)
    new.layOutAfterAnimations()
    let (all, allNew) = (host.tree.elements().flattened, new.tree.elements().flattened)
    // The lines name the innermost element that differs.
    let elements =
      Self.difference("Element", all.map(\.line), allNew.map(\.line))
      ?? Self.difference("Element", all, allNew)
    return elements
      ?? Self.difference(
        "Command", host.tree.displayList().commands, new.tree.displayList().commands)
  }

  /// A description of the first difference of two lists; `nil` if there is none.
  private static func difference<Item: Equatable>(
    _ name: String, _ items: [Item], _ newItems: [Item]
  ) -> String? {
    guard items != newItems else { return nil }
    let index = zip(items, newItems).prefix { $0 == $1 }.count
    func text(_ items: [Item]) -> String { items.indices.contains(index) ? "\(items[index])" : "-" }
    return """
      \(name) \(index) of \(items.count), of which a new interface has \(newItems.count):
      \(text(items))
      \(text(newItems))
      """
  }

  /// Removes all views, and lets what leaves end.
  fileprivate func removeViews() {
    model.values.isShown = false
    host.layOutAfterAnimations()
    for _ in 0..<4 {
      host.advance(to: host.time + 2)
      _ = RunLoop.current.run(mode: .default, before: .distantPast)
    }
    _ = host.tree.displayList()
    _ = host.tree.elements()
  }
}

extension AccessibilityElement {
  /// The properties of the element alone.
  fileprivate var line: String {
    let texts = [label, value, hint, identifier].map { $0 ?? "-" }.joined(separator: ", ")
    return "\(type), \(texts), \(traits), \(frame)"
  }
}
