internal import Foundation

/// The options of a picker in a box of five rows, in which they scroll; at first the selected one is in the middle.
struct PickerWheel<Content: View>: View, ImplementationView {
  let content: Content
  @Environment(\.pickerChoice) private var choice
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    ScrollViewReader { scroll in
      ScrollView {
        VStack(spacing: 0) { content }.padding(Self.margin)
      }
      .frame(height: 5 * PickerWheelRow.height(metrics) + 2 * Self.margin)
      .onAppear { if let option = choice?.selection { scroll.scrollTo(option, anchor: .center) } }
      .onChange(of: choice?.selection) {
        if let option = choice?.selection { scroll.scrollTo(option) }
      }
    }
    .background { RoundedRectangle(cornerRadius: metrics.scaled(8)).fill(ControlAreaStyle()) }
  }

  /// The distance between the rows and the edge of the box, in points.
  private static var margin: CGFloat { 2 }
}

/// An option of a wheel: in the middle of its row, and on a raised background if it is selected.
struct PickerWheelRow<Content: View>: View, ImplementationView {
  let content: Content
  let isSelected: Bool
  @Environment(\.controlMetrics) private var metrics

  var body: some View {
    content
      .endingEmphasis(isSelected)
      .lineLimit(1)
      .opacity(isSelected ? 1 : 0.6)
      .frame(maxWidth: .infinity, minHeight: PickerWheelRow<EmptyView>.height(metrics))
      .raisedBackground(isSelected, cornerRadius: metrics.scaled(6))
      .contentShape(Rectangle())
  }
}

extension PickerWheelRow where Content == EmptyView {
  /// The height of a row in points.
  static func height(_ metrics: ControlMetrics) -> CGFloat { metrics.scaledWithType(32) }
}
