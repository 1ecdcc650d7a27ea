import CountedHeap
import EngineTesting
import Foundation
import Observation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// The registrations of views with the objects that they observe.
@MainActor @Suite struct ObservationRegistrationTests {
  @Observable @MainActor final class Model {
    var title = "Title"
    var step = 0
    @ObservationIgnored private(set) var readCount = 0

    func countRead() { readCount += 1 }
  }

  private struct Title: View {
    let model: Model
    let step: Int

    var body: some View {
      let _ = model.countRead()
      Text(verbatim: model.title)
    }
  }

  private struct Steps: View {
    let model: Model

    var body: some View { Title(model: model, step: model.step) }
  }

  private func harness(_ model: Model) -> LayoutHarness {
    LayoutHarness(in: CGSize(width: 300, height: 200)) { Steps(model: model) }
  }

  @Test func `a view that is evaluated often leaves one observer`() {
    let model = Model()
    let harness = harness(model)
    func step(_ count: Int) {
      for _ in 0..<count {
        model.step += 1
        harness.layOut()
      }
    }
    step(100)
    let before = heap_bytes()
    step(1_000)
    #expect(model.readCount >= 1_100)
    // An observer takes more than 500 bytes.
    #expect(Int(heap_bytes()) - Int(before) < 200_000)
  }

  /// The queue of a tree, which the observers of its views retain.
  private struct Queue {
    weak var invalidations: InvalidationQueue?
  }

  @Test func `a window that ends with its views leaves no observer`() {
    let model = Model()
    // A view is not known to read objects before the first one of its type has done so.
    #expect(harness(model).texts == ["Title"])
    let queues = (1...10).map { _ in Queue(invalidations: harness(model).tree.invalidations) }
    #expect(queues.count { $0.invalidations != nil } == 0)
    #expect(model.readCount >= 11)
  }

  @Test func `a change is seen after other causes of evaluations`() {
    let model = Model()
    let harness = harness(model)
    for step in 1...5 {
      model.step = step
      harness.layOut()
      model.title = "Title \(step)"
      harness.layOut()
      #expect(harness.texts == ["Title \(step)"])
    }
  }

  @Test func `a view that is not shown any more is not evaluated`() {
    struct Switch: View {
      let model: Model

      var body: some View {
        if model.step == 0 { Title(model: model, step: 0) } else { Text(verbatim: "Gone") }
      }
    }
    let model = Model()
    let harness = LayoutHarness(in: CGSize(width: 300, height: 200)) { Switch(model: model) }
    model.step = 1
    harness.layOut()
    let readCount = model.readCount
    model.title = "Other"
    harness.layOut()
    #expect(model.readCount == readCount)
    #expect(harness.texts == ["Gone"])
  }

  @Test func `an object that a view stops to read is not observed any more`() {
    struct Choice: View {
      let models: [Model]
      @State private var count = 0

      var body: some View {
        let _ = models[0].countRead()
        Text(verbatim: models[models[0].step].title)
      }
    }
    let models = [Model(), Model()]
    let harness = LayoutHarness(in: CGSize(width: 300, height: 200)) { Choice(models: models) }
    models[0].step = 1
    harness.layOut()
    let readCount = models[0].readCount
    models[0].title = "Not shown"
    harness.layOut()
    #expect(models[0].readCount == readCount)
    models[1].title = "Shown"
    harness.layOut()
    #expect(harness.texts == ["Shown"])
  }
}
