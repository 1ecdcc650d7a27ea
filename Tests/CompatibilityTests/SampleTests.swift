import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

/// Sample source code for SwiftUI: 8.5 points per character and 17 per line of body text.
@MainActor @Suite struct SampleTests {
  private let phone = CGSize(width: 390, height: 844)

  private func frames(_ harness: LayoutHarness, _ type: String) -> [CGRect] {
    harness.elements.filter { $0.type == type }.map(\.frame)
  }

  @Test func `a list of bindings writes through to its owner`() {
    let harness = LayoutHarness(in: phone) { PetList() }
    #expect(harness.texts.last == "Coco 2, Hazel 0, Methuselah 4")
    harness.click("Vote for Hazel")
    harness.click("Vote for Coco")
    harness.click("Vote for Coco")
    #expect(harness.texts.last == "Coco 4, Hazel 1, Methuselah 4")
    #expect(harness.texts.filter { $0 == "popular" }.count == 2)
  }

  @Test func `a row has its name first, its button last and a spacer between`() {
    let harness = LayoutHarness(proposing: 300, nil) { PetRow(pet: .constant(Pet.all[1])) }
    #expect(harness.measuredSize.width == 300)
    #expect(harness["Hazel"].minX == 0)
    #expect(harness["Vote for Hazel"].maxX == 300)
    // "+1" in the headline face, 17 points as body text, with a padding of 5 points.
    #expect(harness["Vote for Hazel"].size == CGSize(width: 27, height: 27))
    // Baselines are equal: both texts have the same ascent.
    #expect(harness["Hazel"].minY == harness["+1"].minY)
  }

  @Test func `a grid has a spanning title, aligned names and aligned counts`() {
    let harness = LayoutHarness(in: phone) { PetTable(household: Household()) }
    let left = harness["Standings"].minX
    for name in ["Coco", "Hazel", "Methuselah"] { #expect(harness[name].minX == left) }
    let ends = Set(["2", "0", "4"].map { harness[$0].maxX })
    #expect(ends == [390])
    // "Methuselah" is 85 wide, a count 9; bars get the rest of 390 beside two gaps of 10.
    let bars = frames(harness, "ProgressView")
    #expect(bars.map(\.width) == [276, 276, 276])
    #expect(Set(bars.map(\.minX)) == [95])
    #expect(frames(harness, "Divider").map(\.width) == [390, 390, 390])
  }

  @Test func `a custom layout reads the values of its views`() {
    let harness = LayoutHarness(in: CGSize(width: 120, height: 120)) {
      PetClock(household: Household())
    }
    // Circles of 20 on a radius of 50 around (60, 60), at 0, 120 and 240 degrees from the top.
    let centres = ["Coco", "Hazel", "Methuselah"].map { name in
      let frame = harness["\(name)'s place"]
      return CGPoint(x: frame.midX, y: frame.midY)
    }
    let x = 50 * 0.75.squareRoot()
    let expected = [CGPoint(x: 60, y: 10), CGPoint(x: 60 + x, y: 85), CGPoint(x: 60 - x, y: 85)]
    for (centre, place) in zip(centres, expected) {
      #expect(abs(centre.x - place.x) < 1e-9)
      #expect(abs(centre.y - place.y) < 1e-9)
    }
  }

  @Test func `an AnyLayout changes to a row and back`() {
    let household = Household()
    let harness = LayoutHarness(in: CGSize(width: 120, height: 120)) {
      PetClock(household: household)
    }
    let votes = household.pets.map(\.votes)
    for index in household.pets.indices { household.pets[index].votes = 0 }
    // Three of 20 with gaps of 2, centred in 120.
    let row = ["Coco", "Hazel", "Methuselah"].map { harness["\($0)'s place"] }
    #expect(row.map(\.minX) == [28, 50, 72])
    #expect(row.map(\.minY) == [50, 50, 50])
    for (index, count) in votes.enumerated() { household.pets[index].votes = count }
    #expect(harness["Coco's place"].midY == 10)
  }

  @Test func `buttons of equal width are in a row, or in a column if it does not fit`() {
    let bar = VoteBar(names: ["Coco", "Hazel", "Methuselah"])
    // The widest button is 85 and twice 12 of padding: 109; a row of three with gaps of 6 is 339.
    let row = frames(LayoutHarness(in: CGSize(width: 339, height: 300)) { bar }, "Button")
    #expect(row.map(\.width) == [109, 109, 109])
    #expect(row.map(\.minX) == [0, 115, 230])
    #expect(Set(row.map(\.minY)).count == 1)
    let column = frames(LayoutHarness(in: CGSize(width: 338, height: 300)) { bar }, "Button")
    #expect(Set(column.map(\.minX)).count == 1)
    #expect(Set(column.map(\.minY)).count == 3)
  }

  @Test func `larger type changes the row to a column`() {
    let bar = VoteBar(names: ["Coco", "Hazel", "Methuselah"])
    let harness = LayoutHarness(in: phone) { bar.environment(\.dynamicTypeSize, .accessibility3) }
    // Ten characters of 20 points and 24 of padding are 224; three of them do not fit into 390.
    let buttons = frames(harness, "Button")
    #expect(Set(buttons.map(\.minX)).count == 1)
    #expect(Set(buttons.map(\.minY)).count == 3)
    #expect(frames(harness, "Text").map(\.height) == [40, 40, 40])
  }

  @Test func `a whole screen counts clicks and fits its window`() {
    let harness = LayoutHarness(in: phone) { ContentView() }
    harness.click("Hazel")
    func counts() -> [String] { harness.texts.filter { Int($0) != nil } }
    // The first "Hazel" is the name in the table; only the button is pressed.
    #expect(counts() == ["2", "0", "4"])
    let button = harness.elements.filter { $0.type == "Button" }[1].frame
    harness.click(CGPoint(x: button.midX, y: button.midY))
    #expect(counts() == ["2", "1", "4"])
    for element in harness.elements where ["Text", "Button", "ProgressView"].contains(element.type)
    {
      #expect(element.frame.minX >= 16 && element.frame.maxX <= 374)
    }
  }

  @Test func `its views can be painted`() {
    let list = LayoutHarness(in: phone) { ContentView() }.tree.displayList(in: phone, scale: 2)
    let dark = LayoutHarness(in: phone) { ContentView().environment(\.colorScheme, .dark) }
      .tree.displayList(in: phone, scale: 2)
    #expect(list.pixelSize == (780, 1688))
    #expect(!list.commands.isEmpty)
    #expect(dark.commands != list.commands)
    #expect(dark.commands.count == list.commands.count)
  }
}
