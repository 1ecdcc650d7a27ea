//
//  Brewing.swift
//  Kettle
//

import UIKit

/// The tea in the water, and the cups so far.
final class Brewing: NSObject, ObservableObject {
  @Published private(set) var tea = Tea.all[0]
  @Published private(set) var secondsLeft = Tea.all[0].seconds
  @Published private(set) var isRunning = false

  @objc dynamic private(set) var cups = UserDefaults.standard.integer(forKey: "cups") {
    willSet { objectWillChange.send() }
    didSet { UserDefaults.standard.set(cups, forKey: #keyPath(Brewing.cups)) }
  }

  private var timer: Timer?

  override init() {
    super.init()
    NotificationCenter.default.addObserver(
      self, selector: #selector(stop), name: UIApplication.willTerminateNotification, object: nil)
  }

  /// The part of the time that is left.
  var part: Double { Double(secondsLeft) / Double(tea.seconds) }

  func choose(_ tea: Tea) {
    self.tea = tea
    stop()
  }

  func start() {
    isRunning = true
    timer = Timer.scheduledTimer(
      timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  @objc func stop() {
    timer?.invalidate()
    timer = nil
    isRunning = false
    secondsLeft = tea.seconds
  }

  @objc private func tick() {
    secondsLeft -= 1
    guard secondsLeft == 0 else { return }
    stop()
    cups += 1
    Thanks.give(after: cups)
  }
}
