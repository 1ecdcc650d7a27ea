import EngineTesting
import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbGraphics
@testable import PlumbPainting
@testable import PlumbPlatform
@testable import PlumbSDL
@testable import PlumbText
@testable import PlumbUI
@testable import TestSupport

/// Dates as texts.
@Suite struct TextDateTests {
  private let now = Date(timeIntervalSinceReferenceDate: 0)

  private func string(_ text: Text, in locale: String = "en_US", at now: Date? = nil) -> String {
    text.string(
      in: LocalizationContext(
        locale: Locale(identifier: locale), timeZone: .gmt, folder: nil, now: now ?? self.now))
  }

  @Test(
    arguments: [
      (Text.DateStyle.relative, 8_580.0, "2 hr, 23 min"), (.relative, -5, "5 sec"),
      (.relative, 0, "0 sec"), (.offset, 7_300, "+2 hours"), (.offset, -60, "-1 minute"),
      (.timer, 152, "2:32"), (.timer, 3_661, "1:01:01"), (.timer, -59, "0:59"),
    ])
  func `show the distance of a date from now`(
    style: Text.DateStyle, seconds: Double, expected: String
  ) {
    #expect(string(Text(now.addingTimeInterval(seconds), style: style)) == expected)
  }

  @Test func `a time of day and a day are formatted by the locale`() {
    #expect(string(Text(now, style: .date)) == "January 1, 2001")
    #expect(string(Text(now, style: .date), in: "es") == "1 de enero de 2001")
    #expect(string(Text(now, style: .time), in: "es_ES") == "0:00")
  }

  @Test func `show times in other languages`() {
    #expect(
      string(Text(now.addingTimeInterval(8_580), style: .relative), in: "de") == "2 Std., 23 Min.")
    #expect(string(Text(now.addingTimeInterval(-7_300), style: .offset), in: "es") == "-2 horas")
  }

  @Test func `show an infinite time, too`() {
    #expect(!string(Text(.distantFuture, style: .relative), at: .distantPast).isEmpty)
  }

  @Test func `tolerate a time that is NaN`() {
    let never = Date(timeIntervalSinceReferenceDate: .infinity)
    let always = Date(timeIntervalSinceReferenceDate: -.infinity)
    for countsDown in [true, false] {
      for interval in [now...never, always...now, always...never] {
        let text = Text(timerInterval: interval, countsDown: countsDown)
        #expect(!string(text).isEmpty)
        #expect(text.nextChange(after: now).map { $0 > now } != false)
      }
    }
    for style in [Text.DateStyle.relative, .offset, .timer] {
      #expect(!string(Text(never, style: style)).isEmpty)
      #expect(Text(always, style: style).nextChange(after: now) == nil)
    }
  }

  @Test func `a timer is limited to its interval`() {
    let interval = now...now.addingTimeInterval(90)
    let after = now.addingTimeInterval(30.5)
    #expect(string(Text(timerInterval: interval)) == "1:30")
    #expect(string(Text(timerInterval: interval), at: after) == "1:00")
    #expect(string(Text(timerInterval: interval, countsDown: false), at: after) == "0:30")
    #expect(string(Text(timerInterval: interval), at: now.addingTimeInterval(200)) == "0:00")
    #expect(
      string(Text(timerInterval: interval, pauseTime: now.addingTimeInterval(45)), at: after)
        == "0:45")
    let long = now...now.addingTimeInterval(7_200)
    #expect(string(Text(timerInterval: long)) == "2:00:00")
    #expect(string(Text(timerInterval: long, showsHours: false)) == "120:00")
  }

  @Test func `texts with relative dates are updated every second`() {
    let date = now.addingTimeInterval(100.25)
    let change = Text(date, style: .timer).nextChange(after: now)
    #expect(abs((change ?? now).timeIntervalSince(now) - 0.25) < 1e-5)
    #expect(Text(date, style: .date).nextChange(after: now) == nil)
    #expect(Text("in \(date, style: .relative)").nextChange(after: now) != nil)
    #expect(Text(timerInterval: now...date).nextChange(after: date) == nil)
  }

  @MainActor @Test func `labels and canvases use the time of their tree`() {
    let start = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let age = Text(start.addingTimeInterval(-7_200), style: .offset)
    let tree = ViewTree(
      root: VStack {
        Color.red.frame(width: 10, height: 10).accessibilityLabel(age)
        Image("picture", label: age)
        Image(systemName: "star").accessibilityValue(age)
        Canvas { context, _ in context.draw(age, at: .zero, anchor: .topLeading) }
      },
      textServices: .monospaced)
    tree.startDate = start
    tree.advance(to: 3_600)
    let size = CGSize(width: 300, height: 300)
    tree.layOut(in: size, scale: 1)
    let elements = tree.elements().flattened
    #expect(elements.filter { $0.label == "-3 hours" }.count == 2)
    #expect(elements.contains { $0.value == "-3 hours" })
    #expect(tree.displayList(in: size, scale: 1).dump().contains("-3 hours"))
  }

  @MainActor @Test func `a timer in a window updates only when its text changes`() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let harness = LayoutHarness(isAtRest: false) {
      Text(timerInterval: start...start.addingTimeInterval(10)).accessibilityIdentifier("timer")
    }
    func label() -> String? {
      harness.tree.elements().flattened.first { $0.identifier == "timer" }?.label
    }
    #expect(label() == "0:10")
    #expect(harness.tree.nextWakeUp.map { abs($0 - 1) < 1e-5 } == true)
    harness.show(at: 3.2)
    #expect(label() == "0:07")
    harness.show(at: 20)
    #expect(label() == "0:00")
    #expect(harness.tree.nextWakeUp == nil)
  }
}
