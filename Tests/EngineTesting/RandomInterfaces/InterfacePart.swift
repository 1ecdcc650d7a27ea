import Foundation
import PlumbUI

/// The material of a construct: its arguments, the state and the views inside.
@MainActor struct InterfacePart {
  let interface: RandomInterface
  let model: InterfaceModel

  /// A number from 0 to 255.
  func number(_ index: Int = 0) -> Int { interface.arguments[index] }

  /// A length in points.
  func length(_ index: Int = 0) -> CGFloat { CGFloat(number(index) % 16) * 5 }

  /// A number from 0 to 1.
  func fraction(_ index: Int = 0) -> Double { Double(number(index) % 9) / 8 }

  func flag(_ index: Int = 0) -> Bool { !number(index).isMultiple(of: 2) }

  func pick<Value>(_ values: [Value], _ index: Int = 0) -> Value {
    values[number(index) % values.count]
  }

  var alignment: Alignment { pick([.center, .topLeading, .bottomTrailing, .leading, .top], 1) }

  // MARK: The views inside

  var content: InterfaceView { view(0) }

  func view(_ index: Int) -> InterfaceView {
    InterfaceView(interface: interface.contents[index], model: model)
  }

  /// All views inside.
  var views: some View { views(from: 0) }

  func views(from first: Int) -> some View {
    ForEach(first..<max(first, interface.contents.count), id: \.self) { view($0) }
  }

  // MARK: The state

  var values: InterfaceModel.Values { model.values }

  var shows: Bool { values.flags[number(2) % 4] }

  var bindings: Bindable<InterfaceModel> { Bindable(model) }

  var shown: Binding<Bool> { bindings.values.flags[number(2) % 4] }

  var text: Binding<String> { bindings.values.texts[number(2) % 2] }

  var value: Binding<Double> { bindings.values.numbers[number(2) % 3] }

  var animation: Animation? {
    pick([.default, .linear(duration: 0.3), .spring(), .bouncy, nil, .easeIn.delay(0.1)])
  }
}

/// The view of a random interface, whose body reads the state that its construct reads.
struct InterfaceView: View {
  let interface: RandomInterface
  let model: InterfaceModel
  @State private var life = InterfaceLife()

  var body: some View {
    InterfaceConstruct.all[interface.kind].view(InterfacePart(interface: interface, model: model))
  }
}
