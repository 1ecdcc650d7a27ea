import EngineTesting
import Foundation
import SwiftUI
import Testing

@testable import TestSupport

extension Semantics {
  /// The rows of sections are shown at once, wherever the list is and however often it is measured.
  @MainActor @Suite struct LazySectionTests {
    private struct Group: Identifiable {
      let id: Int
      let count: Int
      var rows: [String] { (0..<count).map { "row \(id).\($0)" } }
    }

    /// The surroundings of a list.
    enum Place: CaseIterable {
      case window, besideView, besideSpacer, splitView, column, sidebar
    }

    /// The ways in which sections are written.
    enum Form: CaseIterable {
      case elements, nestedElements, views, plainRows
    }

    @ViewBuilder private func sections(_ counts: [Int], _ form: Form) -> some View {
      let groups = counts.enumerated().map { Group(id: $0.offset, count: $0.element) }
      switch form {
      case .elements:
        ForEach(groups) { group in
          Section("section \(group.id)") {
            ForEach(group.rows, id: \.self) { Text($0) }
          }
        }
      case .nestedElements:
        ForEach([0], id: \.self) { _ in
          ForEach(groups) { group in
            Section("section \(group.id)") {
              ForEach(group.rows, id: \.self) { row in ForEach([row], id: \.self) { Text($0) } }
            }
          }
        }
      case .views:
        ForEach(groups) { group in
          Section("section \(group.id)") {
            ForEach(group.rows, id: \.self) { row in
              HStack {
                Text(row)
                Spacer()
                Image(systemName: "star")
              }
            }
          }
        }
      case .plainRows:
        ForEach(groups) { group in
          Section("section \(group.id)") {
            if group.count > 0 { Text("row \(group.id).0") }
            if group.count > 1 { ForEach(group.rows.dropFirst(), id: \.self) { Text($0) } }
          }
        }
      }
    }

    @ViewBuilder private func placed(
      _ place: Place, @ViewBuilder _ list: @escaping () -> some View
    ) -> some View {
      switch place {
      case .window: list()
      case .besideView:
        HStack(spacing: 0) {
          list()
          Text("beside")
        }
      case .besideSpacer:
        HStack {
          list()
          Spacer()
        }
      case .splitView:
        HSplitView {
          list()
          Text("beside")
        }
      case .column:
        VStack {
          Text("above")
          list()
          HStack { Text("below") }
        }
      case .sidebar:
        NavigationSplitView(sidebar: list) { Text("beside") }
      }
    }

    @Test(
      arguments: Place.allCases, [[1, 1, 1], [2, 1], [1, 2], [3], [1, 0, 1], [2, 3, 1, 1]])
    func `every row is shown in the first frame`(place: Place, counts: [Int]) {
      for form in Form.allCases {
        let expected = counts.enumerated().flatMap { section, count in
          (0..<count).map { "row \(section).\($0)" }
        }
        let list = LayoutHarness(in: size(600, 800)) {
          placed(place) { List { sections(counts, form) } }
        }
        #expect(list.shownLabels.isSuperset(of: expected), "\(form) in a list")
        let stack = LayoutHarness(in: size(600, 800)) {
          placed(place) { ScrollView { LazyVStack { sections(counts, form) } } }
        }
        #expect(stack.shownLabels.isSuperset(of: expected), "\(form) in a lazy stack")
      }
    }
  }
}
