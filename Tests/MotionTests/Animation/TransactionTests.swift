import PlumbUI
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbSDL
@testable import PlumbText
@testable import TestSupport

@Suite struct TransactionTests {
  private enum Count: TransactionKey { static let defaultValue = 7 }
  private enum Note: TransactionKey { static var defaultValue: String? { "none" } }

  @Test func `a new transaction has no animation`() {
    let transaction = Transaction()
    #expect(transaction.animation == nil)
    #expect(!transaction.disablesAnimations)
    #expect(!transaction.isContinuous)
    #expect(!transaction.tracksVelocity)
    #expect(transaction.completions.isEmpty)
    #expect(Transaction(animation: .easeIn).animation == .easeIn)
  }

  @Test func `keys have their default values`() {
    var transaction = Transaction()
    #expect(transaction[Count.self] == 7)
    transaction[Count.self] = 8
    let copy = transaction
    transaction[Count.self] = 9
    #expect(copy[Count.self] == 8)
    #expect(transaction[Count.self] == 9)
  }

  @Test func `a key may be set to nil`() {
    var transaction = Transaction()
    #expect(transaction[Note.self] == "none")
    transaction[Note.self] = nil
    #expect(transaction[Note.self] == nil)
  }

  @Test func `completions are kept in order with their criteria`() {
    var transaction = Transaction()
    var calls: [Int] = []
    transaction.addAnimationCompletion { calls.append(1) }
    transaction.addAnimationCompletion(criteria: .removed) { calls.append(2) }
    #expect(transaction.completions.map(\.criteria) == [.logicallyComplete, .removed])
    for completion in transaction.completions { completion.action() }
    #expect(calls == [1, 2])
  }
}
