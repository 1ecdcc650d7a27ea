import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// The calls of a delegate for drags over its view.
@MainActor @Suite struct DropDelegateTests {
  private final class Log {
    var entries: [String] = []
  }

  private struct Delegate: DropDelegate {
    let log: Log
    var isValid = true
    var operation: DropOperation?

    func validateDrop(info: DropInfo) -> Bool {
      log.entries.append("validate \(info.hasItemsConforming(to: [.text]))")
      return isValid
    }

    func dropEntered(info: DropInfo) { log.entries.append("enter \(info.location.y)") }

    func dropUpdated(info: DropInfo) -> DropProposal? {
      operation.map { DropProposal(operation: $0) }
    }

    func dropExited(info: DropInfo) { log.entries.append("exit") }

    func performDrop(info: DropInfo) -> Bool {
      _ = info.itemProviders(for: [.text]).first?.loadObject(ofClass: String.self) { text, _ in
        MainActor.assumeIsolated { log.entries.append("drop \(text ?? "")") }
      }
      return true
    }
  }

  private func harness(_ delegate: Delegate) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 50, height: 100)) {
      VStack(spacing: 0) {
        Color.red.frame(height: 50).onDrag { NSItemProvider(object: "text") }
        Color.blue.frame(height: 50).onDrop(of: [.text], delegate: delegate)
      }
    }
  }

  private let source = CGPoint(x: 25, y: 25)
  private let between = CGPoint(x: 25, y: 40)
  private let destination = CGPoint(x: 10, y: 80)

  @Test func `a drop is validated, entered and performed`() {
    let log = Log()
    harness(Delegate(log: log)).drag(source, between, destination)
    #expect(log.entries == ["validate true", "enter 30.0", "drop text"])
  }

  @Test func `a drag that leaves the view is not dropped`() {
    let log = Log()
    harness(Delegate(log: log)).drag(source, between, destination, between)
    #expect(log.entries == ["validate true", "enter 30.0", "exit"])
  }

  @Test func `what is not valid is not entered`() {
    let log = Log()
    harness(Delegate(log: log, isValid: false)).drag(source, between, destination)
    #expect(Set(log.entries) == ["validate true"])
  }

  @Test(arguments: [DropOperation.forbidden, .cancel])
  func `a proposal can forbid the drop`(operation: DropOperation) {
    let log = Log()
    harness(Delegate(log: log, operation: operation)).drag(source, between, destination)
    #expect(log.entries == ["validate true", "enter 30.0", "exit"])
  }

  @Test func `a proposal of a move is a drop`() {
    let log = Log()
    harness(Delegate(log: log, operation: .move)).drag(source, between, destination)
    #expect(log.entries.last == "drop text")
  }
}
