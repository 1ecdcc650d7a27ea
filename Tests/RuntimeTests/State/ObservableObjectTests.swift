import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

private final class Watchface: ObservableObject {
  @Published var hours = 0
  @Published var minutes = 0
  var seconds = 0
}

private final class Bare: ObservableObject {
  var value = 0 { willSet { objectWillChange.send() } }
}

private final class Own: ObservableObject {
  let objectWillChange = PassthroughSubject<Int, Never>()
}

/// Objects that publish before they change.
@Suite struct ObservableObjectTests {
  @Test func `an object sends before each write to a published property`() {
    let clock = Watchface()
    var seen: [Int] = []
    let ear = clock.objectWillChange.sink { [unowned clock] in seen.append(clock.hours) }
    clock.hours = 1
    clock.minutes = 5
    clock.seconds = 9
    #expect(seen == [0, 1])
    ear.cancel()
    clock.hours = 2
    #expect(seen.count == 2)
  }

  @Test func `each object has one publisher of its own`() {
    let (one, other) = (Watchface(), Watchface())
    #expect(one.objectWillChange === one.objectWillChange)
    #expect(one.objectWillChange !== other.objectWillChange)
    let (bare, second) = (Bare(), Bare())
    #expect(bare.objectWillChange === bare.objectWillChange)
    #expect(bare.objectWillChange !== second.objectWillChange)
  }

  @Test func `an object without published properties can send manually`() {
    let bare = Bare()
    var count = 0
    let ear = bare.objectWillChange.sink { count += 1 }
    bare.value = 3
    #expect(count == 1)
    withExtendedLifetime(ear) {}
  }

  @Test
  func `the publisher of a property sends the current value, then new ones before writes`() {
    let clock = Watchface()
    var seen: [(sent: Int, stored: Int)] = []
    let ear = clock.$minutes.sink { [unowned clock] in seen.append(($0, clock.minutes)) }
    clock.minutes = 7
    #expect(seen.map(\.sent) == [0, 7])
    #expect(seen.map(\.stored) == [0, 0])
    withExtendedLifetime(ear) {}
  }

  @Test func `a publisher can be assigned to a published property`() {
    let (source, target) = (Watchface(), Watchface())
    source.$hours.assign(to: &target.$minutes)
    source.hours = 4
    #expect(target.minutes == 4)
  }

  @Test func `subscriptions end when they are released`() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var seen: [Int] = []
    var kept: Set<AnyCancellable> = []
    subject.sink { seen.append($0) }.store(in: &kept)
    subject.send(2)
    kept = []
    subject.send(3)
    #expect(seen == [1, 2])
    #expect(subject.value == 3)
  }
}

/// Observable objects in views.
@MainActor @Suite struct ObjectPropertyTests {
  private let windowSize = CGSize(width: 200, height: 100)

  private struct Face: View {
    @ObservedObject var clock: Watchface

    var body: some View { Text("\(clock.hours):\(clock.minutes)") }
  }

  @Test func `a change of an object evaluates only the views that observe it`() {
    let (one, other) = (Watchface(), Watchface())
    let harness = LayoutHarness(in: windowSize) {
      Face(clock: one)
      Face(clock: other)
    }
    #expect(harness.texts == ["0:0", "0:0"])
    let before = harness.tree.bodyCount
    one.hours = 3
    #expect(harness.texts == ["3:0", "0:0"])
    #expect(harness.tree.bodyCount == before + 1)
  }

  @Test func `a view with a new object observes that one only`() {
    let knob = Knob(Watchface())
    let first = knob.value
    let harness = LayoutHarness(in: windowSize) { ObservedContent { Face(clock: knob.value) } }
    let second = Watchface()
    second.minutes = 30
    knob.value = second
    #expect(harness.texts == ["0:30"])
    let before = harness.tree.bodyCount
    first.hours = 9
    harness.layOut()
    #expect(harness.tree.bodyCount == before)
    second.hours = 2
    #expect(harness.texts == ["2:30"])
  }

  private struct Owner: View {
    static var made = 0
    @StateObject private var clock = Owner.make()

    static func make() -> Watchface {
      made += 1
      return Watchface()
    }

    var body: some View {
      Button("\(clock.hours)") { clock.hours += 1 }
    }
  }

  @Test func `a state object is created once per identity and outlives the view values`() {
    let knob = Knob(0)
    Owner.made = 0
    let harness = LayoutHarness(in: windowSize) {
      ObservedContent {
        Text("knob \(knob.value)")
        Owner()
        Owner()
      }
    }
    #expect(Owner.made == 2)
    harness.click("0")
    knob.value = 5
    harness.layOut()
    #expect(Owner.made == 2)
    #expect(harness.elements.contains { $0.type == "Button" && $0.label == "1" })
  }

  private struct Inner: View {
    @EnvironmentObject private var clock: Watchface

    var body: some View {
      Button("add") { clock.minutes += 1 }
      Text("\(clock.minutes)")
      Part(minutes: $clock.minutes)
    }
  }

  private struct Part: View {
    @Binding var minutes: Int

    var body: some View { Button("reset \(minutes)") { minutes = 0 } }
  }

  @Test func `an object in the environment is found by its type and can be bound`() {
    let clock = Watchface()
    let harness = LayoutHarness(in: windowSize) { Inner().environmentObject(clock) }
    harness.click("add")
    harness.click("add")
    #expect(harness.texts.contains("2"))
    harness.click("reset 2")
    #expect(clock.minutes == 0)
  }

  @Observable final class Lamp {
    var isOn = false
    var name = "lamp"
  }

  private struct Switch: View {
    @Environment(Lamp.self) private var lamp
    @Environment(Absent.self) private var nothing: Absent?

    var body: some View {
      @Bindable var lamp = lamp
      Text(lamp.isOn ? "on" : "off")
      Text(nothing == nil ? "nothing" : "something")
      Flip(isOn: $lamp.isOn)
    }
  }

  @Observable final class Absent {}

  private struct Flip: View {
    @Binding var isOn: Bool

    var body: some View { Button("switch") { isOn.toggle() } }
  }

  @Test func `a model in the environment is found by its type and can be made bindable`() {
    let lamp = Lamp()
    let harness = LayoutHarness(in: windowSize) { Switch().environment(lamp) }
    #expect(harness.texts.contains("off") && harness.texts.contains("nothing"))
    harness.click("switch")
    #expect(lamp.isOn)
    #expect(harness.texts.contains("on"))
  }

  @Test func `a missing environment object ends the program with an explanation`()
    async throws
  {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = LayoutHarness(in: CGSize(width: 100, height: 100)) { Inner() }
      }
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("No Watchface is in the environment"))
    #expect(message.contains(".environmentObject"))
  }
}
