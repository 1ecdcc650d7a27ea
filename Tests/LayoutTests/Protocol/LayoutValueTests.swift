import EngineTesting
import Foundation
import PlumbUI
import Testing

@testable import TestSupport

extension Semantics {
  private struct Rank: LayoutValueKey {
    static var defaultValue: Int { 1 }
  }

  private struct Name: LayoutValueKey {
    static var defaultValue: String? { nil }
  }

  private struct Limit: LayoutValueKey {
    static var defaultValue: Int? { 9 }
  }

  /// A layout that records the values of its subviews.
  private struct Reading: Layout {
    final class Record {
      var ranks: [Int] = []
      var names: [String?] = []
      var limits: [Int?] = []
    }

    var record: Record

    func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize {
      record.ranks = subviews.map { $0[Rank.self] }
      return .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
      record.names = subviews.map { $0[Name.self] }
      record.limits = subviews.map { $0[Limit.self] }
    }
  }

  @MainActor @Suite struct LayoutValueTests {
    private func values(@ViewBuilder _ content: () -> some View) -> Reading.Record {
      let record = Reading.Record()
      let content = content()
      _ = LayoutHarness { Reading(record: record) { content } }
      return record
    }

    private func ranked(_ rank: Int) -> some View {
      Color.red.layoutValue(key: Rank.self, value: rank)
    }

    @Test func `a view without a value has the key's default value`() {
      let record = values { Color.red }
      #expect(record.ranks == [1])
      #expect(record.names == [nil])
    }

    @Test func `a key of optional values has its default value, and none as a value`() {
      let record = values {
        Color.red
        Color.red.layoutValue(key: Limit.self, value: nil)
        Color.red.layoutValue(key: Limit.self, value: 4)
      }
      #expect(record.limits == [9, nil, 4])
    }

    @Test func `a layout can read values during measurement and placement`() {
      let record = values {
        ranked(3)
        ranked(5).layoutValue(key: Name.self, value: "five")
      }
      #expect(record.ranks == [3, 5])
      #expect(record.names == [nil, "five"])
    }

    @Test func `the innermost value of a key is used`() {
      let record = values {
        ranked(3).layoutValue(key: Rank.self, value: 4)
        ranked(3).padding(1).layoutValue(key: Rank.self, value: 4)
        // A value equal to the default is a value as well.
        ranked(1).layoutValue(key: Rank.self, value: 4)
      }
      #expect(record.ranks == [3, 3, 1])
    }

    @Test func `wrappers pass on layout values`() {
      let record = values {
        ranked(2).padding(3)
        ranked(3).frame(width: 10).fixedSize()
        ranked(4).overlay { ranked(9) }
        ranked(5).background { ranked(9) }
        ranked(6).opacity(0.5).offset(x: 2).clipped()
        ranked(7).aspectRatio(1, contentMode: .fit).layoutPriority(2)
        AnyView(ranked(8))
      }
      #expect(record.ranks == [2, 3, 4, 5, 6, 7, 8])
    }

    @Test func `a container hides the layout values of its children`() {
      let record = values {
        HStack { ranked(2) }
        ZStack { ranked(2) }
        ProposalRecorder { ranked(2) }
        Grid { ranked(2) }
      }
      #expect(record.ranks == [1, 1, 1, 1])
    }

    @Test func `a layout value on a group applies to each member`() {
      let record = values {
        Group {
          Color.red
          Color.red
        }
        .layoutValue(key: Rank.self, value: 6)
      }
      #expect(record.ranks == [6, 6])
    }

    @Test func `a layout in an AnyLayout can read layout values`() {
      let record = Reading.Record()
      _ = LayoutHarness { AnyLayout(Reading(record: record)) { ranked(4) } }
      #expect(record.ranks == [4])
    }
  }
}
