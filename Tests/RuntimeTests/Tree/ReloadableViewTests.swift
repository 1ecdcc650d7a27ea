import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// The state of views whose types are compiled anew, which are represented here by types of the
/// same name.
@MainActor @Suite struct ReloadableViewTests {
  private enum First {
    struct Value: Equatable { var number = 1 }

    struct Counter: View {
      @State private var count = 0
      @State private var value = Value()
      var report: (Int, Int) -> Void

      var body: some View {
        let _ = report(count, value.number)
        Color.red.onTapGesture {
          count += 1
          value.number += 1
        }
      }
    }
  }

  private enum Second {
    struct Value: Equatable { var number = 10 }

    struct Counter: View {
      @State private var count = 0
      @State private var value = Value()
      var report: (Int, Int) -> Void

      var body: some View {
        let _ = report(count, value.number)
        Color.blue.padding(1).onTapGesture { count += 1 }
      }
    }

    struct Other: View {
      @State private var count = 0
      var report: (Int, Int) -> Void

      var body: some View {
        let _ = report(count, 0)
        Color.blue
      }
    }
  }

  @Observable final class Source {
    @ObservationIgnored var content = AnyView(EmptyView())
    var version = 0

    func show(_ view: some View) {
      content = AnyView(view)
      version += 1
    }
  }

  private struct Root: View {
    let source: Source
    var body: some View { ReloadableView(source.content, version: source.version) }
  }

  private final class Record {
    var values: [Int] = []
  }

  private func harness(_ record: Record, _ source: Source) -> LayoutHarness {
    source.show(First.Counter { record.values = [$0, $1] })
    let harness = LayoutHarness { Root(source: source) }
    harness.send(.click(50, 50))
    return harness
  }

  @Test func `values of other types stay, those of types compiled anew start again`() {
    let (record, source) = (Record(), Source())
    let harness = harness(record, source)
    #expect(record.values == [1, 2])
    source.show(Second.Counter { record.values = [$0, $1] })
    harness.layOut()
    #expect(record.values == [1, 10])
    // The storage that was kept reports its changes to the new view.
    harness.send(.click(50, 50))
    #expect(record.values == [2, 10])
  }

  @Test func `the state of a view with another name starts again`() {
    let (record, source) = (Record(), Source())
    let harness = harness(record, source)
    source.show(Second.Other { record.values = [$0, $1] })
    harness.layOut()
    #expect(record.values == [0, 0])
  }
}
