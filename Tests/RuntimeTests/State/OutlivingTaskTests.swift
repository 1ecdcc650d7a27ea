import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import TestSupport

/// Work of a program that outlives its window and goes on to write state.
@MainActor @Suite struct OutlivingTaskTests {
  /// A value whose living objects are counted.
  private final class Count: Sendable {
    let number: Int

    init(_ number: Int) { self.number = number }
  }

  private struct Reference {
    weak var count: Count?
  }

  /// Passes the binding of a view to work outside of the window.
  private final class Work {
    var binding: Binding<Count>?
  }

  private struct Counter: View {
    let work: Work
    @State private var count = Count(0)

    var body: some View {
      Text(verbatim: "\(count.number)").onAppear { work.binding = $count }
    }
  }

  @Test(arguments: [false, true])
  func `values written after a window has closed are released`(isAnimated: Bool) throws {
    let work = Work()
    var harness: LayoutHarness? = LayoutHarness { Counter(work: work) }
    let binding = try #require(work.binding)
    weak let tree = harness?.tree
    var values: [Reference] = []

    func write() {
      for number in 1...100 {
        let count = Count(number)
        values.append(Reference(count: count))
        if isAnimated {
          withAnimation(.linear(duration: 1)) { binding.wrappedValue = count }
        } else {
          binding.wrappedValue = count
        }
      }
    }

    // The last writes before the end are not shown in a frame.
    write()
    harness = nil
    #expect(tree == nil)
    write()
    #expect(binding.wrappedValue.number == 100)
    // The latest value, and nothing that waits for a frame.
    #expect(values.count { $0.count != nil } == 1)
  }
}
