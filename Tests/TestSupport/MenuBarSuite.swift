import EngineTesting
import Foundation
import SwiftUI

@testable import PlumbCore
@testable import PlumbPlatform

/// A program whose commands record their actions in a list.
struct CommandedProgram<C: Commands>: App {
  private let visibility: Visibility
  private let log: Kept<[String]>
  private let list: (Kept<[String]>) -> C

  init() { preconditionFailure("Tests create the program with its commands.") }

  init(
    _ visibility: Visibility, log: Kept<[String]>, _ list: @escaping (Kept<[String]>) -> C
  ) {
    self.visibility = visibility
    self.log = log
    self.list = list
  }

  var body: some Scene {
    WindowGroup("Main") {
      VStack {
        Text("Content").frame(maxWidth: .infinity, maxHeight: .infinity)
        TextField("Field", text: .constant("abc"))
      }
    }
    .menuBarVisibility(visibility)
    .commands { list(log) }
  }
}

/// Tests of the menu bar of a window.
@MainActor protocol MenuBarSuite {
  var log: Kept<[String]> { get }
}

extension MenuBarSuite {
  func harness<C: Commands>(
    _ visibility: Visibility = .automatic, width: CGFloat = 600,
    @CommandsBuilder _ list: @escaping (Kept<[String]>) -> C
  ) throws -> LayoutHarness {
    try harness(of: CommandedProgram(visibility, log: log, list), width: width)
  }

  func harness(of program: some App, width: CGFloat = 600) throws -> LayoutHarness {
    let scenes = try AppScenes(of: program)
    let harness = LayoutHarness(in: CGSize(width: width, height: 400)) { scenes.root }
    harness.tree.environment.focusedEditing = FocusedEditing(tree: harness.tree)
    return harness
  }

  /// A harness with one more menu.
  func harness(
    _ visibility: Visibility = .automatic, width: CGFloat = 600
  ) throws -> LayoutHarness {
    try harness(visibility, width: width) { log in
      CommandMenu("Letters") {
        Button("Alpha") { log.value.append("Alpha") }
          .keyboardShortcut("b", modifiers: [.command, .shift])
        Button("Beta") { log.value.append("Beta") }
        Menu("More") {
          Button("Gamma") { log.value.append("Gamma") }.keyboardShortcut("g")
        }
      }
    }
  }

  func has(_ label: String, _ harness: LayoutHarness) -> Bool {
    harness.elements.contains { $0.label == label }
  }

  /// The titles of the menus, from the first to the last.
  func titles(_ harness: LayoutHarness) -> [String] {
    harness.elements.filter { $0.role == .text && $0.frame.maxY < 30 }
      .sorted { $0.frame.minX < $1.frame.minX }.compactMap(\.label)
  }

  /// The titles of the items of the open menu, from the first to the last.
  func items(_ harness: LayoutHarness) -> [String] {
    harness.elements
      .filter { [.button, .toggle, .option].contains($0.role) && $0.frame.minY > 25 }
      .sorted { $0.frame.minY < $1.frame.minY }.compactMap(\.label)
  }
}
