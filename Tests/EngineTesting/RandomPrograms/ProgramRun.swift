import Foundation
import PlumbUI

/// A pair of programs in use: every step is an action of a person, the clock or the desktop.
@MainActor struct ProgramRun {
  /// The steps of one run.
  static let stepCount = 50

  private let host: HeadlessHost
  private let objects: AccessibilityProbe
  private let settings = PairSettings()
  private let steps: [ProgramActivity.Step]
  private var random: SplitMix64
  private var pointer = CGPoint.zero
  private var isPressed = false

  init(_ pair: ProgramPair, _ random: SplitMix64, _ activity: ProgramActivity = .everything) {
    self.random = random
    steps = activity.steps
    let settings = settings
    host = HeadlessHost(pair.view(settings), size: pair.size, textServices: .monospaced)
    host.layOut()
    objects = AccessibilityProbe(host.tree)
    objects.update()
  }

  /// The time on the clock of the programs, in seconds.
  var time: Double { host.time }

  /// The views, which are removed with the run.
  var tree: ViewTree { host.tree }

  /// Performs a random step and the frame after it.
  ///
  /// - Returns: the fault after the step, or `nil`.
  mutating func step() -> String? {
    let bodies = tree.bodyCount
    perform()
    host.layOut()
    let commands = tree.displayList().commands
    _ = tree.elements()
    objects.update()
    if let outdated = objects.outdatedObject { return outdated }
    if let misplaced = tree.misplacedNode { return misplaced }
    if !commands.allSatisfy(\.hasNoNaN) { return "A coordinate is not a number." }
    // A frame evaluates each body a few times at most, however many rounds the layout takes.
    let count = tree.bodyCount - bodies
    return count <= Self.bodyLimit ? nil : "One step evaluated \(count) bodies."
  }

  /// Closes the window, as a program does before it releases the views.
  func close() {
    settings.isOpen = false
    host.layOutAfterAnimations()
  }

  /// More than any two programs have views, times the rounds of some frames of a step.
  private static let bodyLimit = 20_000

  private mutating func perform() {
    switch random.pick(steps) {
    case .click: click()
    case .press: press()
    case .move: move(to: randomPoint())
    case .release: release()
    case .scroll: scroll()
    case .typeKey: typeKey()
    case .passTime: passTime()
    case .resize: resize()
    case .changeEnvironment: changeEnvironment()
    case .changeSettings: changeSettings()
    }
  }

  // MARK: The pointer and the keys

  /// Clicks on an element or anywhere.
  private mutating func click() {
    release()
    move(to: random.chance(70) ? elementPoint() : randomPoint())
    press()
    release()
  }

  private mutating func press() {
    guard !isPressed else { return }
    tree.send(.pointerDown(pointer, .primary))
    isPressed = true
  }

  private mutating func release() {
    guard isPressed else { return }
    tree.send(.pointerUp(pointer, .primary))
    isPressed = false
  }

  private mutating func move(to point: CGPoint) {
    pointer = point
    tree.send(random.chance(5) ? .pointerExited : .pointerMoved(point))
  }

  private mutating func scroll() {
    let offset = CGSize(width: random.below(120) - 60, height: random.below(400) - 200)
    tree.send(
      random.chance(80) ? .scrolled(pointer, by: offset) : .pinched(by: 1.2, turned: .degrees(10)))
  }

  private mutating func typeKey() {
    let keys: [Key] = [
      .tab, .tab, .space, .return, .escape, .left, .right, .up, .down, .delete, .pageDown,
      .character("a"), .character("z"),
    ]
    let modifiers: KeyModifiers = random.chance(20) ? random.pick([.shift, .control, .option]) : []
    let stroke = KeyStroke(random.pick(keys), modifiers: modifiers)
    tree.send(.keyDown(stroke))
    tree.send(.keyUp(stroke))
  }

  private mutating func randomPoint() -> CGPoint {
    CGPoint(
      x: random.below(Int(host.size.width) + 40) - 20,
      y: random.below(Int(host.size.height) + 40) - 20)
  }

  /// The middle of an element, if there are any.
  private mutating func elementPoint() -> CGPoint {
    let frames = tree.elements().flattened.map(\.frame).filter {
      $0.midX.isFinite && $0.midY.isFinite
    }
    guard !frames.isEmpty else { return randomPoint() }
    let frame = random.pick(frames)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: The clock and the desktop

  /// Lets time pass in some frames; timers and tasks run as far as the real time has got.
  private mutating func passTime() {
    for _ in 0...random.below(4) {
      host.advance(to: host.time + random.pick([0.016, 0.016, 0.1, 0.5, 2]))
    }
    _ = RunLoop.current.run(mode: .default, before: .distantPast)
  }

  private mutating func resize() {
    let sizes = [
      CGSize(width: 1, height: 1), CGSize(width: 90, height: 60), CGSize(width: 320, height: 480),
      CGSize(width: 800, height: 300), CGSize(width: 1_200, height: 900),
    ]
    host.resize(to: random.pick(sizes))
  }

  private mutating func changeEnvironment() {
    switch random.below(7) {
    case 0: tree.environment.dynamicTypeSize = random.pick([.xSmall, .large, .accessibility5])
    case 1: tree.environment.layoutDirection = random.pick([.leftToRight, .rightToLeft])
    case 2: tree.environment.colorScheme = random.pick([.light, .dark])
    case 3: tree.reducesMotion.toggle()
    case 4: tree.environment.setColorSchemeContrast(random.pick([.standard, .increased]))
    case 5: host.resize(to: host.size, scale: random.pick([1, 1.5, 2]))
    default: tree.send(.exposed)
    }
  }

  private mutating func changeSettings() {
    let settings = settings
    switch random.below(5) {
    case 0: settings.identity += 1
    case 1: settings.isDisabled.toggle()
    case 2: withAnimation(.linear(duration: 0.4)) { settings.showsFirst.toggle() }
    case 3: settings.showsFirst.toggle()
    default: tree.finishAnimations()
    }
  }
}
