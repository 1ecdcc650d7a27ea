internal import Foundation

/// A title in the header of a table.
struct TableTitle: Identifiable {
  let id: Int
  let label: AnyView
  let width: TableColumnWidth
  let alignment: HorizontalAlignment
  /// The order in which the rows are sorted by the column; `nil` if they are not sorted by it.
  let order: SortOrder?
  /// Sorts the rows by the column, or reverses their order; `nil` for a column that does not sort.
  let sortRows: (@MainActor () -> Void)?
  /// Whether a person can change the width of the column.
  let canBeResized: Bool
  /// Whether a person can move the column.
  let canBeMoved: Bool
}

/// An item of the context menu of the header of a table.
struct TableColumnChoice: Identifiable {
  let id: Int
  let label: AnyView
  /// Whether the column is shown.
  let isShown: Binding<Bool>
}

/// The titles of the columns of a table.
struct TableHeader: View, ImplementationView {
  let titles: [TableTitle]
  let layout: TableColumnLayout
  /// The columns that a person can hide and show.
  let choices: [TableColumnChoice]
  /// Moves a column to the place of another one.
  let move: @MainActor (Int, Int) -> Void
  /// Sets the width of a column, in points.
  let resize: @MainActor (Int, CGFloat) -> Void
  /// The title that is dragged.
  @State private var drag: TableTitleDrag?
  @State private var width: CGFloat?
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    let content = header.onGeometryChange(for: CGFloat.self) {
      $0.size.width
    } action: {
      width = $0
    }
    if choices.isEmpty {
      content
    } else {
      content.contextMenu {
        ForEach(choices) { choice in
          Toggle(isOn: choice.isShown) { choice.label }
        }
      }
    }
  }

  private var header: some View {
    layout {
      ForEach(titles) { title in
        TableTitleView(title: title, moving: moving(title)) { resize(title.id, $0) }
          .offset(x: drag?.title == title.id ? drag?.offset ?? 0 : 0)
          .zIndex(drag?.title == title.id ? 1 : 0)
      }
    }
    .padding(.horizontal, TableMetrics.inset)
    .padding(.vertical, 3)
    .frame(minHeight: 26)
    .fixedSize(horizontal: false, vertical: true)
    .background(.windowBackground)
    .overlay(alignment: .bottom) {
      Rectangle().fill(Color(system: .separator)).frame(height: 1).accessibilityHidden(true)
    }
  }
}

/// The title of a column on its way to another place.
private struct TableTitleDrag {
  let title: Int
  /// The distance from the place of the title, in points.
  var offset: CGFloat = 0
  /// The part of the pointer's way by which the place of the title has changed since the start of the drag, in points.
  var passed: CGFloat = 0
}

/// The dragging of titles. As on a Mac: two columns change places as soon as the dragged title has passed half of the
/// other one.
extension TableHeader {
  @MainActor private func moving(_ title: TableTitle) -> some Gesture {
    DragGesture(minimumDistance: 6, coordinateSpace: .global)
      .onChanged { event in
        let distance = event.translation.width
        follow(title.id, to: layoutDirection == .leftToRight ? distance : -distance)
      }
      .onEnded { _ in withAnimation(.snappy(duration: 0.2)) { drag = nil } }
  }

  /// Moves a title with the pointer, and its column to the places it passes.
  ///
  /// - Parameter distance: the way of the pointer towards the trailing edge, in points.
  @MainActor private func follow(_ id: Int, to distance: CGFloat) {
    var drag = drag?.title == id ? drag ?? TableTitleDrag(title: id) : TableTitleDrag(title: id)
    var order = titles
    var widths = layout.widths(in: width.map { $0 - 2 * TableMetrics.inset })
    while let index = order.firstIndex(where: { $0.id == id }) {
      let offset = distance - drag.passed
      let next = offset < 0 ? index - 1 : index + 1
      guard order.indices.contains(next), order[next].canBeMoved else { break }
      let step = widths[next] + TableColumnLayout.spacing
      guard abs(offset) > step / 2 else { break }
      drag.passed += offset < 0 ? -step : step
      move(id, order[next].id)
      order.swapAt(index, next)
      widths.swapAt(index, next)
    }
    let offset = distance - drag.passed
    drag.offset = layoutDirection == .leftToRight ? offset : -offset
    self.drag = drag
  }
}

/// The title of a column, and the line with which the column is resized.
private struct TableTitleView<Moving: Gesture>: View, ImplementationView {
  let title: TableTitle
  /// Moves the column.
  let moving: Moving
  let resize: @MainActor (CGFloat) -> Void
  @State private var width: CGFloat = 0
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    content
      .frame(
        maxWidth: .infinity, maxHeight: .infinity,
        alignment: Alignment(horizontal: title.alignment, vertical: .center)
      )
      // The gesture is below the line, whose own drag changes the width.
      .highPriorityGesture(moving, isEnabled: title.canBeMoved)
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .overlay(alignment: .trailing) { if title.canBeResized { handle } }
  }

  @ViewBuilder private var content: some View {
    if let sortRows = title.sortRows {
      Button(action: sortRows) {
        HStack(spacing: 4) {
          label
          if let order = title.order {
            Image(systemName: order == .forward ? "chevron.up" : "chevron.down")
              .font(.caption.weight(.semibold))
              .foregroundStyle(.secondary)
              .accessibilityLabel(Text(order == .forward ? "ascending" : "descending"))
          }
        }
        .frame(
          maxWidth: .infinity, maxHeight: .infinity,
          alignment: Alignment(horizontal: title.alignment, vertical: .center)
        )
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
    } else {
      label
    }
  }

  private var label: some View {
    title.label
      .font(.subheadline.weight(title.order == nil ? .regular : .semibold))
      .lineLimit(1)
  }

  private var handle: some View {
    ResizeHandle(width: width, length: 16) { resize(title.width.limited($0)) }
      // The line is in the middle of the gap to the next column.
      .offset(x: (layoutDirection == .leftToRight ? 1 : -1) * (TableColumnLayout.spacing / 2 + 4))
  }
}

/// The measures of tables, in points.
enum TableMetrics {
  /// The space beside the columns.
  static let inset: CGFloat = 16
}
