internal import Foundation

extension HeadlessApp {
  /// Performs actions, each after all animations of the one before.
  ///
  /// The layout trace is that of the last action, and what it causes.
  ///
  /// - Parameter seconds: the time that tasks are given after each action; `nil` if they do not run.
  /// - Throws: a sentence if there is no view with a label.
  package func perform(_ actions: [SceneAction], waiting seconds: Double? = nil) throws(BadValue) {
    for action in actions {
      _ = takeLayoutTrace()
      switch action {
      case .click(let point): click(point)
      case .tap(let label): click(try centre(of: label))
      }
      if let seconds { performTasks(for: seconds) }
    }
  }

  /// Shows the app at a time after the last action.
  ///
  /// - Parameter seconds: never less than before; `nil` for the state after all movement.
  package func show(at seconds: Double?) {
    if let seconds { advance(to: seconds) } else { finishAnimations() }
  }

  private func click(_ point: CGPoint) {
    send([.pointerMoved(point), .pointerDown(point, .primary), .pointerUp(point, .primary)])
  }

  /// Returns the centre of the first button with a label, or else of another control that is clicked.
  private func centre(of label: String) throws(BadValue) -> CGPoint {
    let elements = elements.flattened
    let buttons = elements.filter { $0.role == .button }
    let others = elements.filter { $0.role.map(Self.clickedRoles.contains) ?? false }
    guard let control = (buttons + others).first(where: { $0.label == label }) else {
      let labels = (buttons + others).compactMap(\.label).joined(separator: ", ")
      throw BadValue(
        description: "There is no button labelled \"\(label)\"; "
          + (labels.isEmpty ? "there are none." : "there are \(labels)."))
    }
    return CGPoint(x: control.frame.midX, y: control.frame.midY)
  }

  /// The roles of controls besides buttons for which a click in the middle is their use.
  private static let clickedRoles: Set<ElementRole> = [
    .toggle, .tab, .popUpButton, .option, .listItem, .tableRow,
  ]
}
