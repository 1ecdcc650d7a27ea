import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// Bindings to elements that have been moved or removed.
@MainActor @Suite struct RemovedElementTests {
  private struct Amount: Identifiable, Equatable {
    var id: Int
    var number: Double
  }

  /// Amounts that are typed into fields, of which the first one is removed by a button.
  private struct Amounts: View {
    let record: Kept<[Amount]>
    let isIdentifiedByPath: Bool
    @State private var amounts = [Amount(id: 1, number: 10), Amount(id: 2, number: 20)]

    var body: some View {
      VStack {
        Button("Remove") { amounts.removeFirst() }
        Button("Turn") { amounts.reverse() }
        if isIdentifiedByPath {
          ForEach($amounts, id: \.id) { $amount in field(amount.id, $amount.number) }
        } else {
          ForEach($amounts) { $amount in field(amount.id, $amount.number) }
        }
        TextField("other", text: .constant(""))
      }
      .onChange(of: amounts) { record.value = amounts }
    }

    private func field(_ id: Int, _ number: Binding<Double>) -> some View {
      TextField("amount \(id)", value: number, format: .number).accessibilityLabel("amount \(id)")
    }
  }

  @Test(arguments: [false, true])
  func `what is typed into the field of a row that goes is written nowhere`(byPath: Bool) {
    let record = Kept<[Amount]>([])
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      Amounts(record: record, isIdentifiedByPath: byPath)
    }
    harness.click("amount 1")
    harness.type("7")
    harness.click("Remove")
    #expect(record.value == [Amount(id: 2, number: 20)])
    harness.click("amount 2")
    harness.type("7")
    harness.click("Remove")
    #expect(record.value == [])
  }

  @Test(arguments: [false, true])
  func `what is typed into the field of a row that moves is written into its element`(
    byPath: Bool
  ) {
    let record = Kept<[Amount]>([])
    let harness = LayoutHarness(in: CGSize(width: 300, height: 300)) {
      Amounts(record: record, isIdentifiedByPath: byPath)
    }
    harness.click("amount 1")
    harness.type("7")
    harness.click("Turn")
    harness.click("other")
    #expect(record.value.map(\.id) == [2, 1])
    #expect(record.value.first?.number == 20)
    #expect(record.value.last?.number != 10)
  }

  @Test func `a binding to an identifiable element follows the element`() {
    let amounts = Kept((1...3).map { Amount(id: $0, number: Double($0)) })
    let second = amounts.binding[1]
    amounts.value.removeFirst()
    #expect(second.wrappedValue.id == 2)
    second.number.wrappedValue = 20
    #expect(amounts.value == [Amount(id: 2, number: 20), Amount(id: 3, number: 3)])
    amounts.value.removeFirst()
    #expect(second.wrappedValue == Amount(id: 2, number: 20))
    second.number.wrappedValue = 200
    #expect(amounts.value == [Amount(id: 3, number: 3)])
  }

  @Test func `a binding to an element without an id is one to its position`() {
    let numbers = Kept([1, 2])
    let second = numbers.binding[1]
    numbers.value.reverse()
    second.wrappedValue = 7
    #expect(numbers.value == [2, 7])
    numbers.value = []
    #expect(second.wrappedValue == 7)
    second.wrappedValue = 8
    #expect(numbers.value == [])
  }

  @Test func `an element that is written keeps its binding though its id changes`() {
    let amounts = Kept([Amount(id: 1, number: 1)])
    let only = amounts.binding[0]
    only.id.wrappedValue = 5
    only.number.wrappedValue = 50
    #expect(amounts.value == [Amount(id: 5, number: 50)])
  }

  @Test func `a write to what was optional does not bring it back`() {
    let amount = Kept<Amount?>(Amount(id: 1, number: 1))
    let some = Binding(amount.binding)
    some?.number.wrappedValue = 2
    #expect(amount.value == Amount(id: 1, number: 2))
    amount.value = nil
    some?.number.wrappedValue = 3
    #expect(amount.value == nil)
    #expect(some?.wrappedValue.id == 1)
  }
}
