public import Foundation
public import Observation

/// A record of what undoes the changes of a program, and redoes them.
///
/// As Foundation's on a Mac, where views get that of their window as `undoManager`: what is registered during one event
/// is one group, which is undone at once; what is registered while a group is undone redoes it. Used on the main actor.
/// Targets are not kept, and what is registered for one that exists no more has no effect. Actions with selectors and
/// invocations are absent, as they need the runtime of Objective-C.
@Observable public final class UndoManager {
  /// Whether there is something to undo.
  public private(set) var canUndo = false
  /// Whether there is something to redo.
  public private(set) var canRedo = false
  /// Whether a group is being undone.
  @ObservationIgnored public private(set) var isUndoing = false
  /// Whether a group is being redone.
  @ObservationIgnored public private(set) var isRedoing = false
  /// Whether what is registered during one event is a group.
  @ObservationIgnored public var groupsByEvent = true
  /// The number of groups that can be undone; 0 for no limit.
  @ObservationIgnored public var levelsOfUndo = 0 { didSet { limit() } }

  @ObservationIgnored private var done: [UndoGroup] = []
  @ObservationIgnored private var undone: [UndoGroup] = []
  /// The groups to which nothing was added yet last.
  @ObservationIgnored private var open: [UndoGroup] = []
  @ObservationIgnored private var isEventGroupOpen = false
  @ObservationIgnored private var suspensions = 0
  @ObservationIgnored private var lastID = 0
  /// The state before the first of the groups that can be undone.
  @ObservationIgnored private var firstState = 0
  /// Called after something was registered, undone or redone.
  @ObservationIgnored var stateDidChange: (() -> Void)?

  /// Creates an empty record.
  public init() {}

  /// A number of the state of what is changed: it is the same again when all changes since were undone.
  var state: Int {
    if !isUndoing, !isRedoing, let group = open.first(where: { !$0.isEmpty }) { return group.id }
    return done.last?.id ?? firstState
  }
}

/// What is undone at once.
struct UndoGroup {
  let id: Int
  var name = ""
  var actions: [UndoAction] = []

  var isEmpty: Bool { actions.isEmpty }
}

/// What undoes one change.
struct UndoAction {
  /// The object that is changed.
  let target: ObjectIdentifier
  let perform: () -> Void
}

// MARK: Registering

extension UndoManager {
  /// Registers what undoes a change.
  ///
  /// - Parameters:
  ///   - target: the object that is changed. It is not kept.
  ///   - handler: called with the target when the change is undone. What it registers redoes the change.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      beginUndoGrouping()
      isEventGroupOpen = true
      if groupsByEvent { scheduleEndOfEvent() }
    }
    let action = UndoAction(target: ObjectIdentifier(target)) { [weak target] in
      if let target { handler(target) }
    }
    open[open.count - 1].actions.append(action)
    if !isUndoing, !isRedoing { undone = [] }
    if !groupsByEvent, isEventGroupOpen { endEvent() }
    update()
  }

  /// Whether changes are registered.
  public var isUndoRegistrationEnabled: Bool { suspensions == 0 }

  /// Ignores changes until registration is enabled as often as it was disabled.
  public func disableUndoRegistration() { suspensions += 1 }

  /// Ends what `disableUndoRegistration()` has begun.
  public func enableUndoRegistration() { suspensions = max(suspensions - 1, 0) }

  /// Begins a group, which may be within another one.
  public func beginUndoGrouping() {
    lastID += 1
    open.append(UndoGroup(id: lastID))
  }

  /// Ends the group that was begun last.
  public func endUndoGrouping() {
    guard let group = open.popLast() else { return }
    if open.isEmpty {
      isEventGroupOpen = false
      if !group.isEmpty { close(group) }
    } else {
      open[open.count - 1].actions += group.actions
      if !group.name.isEmpty { open[open.count - 1].name = group.name }
    }
    update()
  }

  /// The number of groups that were begun and not ended.
  public var groupingLevel: Int { open.count }

  /// Forgets all changes.
  public func removeAllActions() {
    firstState = state
    (done, undone, open) = ([], [], [])
    isEventGroupOpen = false
    update()
  }

  /// Forgets the changes of an object.
  public func removeAllActions(withTarget target: Any) {
    let object = ObjectIdentifier(target as AnyObject)
    func others(_ groups: [UndoGroup]) -> [UndoGroup] {
      groups.map { group in
        var group = group
        group.actions.removeAll { $0.target == object }
        return group
      }
    }
    let last = state
    (done, undone) = (others(done).filter { !$0.isEmpty }, others(undone).filter { !$0.isEmpty })
    open = others(open)
    if done.isEmpty { firstState = last }
    update()
  }

  /// Ends the group of the event that has been handled.
  func endEvent() {
    if isEventGroupOpen, open.count == 1 { endUndoGrouping() }
  }

  private func scheduleEndOfEvent() {
    // The record is used on the main actor, as this closure is.
    let record = SentValue(value: { [weak self] in self?.endEvent() })
    Task { @MainActor in record.value() }
  }

  private func close(_ group: UndoGroup) {
    if isUndoing { undone.append(group) } else { done.append(group) }
    limit()
  }

  private func limit() {
    guard levelsOfUndo > 0, done.count > levelsOfUndo else { return }
    let surplus = done.count - levelsOfUndo
    firstState = done[surplus - 1].id
    done.removeFirst(surplus)
  }

  private func update() {
    let hasOpen = !isUndoing && !isRedoing && open.contains { !$0.isEmpty }
    let (undoes, redoes) = (hasOpen || !done.isEmpty, !undone.isEmpty)
    if canUndo != undoes { canUndo = undoes }
    if canRedo != redoes { canRedo = redoes }
    stateDidChange?()
  }
}

// MARK: Undoing

extension UndoManager {
  /// Undoes the last group.
  public func undo() {
    endEvent()
    undoNestedGroup()
  }

  /// Undoes the last group that was ended.
  public func undoNestedGroup() {
    guard open.isEmpty, !isUndoing, !isRedoing, let group = done.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    isUndoing = true
    perform(group)
    isUndoing = false
    update()
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the group that was undone last.
  public func redo() {
    endEvent()
    guard open.isEmpty, !isUndoing, !isRedoing, let group = undone.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    isRedoing = true
    perform(group)
    isRedoing = false
    update()
    post(.NSUndoManagerDidRedoChange)
  }

  /// Performs the actions of a group, and makes a group of the same state of what they register.
  private func perform(_ group: UndoGroup) {
    open = [UndoGroup(id: group.id, name: group.name)]
    isEventGroupOpen = false
    for action in group.actions.reversed() { action.perform() }
    // Groups that an action has begun and not ended.
    while open.count > 1 { endUndoGrouping() }
    endUndoGrouping()
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

// MARK: Names

extension UndoManager {
  /// Sets the name of the last change, as the menu shows it.
  public func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !done.isEmpty {
      done[done.count - 1].name = actionName
    }
  }

  /// The name of what is undone next; empty for none.
  public var undoActionName: String {
    (open.first { !$0.isEmpty } ?? done.last)?.name ?? ""
  }

  /// The name of what is redone next; empty for none.
  public var redoActionName: String { undone.last?.name ?? "" }

  /// The title of the menu item that undoes.
  public var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }

  /// The title of the menu item that redoes.
  public var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  /// Returns the title of a menu item that undoes a change with a name.
  public func undoMenuTitle(forUndoActionName actionName: String) -> String {
    (actionName.isEmpty ? Text("Undo") : Text("Undo \(actionName)")).programString
  }

  /// Returns the title of a menu item that redoes a change with a name.
  public func redoMenuTitle(forUndoActionName actionName: String) -> String {
    (actionName.isEmpty ? Text("Redo") : Text("Redo \(actionName)")).programString
  }
}

extension Notification.Name {
  /// Posted before a group is undone.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerWillUndoChange = Notification.Name(
    "NSUndoManagerWillUndoChangeNotification")
  /// Posted after a group was undone.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidUndoChange = Notification.Name(
    "NSUndoManagerDidUndoChangeNotification")
  /// Posted before a group is redone.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerWillRedoChange = Notification.Name(
    "NSUndoManagerWillRedoChangeNotification")
  /// Posted after a group was redone.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSUndoManagerDidRedoChange = Notification.Name(
    "NSUndoManagerDidRedoChangeNotification")
}

private enum UndoManagerKey: EnvironmentKey {
  static var defaultValue: UndoManager? { nil }
}

extension EnvironmentValues {
  /// The record of changes of the window or of its document; `nil` without a program around the views.
  public internal(set) var undoManager: UndoManager? {
    get { self[UndoManagerKey.self] }
    set { self[UndoManagerKey.self] = newValue }
  }
}
