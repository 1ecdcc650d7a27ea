import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import PlumbCore
@testable import TestSupport

/// The widths of the segments of a picker.
@MainActor @Suite struct SegmentsTests {
  @Test func `segments have equal widths where all titles fit into those`() {
    #expect(SharedWidths.widths(ideals: [10, 20, 30], in: 90) == [30, 30, 30])
  }

  @Test func `a longer title has its width, and the others share the rest`() {
    #expect(SharedWidths.widths(ideals: [10, 20, 30], in: 70) == [20, 20, 30])
    #expect(SharedWidths.widths(ideals: [10, 20, 30], in: 66) == [16, 20, 30])
    #expect(SharedWidths.widths(ideals: [10, 20, 30], in: 60) == [10, 20, 30])
  }

  @Test func `without room for all, the longest are truncated first`() {
    #expect(SharedWidths.widths(ideals: [10, 20, 30], in: 45) == [10, 17.5, 17.5])
    #expect(SharedWidths.widths(ideals: [10, 20, 30], in: 15) == [5, 5, 5])
    #expect(SharedWidths.widths(ideals: [10, 20, 30], in: 0) == [0, 0, 0])
    #expect(SharedWidths.widths(ideals: [], in: 10) == [])
  }

  @Test func `a title is not truncated where there is room for all`() {
    let titles = ["A", "One that is long"]
    func picker(_ width: CGFloat?) -> LayoutHarness {
      LayoutHarness(proposing: width, nil) {
        Picker("", selection: .constant("A")) { ForEach(titles, id: \.self) { Text($0) } }
          .pickerStyle(.segmented).labelsHidden()
      }
    }
    let ideal = picker(nil)
    let exact = picker(ideal.measuredSize.width)
    for title in titles { #expect(exact[title].width == ideal[title].width) }
    #expect(exact.measuredSize == ideal.measuredSize)
    // With more space than twice the longer title needs, both segments are equal.
    let wide = picker(600)
    #expect(wide.measuredSize.width == 600)
    #expect(abs(wide["A"].midX - 151) < 1 && abs(wide[titles[1]].midX - 449) < 1)
  }
}
