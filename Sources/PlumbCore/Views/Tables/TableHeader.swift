internal import Foundation

/// A title in the header of a table.
struct TableTitle: Identifiable {
  let id: Int
  let label: AnyView
  let width: TableColumnWidth
  let alignment: HorizontalAlignment
  /// The order in which the rows are sorted by the column; `nil` if they are not.
  let order: SortOrder?
  /// Sorts the rows by the column, or reverses their order; `nil` for a column that does not sort.
  let sortRows: (@MainActor () -> Void)?
}

/// The titles of the columns of a table.
struct TableHeader: View, ImplementationView {
  let titles: [TableTitle]
  let layout: TableColumnLayout
  /// Sets the width of a column, in points.
  let resize: @MainActor (Int, CGFloat) -> Void

  var body: some View {
    layout {
      ForEach(titles) { title in
        TableTitleView(title: title) { resize(title.id, $0) }
      }
    }
    .padding(.horizontal, TableMetrics.inset)
    .padding(.vertical, 3)
    .frame(minHeight: 26)
    .fixedSize(horizontal: false, vertical: true)
    .background(.windowBackground)
    .overlay(alignment: .bottom) {
      Rectangle().fill(Color(.separator)).frame(height: 1).accessibilityHidden(true)
    }
  }
}

/// The title of a column, and the line with which the column is resized.
private struct TableTitleView: View, ImplementationView {
  let title: TableTitle
  let resize: @MainActor (CGFloat) -> Void
  @State private var width: CGFloat = 0
  @Environment(\.layoutDirection) private var layoutDirection

  var body: some View {
    content
      .frame(
        maxWidth: .infinity, maxHeight: .infinity,
        alignment: Alignment(horizontal: title.alignment, vertical: .center)
      )
      .onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      .overlay(alignment: .trailing) { if title.width.min < title.width.max { handle } }
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
      // In the middle of the gap to the next column.
      .offset(x: (layoutDirection == .leftToRight ? 1 : -1) * (TableColumnLayout.spacing / 2 + 4))
  }
}

/// The measures of tables, in points.
enum TableMetrics {
  /// The space beside the columns.
  static let inset: CGFloat = 16
}
