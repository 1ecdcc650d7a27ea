import SwiftUI

/// A pocket calculator: keys of an enumeration in rows, the size of the keys from a geometry reader.
struct CalculatorView: View {
  @StateObject private var model = CalculatorModel()

  private let rows: [[CalculatorKey]] = [
    [.clear, .sign, .percent, .operation(.divide)],
    [.digit(7), .digit(8), .digit(9), .operation(.multiply)],
    [.digit(4), .digit(5), .digit(6), .operation(.subtract)],
    [.digit(1), .digit(2), .digit(3), .operation(.add)],
    [.digit(0), .point, .equals],
  ]

  var body: some View {
    GeometryReader { geometry in
      let spacing: CGFloat = 10
      let side = max((geometry.size.width - 5 * spacing) / 4, 10)
      VStack(spacing: spacing) {
        Spacer(minLength: 0)
        Text(model.display)
          .font(.system(size: side * 0.9, weight: .light))
          .lineLimit(1)
          .minimumScaleFactor(0.3)
          .frame(maxWidth: .infinity, alignment: .trailing)
          .padding(.horizontal, spacing)
          .accessibilityIdentifier("display")
        ForEach(rows, id: \.self) { row in
          HStack(spacing: spacing) {
            ForEach(row, id: \.self) { key in
              keyButton(key, side: side, spacing: spacing)
            }
          }
        }
      }
      .padding(.bottom, spacing)
      .frame(maxWidth: .infinity)
    }
    .foregroundColor(.white)
    .background(Color.black.edgesIgnoringSafeArea(.all))
  }

  private func keyButton(_ key: CalculatorKey, side: CGFloat, spacing: CGFloat) -> some View {
    Button {
      model.press(key)
    } label: {
      Text(key.title)
        .font(.system(size: side * 0.4, weight: .medium))
        .frame(
          width: key == .digit(0) ? side * 2 + spacing : side, height: side * 0.8
        )
        .background(
          key == model.pendingKey ? Color.white : key.color, in: Capsule()
        )
        .foregroundColor(key == model.pendingKey ? .orange : .white)
    }
    .buttonStyle(.plain)
  }
}

private enum Operation: String {
  case add = "+"
  case subtract = "−"
  case multiply = "×"
  case divide = "÷"

  func apply(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .add: left + right
    case .subtract: left - right
    case .multiply: left * right
    case .divide: left / right
    }
  }
}

private enum CalculatorKey: Hashable {
  case digit(Int)
  case operation(Operation)
  case clear, sign, percent, point, equals

  var title: String {
    switch self {
    case .digit(let digit): "\(digit)"
    case .operation(let operation): operation.rawValue
    case .clear: "AC"
    case .sign: "±"
    case .percent: "%"
    case .point: "."
    case .equals: "="
    }
  }

  var color: Color {
    switch self {
    case .operation, .equals: .orange
    case .clear, .sign, .percent: Color(white: 0.45)
    default: Color(white: 0.2)
    }
  }
}

private final class CalculatorModel: ObservableObject {
  @Published private(set) var display = "0"
  @Published private(set) var pendingKey: CalculatorKey?

  private var left: Double?
  private var operation: Operation?
  private var startsNewNumber = true

  func press(_ key: CalculatorKey) {
    switch key {
    case .digit(let digit): append("\(digit)")
    case .point: if startsNewNumber || !display.contains(".") { append(".") }
    case .sign: show(-value)
    case .percent: show(value / 100)
    case .clear:
      (left, operation, pendingKey, startsNewNumber) = (nil, nil, nil, true)
      display = "0"
    case .operation(let next):
      evaluate()
      (left, operation, pendingKey) = (value, next, key)
    case .equals:
      evaluate()
      (left, operation, pendingKey) = (nil, nil, nil)
    }
  }

  private var value: Double { Double(display) ?? 0 }

  private func append(_ text: String) {
    if startsNewNumber { display = text == "." ? "0" : "" }
    startsNewNumber = false
    pendingKey = nil
    display += text
  }

  private func evaluate() {
    if let left, let operation, !startsNewNumber { show(operation.apply(left, value)) }
    startsNewNumber = true
  }

  private func show(_ number: Double) {
    display = number.formatted(.number.grouping(.never).precision(.significantDigits(0...9)))
    startsNewNumber = true
  }
}
