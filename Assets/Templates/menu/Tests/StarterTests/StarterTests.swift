import Foundation
import PlumbTesting
import SwiftUI
import Testing

@testable import Starter

@MainActor struct StarterTests {
  private let countdown = Countdown()
  private let noon = Date(timeIntervalSince1970: 0)

  private func window() throws -> TestWindow {
    try layout(in: CGSize(width: 300, height: 350)) { CountdownView(countdown: countdown) }
  }

  @Test func `the time runs until it is over`() {
    countdown.start(at: noon)
    countdown.update(at: noon + 60)
    #expect(countdown.remaining == 24 * 60)
    #expect(countdown.isRunning)
    countdown.update(at: noon + 26 * 60)
    #expect(countdown.isOver)
    #expect(!countdown.isRunning)
  }

  @Test func `a pause stops the time`() {
    countdown.start(at: noon)
    countdown.pause(at: noon + 60)
    countdown.update(at: noon + 120)
    #expect(countdown.remaining == 24 * 60)
    countdown.start(at: noon + 600)
    countdown.update(at: noon + 660)
    #expect(countdown.remaining == 23 * 60)
  }

  @Test func `another duration begins anew`() throws {
    let window = try window()
    #expect(try window.find("Time left").value == "25:00")
    try window.find("5").tap()
    #expect(try window.find("Time left").value == "5:00")
  }

  @Test func `the return key starts and pauses`() throws {
    let window = try window()
    window.press(.return)
    #expect(countdown.isRunning)
    #expect(window.has("Pause"))
    window.press(.return)
    #expect(!countdown.isRunning)
  }

  @Test func `the window looks as recorded`() throws {
    countdown.start(at: noon)
    countdown.pause(at: noon + 500)
    let window = try window()
    window.expectPicture("paused", in: [.light, .dark], tolerance: .glyphEdges)
    countdown.start(at: noon)
    countdown.update(at: noon + 3600)
    window.layOut()
    window.expectPicture("over", tolerance: .glyphEdges)
  }
}
