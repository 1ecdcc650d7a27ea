import PlumbTesting
import SwiftUI
import Testing

@testable import Starter

@MainActor struct StarterTests {
  private let list = ErrandList(Errand.examples)

  private func window() throws -> TestWindow {
    try layout(in: CGSize(width: 420, height: 560)) { ErrandsView(list: list) }
  }

  @Test func `an errand is added`() throws {
    let window = try window()
    try window.find(.textField, "New errand").tap()
    window.type("Feed the cat")
    window.press(.return)
    #expect(list.errands.last?.title == "Feed the cat")
    #expect(try window.find(id: "left").label == "3 errands left")
  }

  @Test func `an errand is ticked off`() throws {
    let window = try window()
    try window.find(.button, "Mark Buy stamps as done").tap()
    #expect(list.errands.map(\.isDone) == [false, true, true])
    #expect(try window.find(id: "left").label == "1 errand left")
  }

  @Test func `the selected errand is edited`() throws {
    let window = try window()
    list.edited = list.errands[2]
    window.layOut()
    try window.find(.textField, "Note").tap()
    window.type("Ten")
    try window.find(.button, "Save").tap()
    #expect(list.errands[2].note == "Ten")
    #expect(list.edited == nil)
  }

  @Test func `the changes of a list are saved`() {
    var saved: [[Errand]] = []
    let list = ErrandList { saved.append($0) }
    list.add(Errand(title: "Feed the cat"))
    list.delete(list.errands.map(\.id))
    #expect(saved.map(\.count) == [1, 0])
  }

  @Test func `the window looks as recorded`() throws {
    try window().expectPicture("errands", in: [.light, .dark], tolerance: .glyphEdges)
  }

  @Test func `large type fits`() throws {
    let window = try window()
    window.environment.dynamicTypeSize = .accessibility2
    try window.find(.button, "Add").expect(.inside(window))
    try window.find(id: "left").expect(.inside(window))
  }
}
