internal import Foundation

/// A grid of colours: a row of greys, and rows of twelve hues from dark to light.
struct ColorPalette: View, ImplementationView {
  let color: Binding<EditedColor>
  /// The width in points.
  let width: CGFloat
  @Environment(\.layoutDirection) private var direction

  private static let columns = 12
  /// The width of the palette in the usual size of type, in points.
  static let usualWidth = CGFloat(columns) * 20

  /// The colours in rows.
  static let rows: [[EditedColor]] = {
    let greys = (0..<columns).map { column in
      let value = 255 - (255 * column + (columns - 1) / 2) / (columns - 1)
      return EditedColor(red: value, green: value, blue: value)
    }
    let levels: [(saturation: Double, brightness: Double)] = [
      (1, 0.4), (1, 0.6), (1, 0.8), (1, 1), (0.7, 1), (0.45, 1), (0.22, 1),
    ]
    return [greys]
      + levels.map { level in
        (0..<columns).map { column in
          EditedColor(
            hue: Double(column) / Double(columns), saturation: level.saturation,
            brightness: level.brightness)
        }
      }
  }()

  var body: some View {
    let selected = color.wrappedValue.opaque
    let place = place(of: selected)
    VStack(spacing: 0) {
      ForEach(Self.rows.indices, id: \.self) { row in
        HStack(spacing: 0) {
          ForEach(0..<Self.columns, id: \.self) { column in
            cell(
              Self.rows[row][column],
              isSelected: place?.row == row && place?.column == column)
          }
        }
      }
    }
    .clipShape(RoundedRectangle(cornerRadius: 5))
    .focusable()
    .onKeyPress(keys: [.leftArrow, .rightArrow, .upArrow, .downArrow]) { press in
      move(press.key, from: place)
      return .handled
    }
  }

  /// The width and the height of a cell in points.
  private var side: CGFloat { width / CGFloat(Self.columns) }

  private func place(of selected: EditedColor) -> (row: Int, column: Int)? {
    for (row, colors) in Self.rows.enumerated() {
      if let column = colors.firstIndex(of: selected) { return (row, column) }
    }
    return nil
  }

  private func cell(_ cell: EditedColor, isSelected: Bool) -> some View {
    Rectangle().fill(cell.color)
      .overlay {
        if isSelected {
          Rectangle().strokeBorder(Color.white, lineWidth: 2)
            .overlay { Rectangle().inset(by: 2).strokeBorder(Color.black.opacity(0.6)) }
        }
      }
      .frame(width: side, height: side)
      .contentShape(Rectangle())
      .onPress { select(cell) }
      .accessibilityLabel(cell.hex)
      .accessibilityRole(.option)
      .accessibilityAddTraits(isSelected ? .isSelected : [])
      .accessibilityAction { select(cell) }
  }

  /// Selects a colour of the palette with the opacity as before, unless that would hide it.
  private func select(_ new: EditedColor) {
    let opacity = color.wrappedValue[.opacity]
    color.wrappedValue = new.with(.opacity, opacity == 0 ? 255 : opacity)
  }

  /// Selects the colour beside the selected one, or the first.
  private func move(_ key: KeyEquivalent, from place: (row: Int, column: Int)?) {
    guard var place else { return select(Self.rows[0][0]) }
    let forward = direction == .rightToLeft ? -1 : 1
    switch key {
    case .leftArrow: place.column -= forward
    case .rightArrow: place.column += forward
    case .upArrow: place.row -= 1
    case .downArrow: place.row += 1
    default: break
    }
    guard Self.rows.indices.contains(place.row), (0..<Self.columns).contains(place.column) else {
      return
    }
    select(Self.rows[place.row][place.column])
  }
}
