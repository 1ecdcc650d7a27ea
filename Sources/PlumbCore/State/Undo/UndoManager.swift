internal import Foundation
internal import Observation

/// A recorder of changes that can be undone and redone, which Foundation on this platform lacks.
///
/// Code that changes something registers an action that undoes the change. Actions that are registered while others are
/// undone redo these. The actions of one event are undone together; so are the actions of a group that the program
/// begins and ends.
///
/// As Foundation's: a manager does not keep the targets of its actions; here, the action of a target that no longer
/// exists does nothing. Managers are used on the main actor. Views that read whether changes can be undone are
/// evaluated when that changes.
open class UndoManager: @unchecked Sendable {
  /// The key of a value of an action that tells whether the change can be lost without asking, as a scroll position.
  public struct UserInfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The current activity of the manager.
  private enum Activity {
    case none, undoing, redoing
  }

  private let registrar = ObservationRegistrar()
  private var undoStack: [UndoGroup] = []
  private var redoStack: [UndoGroup] = []
  /// The groups that are open, from the outermost one.
  private var openGroups: [UndoGroup] = []
  private var activity = Activity.none
  private var disabledCount = 0
  private var lastID = 0
  /// The state before the first group that can be undone.
  private var firstState = 0
  /// Whether the outermost group was begun for an event, and ends with it.
  private var isEventGroupOpen = false

  /// Whether the actions of an event make a group; `true` at first.
  ///
  /// If it is `false`, a group must be open when an action is registered.
  public var groupsByEvent = true
  /// The largest number of groups that can be undone, of which the oldest are dropped; 0 for any number.
  public var levelsOfUndo = 0 {
    didSet { change { limitStacks() } }
  }

  private var storedStateDidChange: (() -> Void)?

  /// Called after something was registered, undone, redone or forgotten.
  package var stateDidChange: (() -> Void)? {
    get { storedStateDidChange }
    set { storedStateDidChange = newValue }
  }

  public init() {}

  /// A number for the state of the changed objects: the same again when everything since then was undone.
  package var state: Int {
    let open = activity == .none ? openGroups.first { !$0.isEmpty } : nil
    return (open ?? undoStack.last)?.id ?? firstState
  }

  // MARK: Registering

  /// Registers the action that undoes a change.
  ///
  /// - Parameters:
  ///   - target: the object that the action changes; it is not kept.
  ///   - handler: undoes the change, and registers the action that redoes it.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    MainActor.preconditionIsolated("An UndoManager is used on the main actor.")
    guard isUndoRegistrationEnabled else { return }
    if openGroups.isEmpty {
      precondition(
        groupsByEvent,
        "An UndoManager that does not group by event has no open group; call beginUndoGrouping() before "
          + "registering an action.")
      beginEventGroup()
    }
    change {
      openGroups[openGroups.count - 1].add(
        UndoAction(of: target) { [weak target] in
          if let target { handler(target) }
        })
      if activity == .none { redoStack = [] }
    }
  }

  /// Stops the registration of actions until ``enableUndoRegistration()`` is called as often.
  public func disableUndoRegistration() { disabledCount += 1 }

  /// Ends the effect of one call of ``disableUndoRegistration()``.
  public func enableUndoRegistration() {
    precondition(
      disabledCount > 0,
      "enableUndoRegistration() was called more often than disableUndoRegistration().")
    disabledCount -= 1
  }

  /// Whether actions are registered.
  public var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  // MARK: Groups

  /// Begins a group, whose actions are undone together.
  public func beginUndoGrouping() {
    if openGroups.isEmpty, groupsByEvent, activity == .none { beginEventGroup() }
    openGroup()
  }

  /// Ends the group that was begun last.
  public func endUndoGrouping() {
    precondition(
      !openGroups.isEmpty, "endUndoGrouping() was called without beginUndoGrouping() before.")
    if openGroups.count == 1 { isEventGroupOpen = false }
    closeGroup()
  }

  /// The number of open groups.
  public var groupingLevel: Int { openGroups.count }

  /// Begins the group of an event. A view tree ends it after the event; without one, it ends when the main queue has
  /// time for it.
  private func beginEventGroup() {
    isEventGroupOpen = true
    openGroup()
    DispatchQueue.main.async { [weak self] in self?.endEvent() }
  }

  /// Ends the group of the event, if it is the only open one.
  func endEvent() {
    guard isEventGroupOpen, openGroups.count == 1 else { return }
    isEventGroupOpen = false
    closeGroup()
  }

  private func openGroup() {
    post(.NSUndoManagerCheckpoint)
    lastID += 1
    openGroups.append(UndoGroup(id: lastID))
    post(.NSUndoManagerDidOpenUndoGroup)
  }

  private func closeGroup() {
    post(.NSUndoManagerCheckpoint)
    post(.NSUndoManagerWillCloseUndoGroup)
    let group = openGroups.removeLast()
    change {
      if openGroups.isEmpty {
        push(group)
      } else {
        openGroups[openGroups.count - 1].add(group)
      }
    }
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  private func push(_ group: UndoGroup) {
    // An empty group would be a step without an effect.
    guard !group.isEmpty else { return }
    if activity == .undoing { redoStack.append(group) } else { undoStack.append(group) }
    limitStacks()
  }

  private func limitStacks() {
    guard levelsOfUndo > 0 else { return }
    let surplus = undoStack.prefix(max(0, undoStack.count - levelsOfUndo))
    if let last = surplus.last { firstState = last.id }
    undoStack.removeFirst(surplus.count)
    redoStack.removeFirst(max(0, redoStack.count - levelsOfUndo))
  }

  // MARK: Undoing and redoing

  /// Whether there is something to undo.
  public var canUndo: Bool { undoCount > 0 }

  /// Whether there is something to redo.
  public var canRedo: Bool { redoCount > 0 }

  /// The number of groups that can be undone.
  public var undoCount: Int {
    access()
    return undoStack.count + (activity == .none && openGroups.contains { !$0.isEmpty } ? 1 : 0)
  }

  /// The number of groups that can be redone.
  public var redoCount: Int {
    access()
    return redoStack.count
  }

  /// Whether actions are being undone.
  public var isUndoing: Bool { activity == .undoing }

  /// Whether actions are being redone.
  public var isRedoing: Bool { activity == .redoing }

  /// Undoes the last group, after it has ended the group of the event. Does nothing if there is nothing to undo.
  ///
  /// No other group may be open.
  public func undo() {
    endEvent()
    precondition(
      openGroups.isEmpty || activity != .none,
      "undo() was called in an open group; call endUndoGrouping() before.")
    undoNestedGroup()
  }

  /// Undoes the last group. Does nothing if there is nothing to undo.
  public func undoNestedGroup() {
    MainActor.preconditionIsolated("An UndoManager is used on the main actor.")
    post(.NSUndoManagerCheckpoint)
    guard activity == .none, let group = undoStack.last else { return }
    post(.NSUndoManagerWillUndoChange)
    change { undoStack.removeLast() }
    perform(group, as: .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the group that was undone last. Does nothing if there is nothing to redo.
  public func redo() {
    MainActor.preconditionIsolated("An UndoManager is used on the main actor.")
    endEvent()
    post(.NSUndoManagerCheckpoint)
    guard activity == .none, let group = redoStack.last else { return }
    post(.NSUndoManagerWillRedoChange)
    change { redoStack.removeLast() }
    perform(group, as: .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  private func perform(_ group: UndoGroup, as activity: Activity) {
    // The groups that the program has open stay open, below the group with the opposite actions.
    let outer = openGroups
    openGroups = [UndoGroup(oppositeOf: group)]
    self.activity = activity
    group.perform()
    var opposite = openGroups[0]
    for inner in openGroups.dropFirst() { opposite.add(inner) }
    change {
      push(opposite)
      openGroups = outer
      self.activity = .none
    }
  }

  /// Forgets all actions.
  public func removeAllActions() {
    change {
      firstState = state
      undoStack = []
      redoStack = []
      for index in openGroups.indices { openGroups[index].removeAllActions() }
    }
  }

  /// Forgets the actions that were registered with a target.
  public func removeAllActions(withTarget changedObject: Any) {
    let changedObject = changedObject as AnyObject
    change {
      let state = state
      func removeActions(_ groups: inout [UndoGroup]) {
        for index in groups.indices { groups[index].removeActions(of: changedObject) }
      }
      removeActions(&undoStack)
      removeActions(&redoStack)
      removeActions(&openGroups)
      undoStack.removeAll(where: \.isEmpty)
      redoStack.removeAll(where: \.isEmpty)
      if undoStack.isEmpty { firstState = state }
    }
  }

  // MARK: The names of the groups

  /// The name of the group that is undone next; empty if it has none.
  public var undoActionName: String { nextUndo?.name ?? "" }

  /// The name of the group that is redone next; empty if it has none.
  public var redoActionName: String { nextRedo?.name ?? "" }

  /// Sets the name of the group that is open, or else of the one that was ended last.
  public func setActionName(_ actionName: String) { changeGroup { $0.name = actionName } }

  /// Whether the next undo changes nothing that would be missed.
  public var undoActionIsDiscardable: Bool { nextUndo?.isDiscardable ?? false }

  /// Whether the next redo changes nothing that would be missed.
  public var redoActionIsDiscardable: Bool { nextRedo?.isDiscardable ?? false }

  /// Sets whether the change of the group that is open, or else of the one that was ended last, can be lost without
  /// asking.
  public func setActionIsDiscardable(_ discardable: Bool) {
    changeGroup { $0.isDiscardable = discardable }
  }

  /// Returns a value of the group that is undone next; `nil` if it has none.
  public func undoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { nextUndo?.values[key] }

  /// Returns a value of the group that is redone next; `nil` if it has none.
  public func redoActionUserInfoValue(forKey key: UserInfoKey) -> Any? { nextRedo?.values[key] }

  /// Sets a value of the group that is open, or else of the one that was ended last.
  public func setActionUserInfoValue(_ info: Any?, forKey key: UserInfoKey) {
    changeGroup { $0.values[key] = info }
  }

  private var nextUndo: UndoGroup? {
    access()
    return openGroups.first { !$0.isEmpty } ?? undoStack.last
  }

  private var nextRedo: UndoGroup? {
    access()
    return redoStack.last
  }

  private func changeGroup(_ change: (inout UndoGroup) -> Void) {
    self.change {
      if !openGroups.isEmpty {
        change(&openGroups[0])
      } else if !undoStack.isEmpty {
        change(&undoStack[undoStack.count - 1])
      }
    }
  }

  // MARK: Observation

  private func access() { registrar.access(self, keyPath: \.undoCount) }

  private func change(_ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: \.undoCount) { change() }
    if activity == .none { stateDidChange?() }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension UndoManager: Observable {}
