import Foundation
import PlumbUI

/// A random interface in use: every step is an action of a person, of the program, of the clock or of the
/// desktop, and a frame after it.
@MainActor struct InterfaceRun {
  let interface: RandomInterface
  let model = InterfaceModel()
  let host: HeadlessHost
  private let objects: AccessibilityProbe
  private var choices: SplitMix64
  private var pointer = CGPoint.zero
  private var isPressed = false
  private let screen = InterfaceScreen()

  init(_ interface: RandomInterface, _ choices: SplitMix64) {
    self.interface = interface
    self.choices = choices
    host = HeadlessHost(
      InterfaceRoot(interface: interface, model: model), size: CGSize(width: 320, height: 240),
      textServices: .monospaced)
    objects = AccessibilityProbe(host.tree)
  }

  private var tree: ViewTree { host.tree }

  /// More sizes than any interface of thirty constructs in forty rows is asked for in the frames of a step.
  static let measureLimit = 4_000_000
  static let bodyLimit = 100_000

  /// Performs the first frame, or a random step and the frame after it.
  ///
  /// - Returns: the fault after the step, or `nil`.
  mutating func step(_ actions: [Action]) -> String? {
    let (bodies, measures) = (tree.bodyCount, LayoutCounters.measures)
    perform(choices.pick(actions))
    return frameFault()
      ?? Self.excess("bodies", tree.bodyCount - bodies, Self.bodyLimit)
      ?? Self.excess("sizes", LayoutCounters.measures - measures, Self.measureLimit)
  }

  private static func excess(_ name: String, _ count: Int, _ limit: Int) -> String? {
    count <= limit ? nil : "One step computed \(count) \(name)."
  }

  /// Performs a frame. Returns its fault, or `nil`.
  func frameFault() -> String? {
    host.layOut()
    let list = tree.displayList()
    _ = tree.elements()
    objects.update()
    if let outdated = objects.outdatedObject { return outdated }
    if let misplaced = tree.misplacedNode { return misplaced }
    if !list.commands.allSatisfy(\.hasNoNaN) { return "A coordinate is not a number." }
    return screen.fault(after: list)
  }

  // MARK: Actions

  /// The kinds of steps.
  enum Action: CaseIterable {
    case edit, animatedEdit, resize, environment, time
    case click, press, move, release, scroll, key, text, drop

    /// The ones after which a new interface with the same state looks the same.
    static let repeatable: [Action] = [.edit, .edit, .animatedEdit, .resize, .environment, .time]
  }

  private mutating func perform(_ action: Action) {
    switch action {
    case .edit: model.edit(&choices)
    case .animatedEdit:
      let animation = choices.pick([Animation.linear(duration: 0.4), .spring(), .default])
      withAnimation(animation) { model.edit(&choices) }
    case .resize: resize()
    case .environment: changeEnvironment()
    case .time: passTime()
    case .click:
      release()
      move(to: choices.chance(70) ? elementPoint() : randomPoint())
      press()
      release()
    case .press: press()
    case .move: move(to: randomPoint())
    case .release: release()
    case .scroll: scroll()
    case .key: typeKey()
    case .text: typeText()
    case .drop: tree.send(.dropped(randomPoint(), [.text("dropped")]))
    }
  }

  private mutating func press() {
    guard !isPressed else { return }
    tree.send(.pointerDown(pointer, choices.chance(15) ? .secondary : .primary))
    isPressed = true
  }

  private mutating func release() {
    guard isPressed else { return }
    tree.send(.pointerUp(pointer, .primary))
    tree.send(.pointerUp(pointer, .secondary))
    isPressed = false
  }

  private mutating func move(to point: CGPoint) {
    pointer = point
    tree.send(choices.chance(5) ? .pointerExited : .pointerMoved(point))
  }

  private mutating func scroll() {
    let offset = CGSize(width: choices.below(120) - 60, height: choices.below(240) - 120)
    tree.send(
      choices.chance(80)
        ? .scrolled(elementPoint(), by: offset, isPrecise: choices.chance(50))
        : .pinched(by: 1.2, turned: .degrees(10)))
  }

  private mutating func typeKey() {
    let keys: [Key] = [
      .tab, .tab, .space, .return, .escape, .left, .right, .up, .down, .delete, .pageDown, .home,
      .character("a"), .character("z"),
    ]
    let modifiers: KeyModifiers =
      choices.chance(20) ? choices.pick([.shift, .control, .option, .command]) : []
    let stroke = KeyStroke(choices.pick(keys), modifiers: modifiers)
    tree.send(.keyDown(stroke))
    tree.send(.keyUp(stroke))
  }

  private mutating func typeText() {
    let text = choices.pick(["a", "ä", "👩‍👩‍👧", "\n", "עב", "\u{301}", "7", ""])
    if choices.chance(70) {
      tree.send(.textInput(text))
    } else {
      tree.send(.textComposition(text, selection: 0..<min(1, text.unicodeScalars.count)))
    }
  }

  private mutating func randomPoint() -> CGPoint {
    CGPoint(
      x: choices.below(256) * (Int(host.size.width) + 40) / 256 - 20,
      y: choices.below(256) * (Int(host.size.height) + 40) / 256 - 20)
  }

  /// The middle of an element, if there are any.
  private mutating func elementPoint() -> CGPoint {
    let frames = tree.elements().flattened.map(\.frame).filter {
      $0.midX.isFinite && $0.midY.isFinite
    }
    guard !frames.isEmpty else { return randomPoint() }
    let frame = frames[choices.below(256) % frames.count]
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private mutating func passTime() {
    for _ in 0...choices.below(4) {
      host.advance(to: host.time + choices.pick([0.016, 0.016, 0.1, 0.5, 2]))
    }
    _ = RunLoop.current.run(mode: .default, before: .distantPast)
  }

  private mutating func resize() {
    let sizes = [
      CGSize(width: 320, height: 240), CGSize(width: 1, height: 1), CGSize(width: 90, height: 60),
      CGSize(width: 320, height: 480), CGSize(width: 700, height: 200), .zero,
    ]
    host.resize(to: choices.pick(sizes), scale: choices.pick([1, 1, 1.5]))
  }

  private mutating func changeEnvironment() {
    switch choices.below(5) {
    case 0: tree.environment.dynamicTypeSize = choices.pick([.xSmall, .large, .accessibility5])
    case 1: tree.environment.layoutDirection = choices.pick([.leftToRight, .rightToLeft])
    case 2: tree.environment.colorScheme = choices.pick([.light, .dark])
    case 3: tree.environment.setColorSchemeContrast(choices.pick([.standard, .increased]))
    default: tree.environment.locale = Locale(identifier: choices.pick(["en", "ar", "de", "ja"]))
    }
  }
}

/// The interface, or nothing.
struct InterfaceRoot: View {
  let interface: RandomInterface
  let model: InterfaceModel

  var body: some View {
    if model.values.isShown { InterfaceView(interface: interface, model: model) }
  }
}
